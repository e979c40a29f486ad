// Home: host a table, or join one by its code.
import { useState } from 'preact/hooks';
import { Unreachable } from '../net/http.ts';
import { language, t } from '../i18n/language.ts';
import { INK, WHITE } from '../look/palette.ts';
import { CodeField } from './code-field.tsx';
import { Harbour } from './drawings/harbour.tsx';
import { Icon } from './drawings/icon.tsx';
import { Logo } from './drawings/logo.tsx';
import { Tile } from './drawings/tile.tsx';
import { openTable } from './hosting.ts';
import { Button, Sheet } from './parts/paper.tsx';
import { LanguageSwitch, MuteSwitch, ThemeSwitch } from './parts/settings.tsx';
import { follow, go } from './route.ts';
import { theme } from './theme.ts';

const PlayTiles = () => (
  <svg viewBox="0 -8 118 92" aria-hidden="true">
    <Tile letter="P" x={16} y={28} size={34} turn={-8} fill="#F6C23C" ink={INK} />
    <Tile letter="L" x={54} y={8} size={34} turn={6} fill={WHITE} />
    <Tile letter="A" x={32} y={56} size={34} turn={4} fill="#8CCBEA" />
    <Tile letter="Y" x={70} y={46} size={34} turn={-7} fill={WHITE} />
  </svg>
);

export const problemText = (no: unknown): string => t.first([`problem.${no instanceof Unreachable ? no.code : ''}`, 'problem.other']);

function Host() {
  const [state, setState] = useState<'idle' | 'opening' | { problem: string }>('idle');
  const open = async (): Promise<void> => {
    setState('opening');
    try {
      go(`/t/${await openTable(language.value)}`);
    } catch (no) {
      setState({ problem: problemText(no) });
    }
  };
  return (
    <div>
      <Button id="host" tone="red" off={4} class="host" onClick={() => void open()} aria-disabled={state === 'opening'}>
        <span>
          <strong>{t('home.host')}</strong>
          <span class="how">{t(state === 'opening' ? 'home.opening' : 'home.host.how')}</span>
        </span>
        <PlayTiles />
      </Button>
      {typeof state === 'object' && (
        <p class="problem" role="alert">
          {state.problem}
        </p>
      )}
    </div>
  );
}

function Join() {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const ready = code.length >= 5;
  return (
    <Sheet id="join" tone="sand" off={3} class="join">
      <h2 id="join-title">{t('home.join')}</h2>
      <form
        aria-labelledby="join-title"
        onSubmit={(e) => {
          e.preventDefault();
          if (ready) go(`/t/${code}`);
        }}
      >
        <CodeField value={code} onCode={setCode} onWrongLetter={() => setWrong(true)} />
        <Button id="join-go" tone="navy" type="submit" aria-label={t('home.join.go')} aria-disabled={!ready}>
          <Icon name="arrow" weight={3.2} />
        </Button>
      </form>
      {wrong && (
        <p class="small" role="status">
          {t('home.join.letters')}
        </p>
      )}
    </Sheet>
  );
}

export const Home = () => (
  <main class="home">
    <div class="view">
      <Harbour dark={theme.value === 'dark'} />
      <header class="brand">
        <h1>
          <Logo label={t('app.name')} />
        </h1>
        <p>{t('home.tagline')}</p>
      </header>
    </div>
    <div class="column">
      <div class="offers">
        <Host />
        <Join />
      </div>
      <footer class="foot">
        <a class="link" href="/rules" onClick={follow('/rules')}>
          {t('home.rules')}
        </a>
        <span class="end">
          <LanguageSwitch />
          <ThemeSwitch />
          <MuteSwitch />
        </span>
      </footer>
    </div>
  </main>
);
