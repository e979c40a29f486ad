// Which page stands at the address. Everything but home is loaded when it is first needed.
import { useEffect } from 'preact/hooks';
import { speakOfGames, t } from '../i18n/language.ts';
import { Away } from './away.tsx';
import { Defs } from './drawings/defs.tsx';
import { later } from './parts/later.tsx';
import type { Place } from './place.ts';
import { place } from './route.ts';

const Home = later(async () => (await import('./home.tsx')).Home);
const TablePage = later(async () => (await import('./table/table-page.tsx')).TablePage);
const RulesPage = later(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const ReplayPage = later(async () => {
  const [{ ReplayPage: Loaded }] = await Promise.all([import('./replay/replay-page.tsx'), speakOfGames()]);
  return Loaded;
});

function Page() {
  const here = place.value;
  switch (here.is) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={here.code} code={here.code} />;
    case 'rules':
      return <RulesPage game={here.game} />;
    case 'replay':
      return <ReplayPage id={here.id} />;
    case 'nowhere':
      return <Away why="nowhere" />;
  }
}

/** What the tab is called. */
function titleOf(here: Place): string {
  const own = here.is === 'table' ? t('door.title', { code: here.code }) : here.is === 'rules' ? t('home.rules') : '';
  return [...(own ? [own] : []), t('app.name')].join(' · ');
}

export function Shell() {
  const title = titleOf(place.value);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Defs />
      <Page />
    </>
  );
}
