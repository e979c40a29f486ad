// House rules of the next game: a card that says how we play, and the whole form behind it, made of the game's own schema.
import { useRef, useState } from 'preact/hooks';
import type { Game, Json, Language } from '../../../shared/game.ts';
import type { Person } from '../../../shared/protocol.ts';
import { language, t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { rememberChoice } from '../hosting.ts';
import { Dialog } from '../parts/dialog.tsx';
import { cut } from '../parts/cut.ts';
import { useTable } from '../table/context.ts';
import { Control } from './option-control.tsx';
import { fieldsOf, same, type Field } from './option-fields.ts';
import { optionHelp, optionLabel, valueText } from './option-text.ts';

type Options = { readonly [option: string]: Json };
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
      <button type="button" class="sheet card rules-card" style={cut('rules-card', 2)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="row"><span class="small">{t('lobby.words')}</span><b>{languageName(room.next.language)}</b><Icon name={isHost ? 'edit' : 'eye'} size={18} /></span>
        {shown.map((f) => {
          const value = options[f.name] ?? null;
          return <span key={f.name} class="row"><span class="small">{optionLabel(game.id, f)}</span><span><b>{valueText(game.id, f, value, names)}</b><Printed is={same(value, f.printed)} /></span></span>;
        })}
      </button>
      {open && <RulesForm game={game} fields={fields} options={options} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}

function RulesForm({ game, fields, options, names, onClose }: { game: Game; fields: readonly Field[]; options: Options; names: readonly string[]; onClose: () => void }) {
  const { room, order, isHost } = useTable();
  const set = useWishes(options, (wished) => order({ type: 'options', options: wished }));
  return (
    <Dialog id="house-rules" title={t('lobby.house-rules')} onClose={onClose}>
      {!isHost && <p class="small">{t('lobby.house-rules.host')}</p>}
      <WordLanguage game={game} />
      {fields.map((field) => {
        const value = options[field.name] ?? null;
        const label = optionLabel(game.id, field);
        const wide = field.kind === 'choice' || field.kind === 'people';
        return (
          <section key={field.name} class={`option ${wide ? 'wide' : ''}`} data-option={field.name}>
            <div>
              <h3>{label}</h3>
              <p class="small">{optionHelp(game.id, field)}</p>
              {!wide && <p class="small printed">{t('option.printed-is', { value: valueText(game.id, field, field.printed, names) })}</p>}
            </div>
            <Control game={game.id} field={field} value={value} label={label} people={names} locked={!isHost} onSet={(to) => set(field.name, to)} />
          </section>
        );
      })}
      <p class="small">{t('lobby.house-rules.kept', { game: t.first([`${room.next.game}.name`]) })}</p>
    </Dialog>
  );
}

/** Changes go out as the whole object: one that follows before the answer to the last has come must still hold the last. */
function useWishes(options: Options, send: (wished: Options) => Promise<boolean>): (name: string, value: Json) => void {
  const wishes = useRef<Options>({});
  const open = useRef(0);
  return (name, value) => {
    wishes.current = { ...wishes.current, [name]: value };
    open.current += 1;
    void send({ ...options, ...wishes.current }).then(() => {
      open.current -= 1;
      if (open.current === 0) wishes.current = {};
    });
  };
}

function WordLanguage({ game }: { game: Game }) {
  const { room, order, isHost } = useTable();
  const choose = (words: Language): void => {
    rememberChoice(game.id, words);
    void order({ type: 'choose', game: game.id, language: words });
  };
  return (
    <section class="option wide" data-option="language">
      <h3>{t('lobby.words')}</h3>
      <div class="choice" role="radiogroup" aria-label={t('lobby.words')}>
        {game.languages.map((words) => (
          <label key={words} class={words === room.next.language ? 'chosen' : ''}>
            <input type="radio" name="words" checked={words === room.next.language} disabled={!isHost} onChange={() => choose(words)} />
            <span>{languageName(words)}</span>
          </label>
        ))}
      </div>
    </section>
  );
}
