// Which letter is it? For a LEXICON tile that was laid (RULES 3.5).
import { panel } from '../../look/panel.ts';
import { tile } from '../../look/tile.ts';
import { paragraph, text, widthOf } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import { join, part, type Glance } from './glance.ts';
import { small } from './laid-tile.ts';

/** All letters, for a LEXICON tile that was laid. */
export function letterChoice(g: Glance): Part | undefined {
  const {
    desk,
    hooks: { t },
    layout,
    view,
  } = g;
  if (!desk.asking) return undefined;
  const { tray, shape } = layout;
  const columns = Math.floor((tray.w - 16) / (shape === 'wide' ? 58 : 46));
  const step = (tray.w - 16) / columns;
  const { letters } = desk;
  const high = 62 + Math.ceil(letters.length / columns) * 46 + 8;
  const bottom = shape === 'turned' ? view.h - 6 : tray.y + tray.h;
  const box: Box = { ...tray, y: bottom - high, h: high };
  const close = button(
    { key: 'ask none', label: t('lexicon-go.ask.none'), shape: 'lines', colour: 'sand', ink: 'ink', tap: () => desk.announce(undefined) },
    { x: box.x + box.w - 104, y: box.y + 8, w: 96, h: 40 },
    view.touch,
  );
  return join(
    part(
      [
        { key: 'ask sheet', face: panel(box.w, box.h, 'card', 8), x: box.x, y: box.y, enter: { y: box.y + 40, alpha: 0 }, motion: 'tray' },
        { key: 'ask title', face: paragraph(t('lexicon-go.ask'), { size: 16.5 }, box.w - 130), x: box.x + 14, y: box.y + 8 },
        ...(widthOf(t('lexicon-go.ask'), { size: 16.5 }) < box.w - 130
          ? [{ key: 'ask how', face: text(t('lexicon-go.ask.how'), small), x: box.x + 14, y: box.y + 32 }]
          : []),
      ],
      [
        {
          key: 'ask title',
          role: 'text',
          name: `${t('lexicon-go.ask')} ${t('lexicon-go.ask.how')}`,
          x: box.x,
          y: box.y,
          w: box.w - 110,
          h: 56,
        },
      ],
    ),
    close,
    ...letters.map((one, i) => {
      const [x, y] = [box.x + 8 + (i % columns) * step, box.y + 58 + Math.floor(i / columns) * 46];
      const key = `ask ${one}`;
      return part(
        [
          {
            key,
            face: tile(one, 40, { blank: true, state: view.touch.pressed === key ? 'pending' : 'idle' }),
            x: x + (step - 40) / 2,
            y: y + 2,
            motion: 'jump',
          },
        ],
        [{ key, name: one, group: 'ask', x, y, w: step, h: 46, tap: () => desk.announce(one) }],
      );
    }),
  );
}
