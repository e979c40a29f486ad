// What Colyseus opens to the world by itself, and we close.

/** `matchMaker.controller` of Colyseus, as far as we touch it: handed in, so that no test of ours must load Colyseus. */
export interface MatchmakingController {
  exposedMethods: string[];
  DEFAULT_CORS_HEADERS: object;
  getCorsHeaders: (headers: Headers) => Record<string, string>;
}

/** Only `joinById` by HTTP, and no cross-origin headers: pages of ours need none, others get none. */
export function closeMatchmaking(controller: MatchmakingController): void {
  controller.exposedMethods = ['joinById'];
  controller.DEFAULT_CORS_HEADERS = {};
  controller.getCorsHeaders = () => ({});
}
