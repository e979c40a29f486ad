// What an address means: `/` · `/t/CODE` · `/rules/GAME` · `/replay/ID`.

export type Place =
  | { readonly is: 'home' }
  | { readonly is: 'table'; readonly code: string }
  | { readonly is: 'rules'; readonly game: string }
  | { readonly is: 'replay'; readonly id: string }
  | { readonly is: 'nowhere' };

/** Codes are upper-cased: people type them as they like. */
export function placeOf(pathname: string): Place {
  const [, first = '', second = '', ...more] = pathname.split('/');
  if (more.some(Boolean)) return { is: 'nowhere' };
  if (first === '') return { is: 'home' };
  if (first === 't' && /^[A-Za-z]{5,6}$/.test(second)) return { is: 'table', code: second.toUpperCase() };
  if (first === 'rules') return { is: 'rules', game: second };
  if (first === 'replay' && /^[A-Za-z0-9_-]+$/.test(second)) return { is: 'replay', id: second };
  return { is: 'nowhere' };
}
