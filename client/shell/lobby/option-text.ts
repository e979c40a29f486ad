// How a house rule and its values are called: `option.GAME.NAME`, its help, and its values, from the catalogue.
import type { Json } from '../../../shared/game.ts';
import { language, t } from '../../i18n/language.ts';
import type { Field } from './option-fields.ts';

export const optionKeys = {
  label: (game: string, name: string): string => `option.${game}.${name}`,
  help: (game: string, name: string): string => `option.${game}.${name}.help`,
  value: (game: string, name: string, value: Json): string => `option.${game}.${name}.${String(value)}`,
};
export const optionLabel = (game: string, field: Field): string => t.first([optionKeys.label(game, field.name)]) || field.name;
export const optionHelp = (game: string, field: Field): string => t.first([optionKeys.help(game, field.name)]);

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A value in words; `people`: names of those who have a seat, in order. */
export function valueText(game: string, field: Field, value: Json, people: readonly string[] = []): string {
  switch (field.kind) {
    case 'switch':
      return t(value === true ? 'option.on' : 'option.off');
    case 'choice':
      return t.first([optionKeys.value(game, field.name, value)]) || String(value);
    case 'number':
      return field.unit === 'seconds' ? minutes(Number(value)) : new Intl.NumberFormat(language.value).format(Number(value));
    case 'people': {
      const chosen = Array.isArray(value) ? value.flatMap((at: Json) => people[Number(at)] ?? []) : [];
      return chosen.length > 0 ? new Intl.ListFormat(language.value).format(chosen) : t('option.nobody');
    }
  }
}
