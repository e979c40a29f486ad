// What a listener hears when he asks: the table, his own boats, the clock.
import { noteOf } from './boat-card.ts';
import type { Helm } from './helm.ts';
import type { Names } from './names.ts';
import { clockText } from './part.ts';
import type { Sight } from './sight.ts';

/** When the time that shows is out; undefined when none runs. */
export function endOf({ table }: Sight): number | undefined {
  switch (table.phase) {
    case 'search':
      return table.endsAt;
    case 'stop':
      return table.stopUntil;
    case 'trace':
      return table.traceUntil;
    case 'over':
      return undefined;
    default:
      return table.opensAt;
  }
}
export function reading(what: 'table' | 'boats' | 'clock', sight: Sight, helm: Helm, names: Names): string {
  const { t, of, pair } = names;
  const { table, me, now } = sight;
  switch (what) {
    case 'table': {
      const players = table.players.map((player, seat) =>
        t('woertersee.player', { name: of(seat), points: player.points, n: player.boatsLeft }),
      );
      const boats = table.boats.map(({ seat, from, to }) => `${of(seat)} ${pair(sight, from, to)}`);
      return `${t('woertersee.round-of', { round: table.round, rounds: table.rounds })}. ${players.join('. ')}. ${boats.length > 0 ? t('woertersee.read.boats', { boats: boats.join(', ') }) : ''}`;
    }
    case 'boats': {
      if (!me) return t('woertersee.read.nothing');
      const notes = sight.boats.map((boat) => {
        const { word, note } = noteOf(sight, helm, names, boat);
        return t('woertersee.boat.laid', { n: boat.n, pair: pair(sight, boat.from, boat.to), note: `${word}, ${note}` });
      });
      return t('woertersee.read.own', { left: helm.left(sight), all: me.boats, notes: notes.join('. ') });
    }
    case 'clock': {
      const end = endOf(sight);
      return end === undefined ? t('woertersee.game-over') : t('woertersee.time-left', { time: clockText(end - now) });
    }
  }
}
