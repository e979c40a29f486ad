// Where we are: `/` · `/t/CODE` · `/rules/GAME` · `/replay/ID`. One address for the whole evening at a table.
import { computed, signal } from '@preact/signals';

export type Place =
  | { readonly is: 'home' }
  | { readonly is: 'table'; readonly code: string }
  | { readonly is: 'rules'; readonly game: string }
  | { readonly is: 'replay'; readonly id: string }
  | { readonly is: 'nowhere' };

const path = signal(location.pathname);
addEventListener('popstate', () => (path.value = location.pathname));

/** What an address means. Codes are upper-cased: people type them as they like. */
export function placeOf(pathname: string): Place {
  const [, first = '', second = '', ...more] = pathname.split('/');
  if (more.some(Boolean)) return { is: 'nowhere' };
  if (first === '') return { is: 'home' };
  if (first === 't' && /^[A-Za-z]{5,6}$/.test(second)) return { is: 'table', code: second.toUpperCase() };
  if (first === 'rules') return { is: 'rules', game: second };
  if (first === 'replay' && /^[A-Za-z0-9_-]+$/.test(second)) return { is: 'replay', id: second };
  return { is: 'nowhere' };
}
export const place = computed(() => placeOf(path.value));

export function go(to: string): void {
  history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, anything else (new tab …) is the browser's. */
export const follow = (to: string) => (e: MouseEvent): void => {
  if (e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  e.preventDefault();
  go(to);
};

/** While at a table, Back and edge swipes do not leave: they call `instead` (the menu). Returns the way to end that. */
export function holdPlace(instead: () => void): () => void {
  const here = location.pathname;
  history.pushState(null, '', here);
  const back = (): void => {
    history.pushState(null, '', here);
    path.value = here;
    instead();
  };
  addEventListener('popstate', back);
  return () => removeEventListener('popstate', back);
}
