// Which page stands at the address. Everything but home is loaded when it is first needed.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Away } from './away.tsx';
import { Defs } from './drawings/defs.tsx';
import { Home } from './home.tsx';
import { place } from './route.ts';

/** A page that comes with its own chunk. A failed load (old page, new server) offers to load again. */
function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(Loaded ? 'there' : 'loading');
    useEffect(() => {
      if (Loaded) return;
      load().then((module) => {
        Loaded = module.default;
        setState('there');
      }, () => setState('failed'));
    }, []);
    if (state === 'failed') return <Away why={navigator.onLine ? 'too-old' : 'offline'} onRetry={() => location.reload()} />;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
const TablePage = later(() => import('./table/table-page.tsx'));
const RulesPage = later(() => import('./rules/rules-page.tsx'));
const ReplayPage = later(() => import('./replay/replay-page.tsx'));

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
