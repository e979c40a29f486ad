// Parts of the shell that come with their own chunk when they are first shown, or before in an idle moment.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Away } from '../away.tsx';

type Load<P> = () => Promise<ComponentType<P>>;
type Late<P> = ComponentType<P> & { preload(): void };

/**
 * Shows nothing while it loads. Where the network is away it loads as soon as that is back; any other failed load (old page, new
 * server) offers to load the page again. `preload`: fetches the part in good time, and is silent when it cannot.
 */
export function later<P extends object>(load: Load<P>): Late<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetched = async (): Promise<void> => {
    Loaded ??= await load();
  };
  function Later(props: P) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(Loaded ? 'there' : 'loading');
    useEffect(() => {
      if (Loaded) return undefined;
      const tryIt = (): void => {
        fetched().then(
          () => setState('there'),
          () => setState(navigator.onLine ? 'failed' : 'loading'),
        );
      };
      tryIt();
      window.addEventListener('online', tryIt);
      return () => window.removeEventListener('online', tryIt);
    }, []);
    if (state === 'failed') return <Away why="too-old" onRetry={() => location.reload()} />;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Later, { preload: () => void fetched().catch(() => undefined) });
}
