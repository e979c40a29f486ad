// The podium: first in the middle, second left, third right, on the water, under bunting.
import { t } from '../../i18n/language.ts';
import { WHITE } from '../../look/palette.ts';
import { Sail } from '../drawings/emblem.tsx';
import { waves } from '../drawings/waves.ts';
import { cut } from '../parts/cut.ts';
import type { Standing } from './standing.ts';

const FLAGS = ['#CC3B27', '#F6C23C', '#1F4B8E', WHITE, '#23784F'];
/** The line the flags hang on, a parabola that leaves the page on both sides. */
const sag = (x: number): number => 74 - 22 * ((x - 195) / 200) ** 2;
const flag = (i: number) => {
  const x = 10 + i * 36;
  return (
    <path
      key={i}
      d={`M${x} ${sag(x)}L${x + 24} ${sag(x + 24)}L${x + 12} ${sag(x + 12) + 25}z`}
      fill={FLAGS[(i + 10) % 5] ?? WHITE}
      filter="url(#soft)"
    />
  );
};
const ray = (i: number) => {
  const at = (turn: number): string =>
    `${195 + 1200 * Math.cos((i * Math.PI) / 8 + turn)} ${205 + 1200 * Math.sin((i * Math.PI) / 8 + turn)}`;
  return <path key={i} d={`M195 205L${at(-0.1)}L${at(0.1)}z`} fill="var(--ray)" />;
};

export const Festoon = () => (
  <svg class="festoon" viewBox="0 0 390 372" aria-hidden="true">
    {Array.from({ length: 16 }, (_, i) => ray(i))}
    <path d="M-205 -14Q195 162 595 -14" fill="none" stroke="var(--ink)" stroke-width="2" />
    {Array.from({ length: 21 }, (_, i) => flag(i - 5))}
  </svg>
);
const Crown = () => (
  <svg class="crown" viewBox="0 0 62 32" aria-hidden="true">
    <path d="M6 30L2 12l12 8 10-14 10 14 12-8-4 18z" transform="translate(7 0)" fill="#F6C23C" filter="url(#soft)" />
  </svg>
);

function Step({ one, game, column }: { one: Standing; game: string; column: number }) {
  return (
    <li class={`step place-${Math.min(one.place, 3)}`} style={{ order: column }}>
      {one.place === 1 && <Crown />}
      <Sail crew={one.person.crew} size={one.place === 1 ? 54 : 48} />
      <div class="sheet block" style={cut(`podium-${column}`, 4)}>
        <span class="figures rank">{one.place}</span>
        <span class={`name ${one.person.name.split(' ').some((part) => part.length > 7) ? 'long' : ''}`}>
          <b class="display">{one.person.name}</b>
          <span>{t.first([`result.${game}.total`], { n: one.total })}</span>
        </span>
      </div>
    </li>
  );
}

export const Podium = ({ standings, game }: { standings: readonly Standing[]; game: string }) => (
  <div class="podium">
    <ol>
      {standings.slice(0, 3).map((one, i) => (
        <Step key={one.person.id} one={one} game={game} column={[2, 1, 3][i] ?? 3} />
      ))}
    </ol>
    <svg class="water" viewBox="0 0 390 44" preserveAspectRatio="none" aria-hidden="true">
      <path d={waves(390, 4, 5, 8, 60)} fill="var(--water-near)" />
      <path d={waves(390, 26, 5, 6, 60, 0.4)} fill="var(--paper)" />
    </svg>
  </div>
);
