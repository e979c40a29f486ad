// What is heard of the game's news: sounds, and sentences for those who listen.
import type { Notice, Seat } from '../../../shared/game.ts';
import type { WoerterseeNotice } from '../../../shared/games/woertersee/view.ts';
import type { Table } from '../../table/scene.ts';
import { chipAt, sightOf } from './sight.ts';
import type { Names } from './names.ts';
import { clockText } from './part.ts';

/** Says and plays one piece of news. The room's state may be a moment older or newer than the news. */
export function tellNews(raw: Notice, table: Table, names: Names): void {
  const {
    link,
    hooks: { t, sound },
    say,
  } = table;
  const notice = raw as unknown as WoerterseeNotice;
  const sight = sightOf(link);
  const own = (seat: Seat): boolean => seat === link.seat.value;
  switch (notice.type) {
    case 'opened':
      sound.play('turn');
      sound.buzz('turn');
      say(t('woertersee.said.opened', { round: notice.round, time: clockText(sight ? sight.options.seconds * 1000 : 0) }), true);
      return;
    case 'boat':
      if (!own(notice.seat)) sound.play('capture');
      if (sight)
        say(
          t('woertersee.said.boat', { name: names.of(notice.seat), from: chipAt(sight, notice.from), to: chipAt(sight, notice.to) }),
          own(notice.seat),
        );
      return;
    case 'time':
      sound.buzz('stop');
      say(t(link.seat.value >= 0 ? 'woertersee.said.time' : 'woertersee.stop.watch'), true);
      return;
    case 'stopped':
      sound.play('stop');
      say(
        notice.seat < 0
          ? t('woertersee.said.nobody')
          : own(notice.seat)
            ? t('woertersee.called.you')
            : t('woertersee.said.stopped', { name: names.of(notice.seat) }),
        true,
      );
      if (sight?.me) say(t('woertersee.said.trace', { time: clockText(sight.table.traceUntil - link.now()) }), true);
      return;
    case 'done':
      say(t('woertersee.said.done', { name: names.of(notice.seat) }), own(notice.seat));
      return;
    case 'revealed': {
      const points = notice.points.map((n, seat) => t('woertersee.said.points', { name: names.of(seat), n }));
      say(t('woertersee.said.revealed', { round: notice.round, points }), true);
      return;
    }
    case 'traced':
      return;
  }
}
