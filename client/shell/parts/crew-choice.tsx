// Eight crews, each a colour and an emblem; one that is taken cannot be chosen.
import { t } from '../../i18n/language.ts';
import type { Key } from '../../i18n/catalogue.ts';
import { CREWS } from '../../look/palette.ts';
import { Sail } from '../drawings/emblem.tsx';

interface CrewChoiceProps {
  readonly value: number | undefined;
  readonly taken?: readonly number[];
  /** Tapping the chosen one again gives undefined: any. */
  readonly onChoose: (crew: number | undefined) => void;
}
export const CrewChoice = ({ value, taken = [], onChoose }: CrewChoiceProps) => (
  <fieldset class="crews">
    <legend class="display title">{t('door.crew')}</legend>
    {CREWS.map((_, crew) => (
      <button
        key={crew}
        type="button"
        aria-pressed={value === crew}
        aria-label={t(`crew.${crew}` as Key)}
        disabled={taken.includes(crew) && value !== crew}
        onClick={() => onChoose(value === crew ? undefined : crew)}
      >
        <Sail crew={crew} size={36} />
      </button>
    ))}
  </fieldset>
);
