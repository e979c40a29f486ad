// The table's vote on words of a call that are not in the list (house rule): each word with its two buttons.
import { panel } from '../../look/panel.ts';
import { letterSheet } from '../../look/tile.ts';
import { fit, line, paragraph, shrink, text, type Style } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { join, part, plain, secondsTo, type Glance } from './glance.ts';

const ROW = 54;
/** The vote covers the quay; words not yet voted on come first when there is not room for all. */
export function voting(g: Glance): Part {
  const {
    table: { vote },
    desk,
    hooks: { t },
    view,
    now,
    name,
    crew,
    layout,
  } = g;
  const judge = desk.seat >= 0 && desk.seat !== vote.caller;
  const votes = desk.view.mine?.votes ?? '';
  const words = vote.words
    .map((word, i) => ({ word, said: votes[i] ?? '-' }))
    .toSorted((a, b) => Number(a.said !== '-') - Number(b.said !== '-'));
  const wide = layout.shape === 'wide';
  const [left, width] =
    layout.shape === 'turned' ? [layout.quay.x + 8, view.w - layout.quay.x - 16] : wide ? [view.w / 2 - 280, 560] : [6, view.w - 12];
  const bottom = view.h - Math.max(8, view.safe.bottom) - (wide ? 40 : 0);
  const room = bottom - layout.lanes.y - 40 - 150;
  const shown = words.slice(0, Math.max(1, Math.floor(room / ROW)));
  const high = 104 + shown.length * ROW + 44;
  const box: Box = { x: left, y: bottom - high, w: width, h: high };
  const seconds = t('lexicon-go.vote.left', { n: secondsTo(vote.until, now) });
  const title = t(judge ? 'lexicon-go.vote.title' : 'lexicon-go.vote.title.own');
  const clock = text(seconds, { size: 22 }, 30);
  const how = judge || desk.seat < 0 ? t('lexicon-go.vote.by', { name: name(vote.caller) }) : t('lexicon-go.vote.own');
  return join(
    part(
      [
        { key: 'vote', face: panel(box.w, box.h, 'card', 23), x: box.x, y: box.y, enter: { y: box.y + 60, alpha: 0 }, motion: 'tray' },
        { key: 'vote title', face: text(title, shrink(title, { size: 22 }, box.w - 100, 16), 30), x: box.x + 16, y: box.y + 12 },
        { key: 'vote clock', face: clock, x: box.x + box.w - clock.w - 16, y: box.y + 12, motion: 'jump' },
        { key: 'vote how', face: paragraph(how, { size: 15, text: true }, box.w - 32), x: box.x + 16, y: box.y + 46 },
      ],
      [{ key: 'vote', role: 'text', name: `${title} ${how} ${seconds}`, ...box, h: 90 }],
    ),
    ...shown.map(({ word, said }, i) =>
      ballot(g, word, said, judge, { x: box.x + 16, y: box.y + 96 + i * ROW, w: box.w - 32, h: ROW - 8 }),
    ),
    part([voters(g, box, crew)]),
  );
}
function ballot(g: Glance, word: string, said: string, judge: boolean, box: Box): Part {
  const {
    desk,
    hooks: { t },
    view,
  } = g;
  const letters = [...plain(word)];
  const w = Math.min(26, (box.w - (judge ? 176 : 0)) / letters.length - 2);
  const long: Style = shrink(plain(word), { size: 22 }, box.w - (judge ? 184 : 0), 11);
  const sheets: readonly Sprite[] =
    w < 18
      ? [{ key: `vote ${word}`, face: text(plain(word), long, 34), x: box.x, y: box.y + 5, motion: 'jump' }]
      : letters.map((l, i): Sprite => ({
          key: `vote ${word} ${i}`,
          face: letterSheet(l, w, 34),
          x: box.x + i * (w + 2),
          y: box.y + 5,
          motion: 'jump',
        }));
  if (!judge) return part(sheets, [{ key: `vote ${word}`, role: 'text', name: plain(word), ...box }]);
  const choice = (valid: boolean, x: number): Part => {
    const on = said === (valid ? '1' : '0');
    const key = `vote ${valid ? 'yes' : 'no'} ${word}`;
    const name = t(valid ? 'lexicon-go.vote.yes.name' : 'lexicon-go.vote.no.name', { word: plain(word) });
    return button(
      {
        key,
        name,
        label: t(valid ? 'lexicon-go.vote.yes' : 'lexicon-go.vote.no'),
        shape: 'lines',
        group: 'vote',
        selected: on,
        colour: on ? 'yellow' : 'sand',
        ink: on ? '#14233A' : 'ink',
        disabled: desk.sending !== undefined,
        tap: () => desk.vote(word, valid),
      },
      { x, y: box.y, w: 82, h: 44 },
      view.touch,
    );
  };
  return join(part(sheets), choice(true, box.x + box.w - 172), choice(false, box.x + box.w - 84));
}
function voters({ table: { vote, players }, hooks: { t } }: Glance, box: Box, crew: (seat: number) => number): Sprite {
  const style: Style = { size: 14, text: true, weight: 600, colour: 'ink2' };
  const seats = players.map((_, seat) => seat).filter((seat) => vote.voted[seat] && seat !== vote.caller);
  const runs = seats.flatMap((seat) => [{ crew: crew(seat), size: 24 } as const, { gap: 5 }]);
  return {
    key: 'voters',
    face: line([...runs, { ...style, say: fit(seats.length > 0 ? t('lexicon-go.vote.wait') : ' ', style, 120) }], 30),
    x: box.x + 16,
    y: box.y + box.h - 42,
    motion: 'jump',
  };
}
