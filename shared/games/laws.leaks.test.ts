// Every secret that a game has, given away on purpose: the laws of secrecy must notice each of them.
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../server/lexica.ts';
import type { Game, Viewer } from '../game.ts';
import { stream } from '../random.ts';
import { lexiconGo } from './lexicon-go/game.ts';
import type { Event as GoEvent } from './lexicon-go/event.ts';
import type { State as GoState } from './lexicon-go/state.ts';
import { faultOf, type Law } from './laws/law.ts';
import { playOut } from './laws/playing.ts';
import { noticesKeepSecrets, viewsKeepSecrets } from './laws/secrecy.ts';
import { woertersee } from './woertersee/game.ts';
import type { Event as LakeEvent, State as LakeState } from './woertersee/state.ts';

/** Some secrets come up in a game of a hundred (a vote). */
const GAMES = 400;

function noticed(game: Game, law: Law, games = GAMES): boolean {
  return Array.from({ length: games }, (_, run) => `leak/${run}`).some(
    (seed) => faultOf(law, playOut(game, seed, lexicon), stream(seed, -2)) !== undefined,
  );
}
/** `game` whose view also holds what `secret` finds in the state, for one viewer or (`viewer` left aside) for all. */
const viewing = (game: Game, secret: (state: never, viewer: Viewer) => unknown): Game => ({
  ...game,
  view: (state, viewer) => {
    const { table, ...own } = game.view(state, viewer);
    return { ...own, table: { ...table, leak: JSON.stringify(secret(state as never, viewer)) ?? '' } };
  },
});
const telling = (game: Game, secret: (event: never) => unknown): Game => ({
  ...game,
  show: (event, state, viewer) => ({
    ...(game.show(event, state, viewer) ?? { type: event.type }),
    leak: JSON.stringify(secret(event as never)) ?? '',
  }),
});

describe('of Lexicon-Go, a view that shows', () => {
  it.each<[string, (state: GoState, viewer: Viewer) => unknown]>([
    ['which words are in the lexicon', ({ words }) => words.map(({ valid }) => valid)],
    [
      'which of my words are in the lexicon',
      ({ words }, viewer) => words.filter(({ owner }) => owner === viewer).map(({ valid }) => valid),
    ],
    ['the next tile of the pile', ({ bag }) => bag.tiles[0]],
    ['hands that are hidden', ({ options, players }) => options.hands === 'hidden' && players.map(({ hand }) => hand)],
    ['hands before they are turned over', ({ phase, players }) => phase === 'countdown' && players.map(({ hand }) => hand)],
    ['how the others vote', ({ vote }) => vote?.votes],
  ])('%s', (_, secret) => {
    expect(noticed(viewing(lexiconGo, secret), viewsKeepSecrets)).toBe(true);
  });
});

describe('of Lexicon-Go, a notice that tells', () => {
  it.each<[string, (event: GoEvent) => unknown]>([
    ['whether a word is in the lexicon', (event) => 'valid' in event && event.valid],
    ['which tile was drawn', (event) => event.type === 'swapped' && event.in],
    ['how somebody votes', (event) => event.type === 'voted' && event.valid],
    ['what was dealt', (event) => event.type === 'started' && event.deal],
  ])('%s', (_, secret) => {
    expect(noticed(telling(lexiconGo, secret), noticesKeepSecrets)).toBe(true);
  });
});

describe('of Wörtersee, a view that shows', () => {
  it.each<[string, (state: LakeState, viewer: Viewer) => unknown]>([
    ['the words of the others', ({ traces }) => traces.map(({ word }) => word)],
    ['how many words are traced', ({ traces }) => traces.length],
    [
      'with blind tracing, which of my words are in the list',
      ({ options, traces }, viewer) => options.blindTracing && traces.map(({ seat, valid }) => seat === viewer && valid),
    ],
    ['the letters under the jokers', ({ aside }) => aside],
  ])('%s', (_, secret) => {
    expect(noticed(viewing(woertersee, secret), viewsKeepSecrets)).toBe(true);
  });
});

describe('of Wörtersee, a notice that tells', () => {
  it.each<[string, (event: LakeEvent) => unknown]>([
    ['that somebody traces', (event) => event.type === 'traced' && event.n],
    ['which word somebody traces', (event) => event.type === 'traced' && event.word],
    ['whether it is in the list', (event) => event.type === 'traced' && event.valid],
  ])('%s', (_, secret) => {
    expect(noticed(telling(woertersee, secret), noticesKeepSecrets)).toBe(true);
  });
});

describe('nothing is noticed where nothing is given away', () => {
  it.each([lexiconGo, woertersee] as readonly Game[])('$id', (game) => {
    expect(
      noticed(
        viewing(game, () => 1),
        viewsKeepSecrets,
      ),
    ).toBe(false);
    expect(noticed({ ...game }, noticesKeepSecrets)).toBe(false);
  });
});
