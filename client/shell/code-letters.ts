import { CODE_LETTERS } from '../../shared/protocol.ts';

/** What may stand in a table's code, of what was typed or pasted (also a whole address); at most six letters. */
export function codeLetters(typed: string): string {
  const last = typed.split('/').at(-1) ?? '';
  return [...last.toUpperCase()]
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, 6)
    .join('');
}
