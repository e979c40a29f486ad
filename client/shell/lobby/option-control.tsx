// One control per kind of house rule.
import type { Json } from '../../../shared/game.ts';
import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { same, type Field } from './option-fields.ts';
import { valueText } from './option-text.ts';

export interface ControlProps<F extends Field = Field> {
  readonly game: string;
  readonly field: F;
  readonly value: Json;
  readonly label: string;
  readonly people: readonly string[];
  readonly locked: boolean;
  readonly onSet: (value: Json) => void;
}
type Of<K extends Field['kind']> = ControlProps<Extract<Field, { kind: K }>>;

const Switch = ({ value, label, locked, onSet }: Of<'switch'>) => (
  <button
    type="button"
    role="switch"
    class="switch"
    aria-checked={value === true}
    aria-label={label}
    disabled={locked}
    onClick={() => onSet(value !== true)}
  >
    <i aria-hidden="true" />
  </button>
);

const Choice = ({ game, field, value, label, people, locked, onSet }: Of<'choice'>) => (
  <div class="choice" role="radiogroup" aria-label={label}>
    {field.values.map((one) => (
      <label key={String(one)} class={same(one, value) ? 'chosen' : ''}>
        <input type="radio" name={`${game}-${field.name}`} checked={same(one, value)} disabled={locked} onChange={() => onSet(one)} />
        <span>{valueText(game, field, one, people)}</span>
        {same(one, field.printed) && <small>{t('option.printed')}</small>}
      </label>
    ))}
  </div>
);

function Stepper({ game, field, value, label, people, locked, onSet }: Of<'number'>) {
  const at = Number(value);
  const step = (by: number): void => onSet(Math.min(field.max, Math.max(field.min, at + by)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={t('option.less', { label })} disabled={locked || at <= field.min} onClick={() => step(-field.step)}>
        <Icon name="minus" size={18} weight={3.4} />
      </button>
      <output class="figures">{valueText(game, field, value, people)}</output>
      <button type="button" aria-label={t('option.more', { label })} disabled={locked || at >= field.max} onClick={() => step(field.step)}>
        <Icon name="plus" size={18} weight={3.4} />
      </button>
    </div>
  );
}

function People({ value, label, people, locked, onSet }: Of<'people'>) {
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  const toggle = (at: number): void =>
    onSet(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].toSorted((a, b) => Number(a) - Number(b)));
  return (
    <div class="choice" role="group" aria-label={label}>
      {people.map((name, at) => (
        <label key={at} class={chosen.includes(at) ? 'chosen' : ''}>
          <input type="checkbox" checked={chosen.includes(at)} disabled={locked} onChange={() => toggle(at)} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

export function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'switch':
      return <Switch field={field} {...rest} />;
    case 'choice':
      return <Choice field={field} {...rest} />;
    case 'number':
      return <Stepper field={field} {...rest} />;
    case 'people':
      return <People field={field} {...rest} />;
  }
}
