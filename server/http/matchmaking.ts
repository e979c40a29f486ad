// What Colyseus opens to the world by itself, and we close.
import { matchMaker } from 'colyseus';

/** Only `joinById` by HTTP, and no cross-origin headers: pages of ours need none, others get none. */
export function closeMatchmaking(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['joinById'];
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = () => ({});
}
