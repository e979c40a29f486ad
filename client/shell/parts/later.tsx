// Parts of the shell that come with their own chunk when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Away } from '../away.tsx';

type Load<P> = () => Promise<ComponentType<P>>;

/** Shows nothing while it loads. A failed load (old page, new server) offers to load the page again. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(Loaded ? 'there' : 'loading');
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (component) => {
          Loaded = component;
          setState('there');
        },
        () => setState('failed'),
      );
    }, []);
    if (state === 'failed') return <Away why={navigator.onLine ? 'too-old' : 'offline'} onRetry={() => location.reload()} />;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
