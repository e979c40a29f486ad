// Line icons on a 24 × 24 grid with cut ends: the table's, and those that only the shell needs.
import { ICONS as TABLE_ICONS } from '../../look/icons.ts';

const ICONS = {
  ...TABLE_ICONS,
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  unlock: 'M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.700 -1.400',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  back: 'M20 12H5M11 6l-6 6 6 6',
  pause: 'M8 4v16M16 4v16',
  play: 'M7 4l13 8-13 8z',
  door: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
  book: 'M4 4h6l2 2 2-2h6v15h-6l-2 2-2-2H4zM12 6v15',
  person: 'M12 12a4 4 0 1 0 0 -8a4 4 0 0 0 0 8zM4 21c0-4 3.500-6 8-6s8 2 8 6',
  wheel: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0 -16zM12 1v22M1 12h22M4.200 4.200l15.600 15.600M19.800 4.200L4.200 19.800',
  moon: 'M20 14A9 9 0 1 1 10 3a7 7 0 0 0 10 11z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0 -8zM12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3',
  half: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0 -18zM12 3v18',
  unplugged: 'M3 3l18 18M5 12a10 10 0 0 1 4-3M19 12a10 10 0 0 0-6-3.500M8.500 15.500a5 5 0 0 1 7 0M12 19v1',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
} as const;
export type ShellIcon = keyof typeof ICONS;

/** Decoration: words beside it, or an aria-label on the button, say what it means. */
export const Icon = ({ name, size = 24, weight = 2.6 }: { name: ShellIcon; size?: number; weight?: number }) => (
  <svg
    class="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width={weight}
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);
