// The door of a table: a name, perhaps a crew, and in.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { findTable, Unreachable } from '../net/http.ts';
import { Away } from './away.tsx';
import { CodeTiles } from './drawings/code-tiles.tsx';
import { Shore } from './drawings/shore.tsx';
import { remembered, type Entry } from './entry.ts';
import { CrewChoice } from './parts/crew-choice.tsx';
import { Button } from './parts/paper.tsx';
import { LanguageSwitch, ThemeSwitch } from './parts/settings.tsx';

/** Whether the code is one at all is asked while the name is typed. */
function useCodeCheck(code: string): string {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    findTable(code).then(
      () => setProblem(''),
      (no: unknown) => setProblem(no instanceof Unreachable ? no.code : ''),
    );
  }, [code]);
  return problem;
}

export function Door({ code, onEnter }: { code: string; onEnter: (entry: Entry) => void }) {
  const [entry, setEntry] = useState<Partial<Entry>>(remembered);
  const problem = useCodeCheck(code);
  const name = entry.name?.trim() ?? '';
  if (problem === 'no-such-table') return <Away why={problem} code={code} />;
  return (
    <main class="page door">
      <div class="harbour-top">
        <CodeTiles code={code} />
      </div>
      <form
        class="column stack"
        onSubmit={(e) => {
          e.preventDefault();
          if (name) onEnter({ ...entry, name });
        }}
      >
        <h1 class="hidden">{t('door.title', { code })}</h1>
        <label class="stack tight">
          <span class="display title">{t('door.name')}</span>
          <input
            class="field"
            value={entry.name ?? ''}
            maxLength={24}
            autocomplete="nickname"
            enterkeyhint="go"
            autofocus={!entry.name}
            onInput={(e) => setEntry({ ...entry, name: e.currentTarget.value })}
          />
        </label>
        <CrewChoice
          value={entry.crew}
          onChoose={(crew) => setEntry(crew === undefined ? { ...(entry.name && { name: entry.name }) } : { ...entry, crew })}
        />
        <Button id="enter" tone="green" class="big" type="submit" aria-disabled={!name}>
          {t('door.enter')}
        </Button>
        <footer class="foot">
          <span class="end">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </footer>
      </form>
      <Shore />
    </main>
  );
}
