// Day and night: after the system, or as chosen. Writes the palette into CSS variables, so that DOM and canvas share one.
import { computed, effect, signal } from '@preact/signals';
import { dark, light } from '../look/palette.ts';
import { recall, remember } from '../net/memory.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const night = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(night.matches);
night.addEventListener('change', () => (systemDark.value = night.matches));

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const reducedMotion = signal(calm.matches);
calm.addEventListener('change', () => (reducedMotion.value = calm.matches));

export const themeChoice = signal<ThemeChoice>(CHOICES.find((c) => c === recall('theme')) ?? 'system');
export const theme = computed<'light' | 'dark'>(() =>
  themeChoice.value === 'system' ? (systemDark.value ? 'dark' : 'light') : themeChoice.value,
);

/** System → light → dark → system. */
export function nextTheme(): void {
  themeChoice.value = CHOICES[(CHOICES.indexOf(themeChoice.value) + 1) % CHOICES.length] ?? 'system';
  remember('theme', themeChoice.value);
}

/** Keeps the page in the colours of the theme. */
export const paintPage = (): (() => void) =>
  effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme.value;
    const { name: _, ...colours } = theme.value === 'dark' ? dark : light;
    for (const [token, colour] of Object.entries(colours)) root.style.setProperty(`--${token}`, colour);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', theme.value === 'dark' ? '#16263F' : '#F9DDA5');
  });
