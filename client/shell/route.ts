// Where we are, and how to go elsewhere without a new page. One address for the whole evening at a table.
import { computed, signal } from '@preact/signals';
import { placeOf } from './place.ts';

const path = signal(location.pathname);
addEventListener('popstate', () => (path.value = location.pathname));

export const place = computed(() => placeOf(path.value));

export function go(to: string): void {
  history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, anything else (new tab …) is the browser's. */
export const follow =
  (to: string) =>
  (e: MouseEvent): void => {
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
