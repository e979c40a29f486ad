// What just happened, as one line of feed, as a column beside wide tables, and as a sentence for those who listen.
import { panel } from '../../look/panel.ts';
import { fit, line, lineWidth, rich, text, widthOf, type Run, type Style } from '../../look/type.ts';
import type { Seat } from '../../../shared/game.ts';
import type { LexiconGoNotice } from '../../../shared/games/lexicon-go/view.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import type { Part } from '../../table/button.ts';
import { part, plain, type Glance } from './glance.ts';

export interface News {
  readonly id: number;
  readonly seat: Seat;
  readonly sentence: string;
  readonly own: boolean;
}
interface People {
  readonly seat: Seat;
  name(seat: Seat): string;
}

/** The sentence of a notice, with **bold** words; undefined: told elsewhere. */
export function sentenceOf(
  notice: LexiconGoNotice,
  { seat: me, name }: People,
  t: Translate,
): { readonly seat: Seat; readonly sentence: string; readonly own: boolean } | undefined {
  if (notice.type === 'opened') return { seat: -1, sentence: t('lexicon-go.news.opened'), own: true };
  if (notice.type === 'vote' || notice.type === 'round-end') return undefined;
  const { seat } = notice;
  const own = seat === me && me >= 0;
  const say = (sentence: string, mine = own) => ({ seat, sentence, own: mine });
  const who = { name: name(seat) };
  switch (notice.type) {
    case 'started':
      return say(own ? t('lexicon-go.news.started.own') : t('lexicon-go.news.started', who));
    case 'called':
      return say(own ? t('lexicon-go.news.called.own') : t('lexicon-go.news.called', who), true);
    case 'formed': {
      const word = plain(notice.word);
      return say(own ? t('lexicon-go.news.formed.own', { word }) : t('lexicon-go.news.formed', { ...who, word }));
    }
    case 'attacked': {
      const facts = { ...who, owner: name(notice.owner), from: plain(notice.from), word: plain(notice.word) };
      if (own) return say(t('lexicon-go.news.attacked.own', facts));
      const mine = notice.owner === me;
      return say(t(mine ? 'lexicon-go.news.attacked.mine' : 'lexicon-go.news.attacked', facts), mine);
    }
    case 'swapped':
      return say(
        own ? t('lexicon-go.news.swapped.own', { out: spoken(notice.out), in: spoken(notice.in) }) : t('lexicon-go.news.swapped', who),
      );
    case 'fell': {
      const words = notice.words.map(plain).join(', ');
      return say(own ? t('lexicon-go.news.fell.own', { words }) : t('lexicon-go.news.fell', { ...who, words }), true);
    }
  }
}
/** A tile in a sentence. */
const spoken = (tile = ''): string => (tile === '?' ? 'LEXICON' : plain(tile));
export const unmarked = (sentence: string): string => sentence.replaceAll('**', '');

/** Runs that fit a width: the last words are cut. */
function cut(runs: readonly Run[], width: number): readonly Run[] {
  const out: Run[] = [];
  let left = width;
  for (const run of runs) {
    const w = lineWidth([run]);
    if (w <= left) {
      out.push(run);
      left -= w;
      continue;
    }
    if ('say' in run && left > widthOf('…', run)) out.push({ ...run, say: fit(run.say, run, left) });
    break;
  }
  return out;
}
/** The newest news in one line under the band. */
export function feed(g: Glance, all: readonly News[]): Part {
  const {
    layout: { feed: box },
    hooks: { t },
    crew,
  } = g;
  const last = all.at(-1);
  const style: Style = { size: box.h < 32 ? 14.5 : 15.5, text: true };
  const sentence = last?.sentence ?? t('lexicon-go.log.none');
  const badge: readonly Run[] = last && last.seat >= 0 ? [{ crew: crew(last.seat), size: 22 }, { gap: 7 }] : [];
  const face = line(cut([...badge, ...rich(sentence, style)], box.w - 18), box.h);
  return part(
    [
      { key: 'feed', face: panel(box.w, box.h, 'card', 3, 2), x: box.x, y: box.y, motion: 'jump' },
      { key: `feed ${last?.id ?? -1}`, face, x: box.x + 9, y: box.y, enter: { x: box.x + 30, alpha: 0 } },
    ],
    [{ key: 'feed', role: 'text', name: unmarked(sentence), ...box }],
  );
}
/** The column beside wide tables. */
export function column(g: Glance, all: readonly News[]): Part | undefined {
  const {
    layout: { log: box },
    hooks: { t },
    crew,
  } = g;
  if (!box) return undefined;
  const rows = all.toReversed().slice(0, Math.floor((box.h - 56) / 60));
  const style: Style = { size: 15.5, text: true };
  return part(
    [
      { key: 'log', face: panel(box.w, box.h, 'card', 3), x: box.x, y: box.y, motion: 'jump' },
      { key: 'log title', face: text(t('lexicon-go.log'), { size: 22 }, 30), x: box.x + 16, y: box.y + 10, motion: 'jump' },
      ...rows.flatMap((news, i) => {
        const y = box.y + 52 + i * 60;
        const [head, tail] = halves(news.sentence);
        const x = box.x + 12 + (news.seat >= 0 ? 46 : 4);
        const room = box.x + box.w - x - 8;
        return [
          ...(news.seat >= 0
            ? [{ key: `log ${news.id} badge`, face: line([{ crew: crew(news.seat), size: 36 }], 38), x: box.x + 12, y: y + 2 }]
            : []),
          { key: `log ${news.id}`, face: line(cut(rich(head, style), room), 22), x, y },
          ...(tail ? [{ key: `log ${news.id} word`, face: line(cut([{ size: 18, say: unmarked(tail) }], room), 24), x, y: y + 21 }] : []),
        ];
      }),
    ],
    [
      {
        key: 'log',
        role: 'text',
        name: `${t('lexicon-go.log')}: ${all
          .toReversed()
          .slice(0, 3)
          .map((n) => unmarked(n.sentence))
          .join('. ')}`,
        ...box,
      },
    ],
  );
}
/** Who did what, and the word: the last bold part stands on its own line. */
function halves(sentence: string): readonly [string, string] {
  const parts = sentence.split('**');
  if (parts.length < 5) return [sentence, ''];
  return [parts.slice(0, -2).join('**'), parts.at(-2) ?? ''];
}
