/** The cut of a 72 × 72 sheet: `clip-path="url(#sheet-cut)"`. */
export const SHEET = 'M1 3L70 0L72 70L0 72z';

/** The one soft shadow, for everything drawn: `filter="url(#soft)"`. Stands once in the page. */
export const Defs = () => (
  <svg width="0" height="0" class="defs" aria-hidden="true">
    <filter id="soft" x="-10%" y="-30%" width="120%" height="160%">
      <feDropShadow dx="0" dy="1.5" stdDeviation="1.6" flood-color="#14233A" flood-opacity=".28" />
    </filter>
    <clipPath id="sheet-cut">
      <path d={SHEET} />
    </clipPath>
  </svg>
);
