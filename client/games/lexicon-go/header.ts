// The band with one's own pennants (a spectator sees those of the leader).
import type { Run } from '../../look/type.ts';
import { band, bandInk } from '../../table/band.ts';
import type { Part } from '../../table/button.ts';
import { winFlagOn } from './bell.ts';
import { nick, type Glance } from './glance.ts';
import { pennants, roundsOf } from './rounds.ts';

export function header(g: Glance): Part {
  const {
    table,
    hooks: { t },
    view,
    desk,
    layout,
  } = g;
  const leader =
    desk.seat >= 0 ? desk.seat : table.players.reduce((best, p, seat) => (p.wins > (table.players[best]?.wins ?? 0) ? seat : best), 0);
  const won = table.players[leader]?.wins ?? 0;
  const ink = bandInk('lexicon-go', view.theme);
  const rounds = roundsOf(g);
  const flags = pennants(won, rounds, 18, { size: 17, colour: ink }).map((run, i) =>
    'mark' in run ? winFlagOn(rounds > 6 || i < won, view.theme === 'light') : run,
  );
  const person = desk.link.person(leader);
  const who: Run[] = view.w >= 375 && person ? [{ say: nick(person.name), size: 15, text: true, colour: ink }, { gap: 6 }] : [];
  const round = t('lexicon-go.round', { round: table.round });
  return band(view, g.hooks, {
    game: 'lexicon-go',
    title: layout.shape === 'wide' ? `${t('lexicon-go.name')} · ${round}` : round,
    right: [...who, ...flags, { gap: 4 }],
  });
}
