// The registry of games, loaded when a table first needs it: home does not.
import { signal } from '@preact/signals';
import type { Game } from '../../shared/game.ts';

type Games = Readonly<Record<string, Game>>;
const registry = signal<Games>({});
let asked = false;

/** Empty until it is there; components are drawn again then. */
export function useGames(): Games {
  if (!asked) {
    asked = true;
    import('../../shared/games/index.ts').then(
      ({ games }) => (registry.value = games),
      () => (asked = false),
    );
  }
  return registry.value;
}
