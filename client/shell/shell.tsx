// Which page stands at the address. Everything but home is loaded when it is first needed.
import { Defs } from './drawings/defs.tsx';
import { Home } from './home.tsx';
import { place } from './route.ts';

function Page() {
  const here = place.value;
  switch (here.is) {
    case 'home': return <Home />;
    default: return <p>{here.is}</p>;
  }
}

export const Shell = () => <><Defs /><Page /></>;
