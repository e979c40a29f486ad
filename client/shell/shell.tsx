// Which page stands at the address. Everything but home is loaded when it is first needed.
import { Away } from './away.tsx';
import { Defs } from './drawings/defs.tsx';
import { later } from './parts/later.tsx';
import { place } from './route.ts';

const Home = later(async () => (await import('./home.tsx')).Home);
const TablePage = later(async () => (await import('./table/table-page.tsx')).TablePage);
const RulesPage = later(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const ReplayPage = later(async () => (await import('./replay/replay-page.tsx')).ReplayPage);

function Page() {
  const here = place.value;
  switch (here.is) {
    case 'home': return <Home />;
    case 'table': return <TablePage key={here.code} code={here.code} />;
    case 'rules': return <RulesPage game={here.game} />;
    case 'replay': return <ReplayPage id={here.id} />;
    case 'nowhere': return <Away why="nowhere" />;
  }
}

export const Shell = () => <><Defs /><Page /></>;
