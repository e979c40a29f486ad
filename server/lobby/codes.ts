// Table codes: five letters that can be read aloud, typed with a thumb and shown to a grandmother.
import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from '../../shared/protocol.ts';
import { isRude } from '../names/rudeness.ts';
import type { Repository } from '../store/repository.ts';

const LENGTH = 5;
/** A code rests this long (ms) after its table was last used, so that yesterday's link opens nobody else's table. */
const REST = 24 * 60 * 60 * 1000;

/** What the name filter lets pass in a name; without I, L and O, which no code has. */
const RUDE_IN_A_CODE = [
  'ANUS',
  'ARSE',
  'BUMS',
  'DRECK',
  'FURZ',
  'HASS',
  'JUDE',
  'KACK',
  'KKK',
  'KZ',
  'NEGER',
  'PUFF',
  'SAU',
  'SEX',
  'TURD',
];

const draw = (): string => Array.from({ length: LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Whether a code can be shown to anybody. */
export const isDecent = (code: string): boolean => !RUDE_IN_A_CODE.some((rude) => code.includes(rude)) && !isRude(code);

/**
 * A decent code that no table has now or had in the last day.
 * @param now Unix ms
 */
export async function findFree(store: Pick<Repository, 'table'>, now: number): Promise<string> {
  for (;;) {
    const code = draw();
    if (!isDecent(code)) continue;
    const old = await store.table(code);
    if (!old || old.table.usedAt < now - REST) return code;
  }
}
