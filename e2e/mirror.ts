// What somebody finds on a table who cannot see it: the elements of the screen-reader mirror, read all at once. Tests learn of the
// canvas through these alone.
import type { Phone } from './phone.ts';

export interface Seen {
  /** `data-key`: what `Phone.spot` takes. */
  readonly key: string;
  readonly name: string;
  /** Name of the group that it stands in, '' alone. */
  readonly group: string;
  readonly disabled: boolean;
  readonly selected: boolean;
}

export const look = ({ page }: Phone): Promise<readonly Seen[]> =>
  page.locator('.table-mirror').evaluate((mirror) =>
    [...mirror.querySelectorAll<HTMLElement>('[data-key]')].map((one) => ({
      key: one.dataset['key']!,
      name: one.getAttribute('aria-label') ?? one.textContent,
      group: one.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
      disabled: one.getAttribute('aria-disabled') === 'true',
      selected: (one.getAttribute('aria-selected') ?? one.getAttribute('aria-pressed')) === 'true',
    })),
  );
