// The form of the house rules. The host sets, everybody can read.
import { useRef, useState } from 'preact/hooks';
import type { Game, Json, Language } from '../../../shared/game.ts';
import { t } from '../../i18n/language.ts';
import { rememberChoice } from '../hosting.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from '../table/context.ts';
import { gameName } from './game-picker.tsx';
import { languageName, type Options } from './house-rules.tsx';
import { Control } from './option-control.tsx';
import type { Field } from './option-fields.ts';
import { optionHelp, optionLabel, valueText } from './option-text.ts';

interface RulesFormProps {
  readonly game: Game;
  readonly fields: readonly Field[];
  readonly options: Options;
  /** Of those who have a seat, in order. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}
export function RulesForm({ game, fields, options, names, onClose }: RulesFormProps) {
  const { order, isHost } = useTable();
  const [shown, set] = useWishes(options, (wished) => order({ type: 'options', options: wished }));
  return (
    <Dialog id="rules-form" title={t('lobby.house-rules')} onClose={onClose}>
      {!isHost && <p class="small">{t('lobby.house-rules.host')}</p>}
      <WordLanguage game={game} />
      {fields.map((field) => {
        const value = shown[field.name] ?? null;
        const label = optionLabel(game.id, field);
        const wide = field.kind === 'choice' || field.kind === 'people';
        return (
          <section key={field.name} class={`option ${wide ? 'wide' : ''}`} data-option={field.name}>
            <div>
              <h3>{label}</h3>
              <p class="small">{optionHelp(game.id, field)}</p>
              {!wide && <p class="small printed">{t('option.printed-is', { value: valueText(game.id, field, field.printed, names) })}</p>}
            </div>
            <Control
              game={game.id}
              field={field}
              value={value}
              label={label}
              people={names}
              locked={!isHost}
              onSet={(to) => set(field.name, to)}
            />
          </section>
        );
      })}
      <p class="small">{t('lobby.house-rules.kept', { game: gameName(game.id) })}</p>
    </Dialog>
  );
}

/**
 * What is shown, and how to change it. Changes go out as the whole object, and show at once: one that follows before the answer
 * to the last has come starts from the last.
 */
function useWishes(options: Options, send: (wished: Options) => Promise<boolean>): [Options, (name: string, value: Json) => void] {
  const [wishes, setWishes] = useState<Options>({});
  const open = useRef(0);
  const shown = { ...options, ...wishes };
  const set = (name: string, value: Json): void => {
    open.current += 1;
    setWishes((earlier) => ({ ...earlier, [name]: value }));
    void send({ ...shown, [name]: value }).then(() => {
      open.current -= 1;
      if (open.current === 0) setWishes({});
    });
  };
  return [shown, set];
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
