// House rules of the next game: a card that says how we play; the whole form behind it is made of the game's own schema.
import { useState } from 'preact/hooks';
import type { Game, Json, Language } from '../../../shared/game.ts';
import type { Person } from '../../../shared/protocol.ts';
import { language, t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { cut } from '../parts/cut.ts';
import { later } from '../parts/later.tsx';
import { useTable } from '../table/context.ts';
import { fieldsOf, same } from './option-fields.ts';
import { optionLabel, valueText } from './option-text.ts';

const RulesForm = later(async () => (await import('./rules-form.tsx')).RulesForm);
export type Options = { readonly [option: string]: Json };
const SHOWN = 2;

export const languageName = (tag: string): string => new Intl.DisplayNames(language.value, { type: 'language' }).of(tag) ?? tag;
export const seated = (people: readonly Person[]): readonly Person[] => people.filter((p) => !p.watching);

const Printed = ({ is }: { is: boolean }) => <span class="small">{is ? ` · ${t('option.printed')}` : ''}</span>;

export function HouseRules({ game }: { game: Game }) {
  const { room, isHost } = useTable();
  const [open, setOpen] = useState(false);
  const options = JSON.parse(room.next.options) as Options;
  const fields = fieldsOf(game, room.next.language as Language, options);
  const names = seated(room.people).map((p) => p.name);
  const changed = fields.filter((f) => !same(options[f.name] ?? null, f.printed));
  const shown = [...changed, ...fields.filter((f) => !changed.includes(f))].slice(0, Math.max(SHOWN, changed.length));
  return (
    <>
      <button
        type="button"
        id="house-rules"
        class="sheet card rules-card"
        style={cut('rules-card', 2)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="row">
          <span class="small">{t('lobby.words')}</span>
          <b>{languageName(room.next.language)}</b>
          <Icon name={isHost ? 'edit' : 'eye'} size={18} />
        </span>
        {shown.map((f) => {
          const value = options[f.name] ?? null;
          return (
            <span key={f.name} class="row">
              <span class="small">{optionLabel(game.id, f)}</span>
              <span>
                <b>{valueText(game.id, f, value, names)}</b>
                <Printed is={same(value, f.printed)} />
              </span>
            </span>
          );
        })}
      </button>
      {open && <RulesForm game={game} fields={fields} options={options} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}
