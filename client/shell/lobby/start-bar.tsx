// The bar under the lobby: I am ready; we wait for …; start.
import type { Game } from '../../../shared/game.ts';
import type { Person } from '../../../shared/protocol.ts';
import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { Button, Sheet } from '../parts/paper.tsx';
import { useTable } from '../table/context.ts';
import { seated } from './house-rules.tsx';

/** Seated people whom the start waits for: not ready, and there. The host, who starts, need not be. */
export const waitedFor = (people: readonly Person[], host: string): readonly Person[] =>
  seated(people).filter((p) => p.online && !p.ready && p.id !== host);

interface StartBarProps {
  readonly game: Game | undefined;
  /** Shows the pictures before somebody's first game, then goes on. */
  readonly first: (go: () => void) => void;
}
export function StartBar({ game, first }: StartBarProps) {
  const { room, order, me, isHost } = useTable();
  if (!me || !game) return <div class="bar" />;
  if (me.watching) return <WatcherBar me={me} />;
  const others = waitedFor(room.people, room.host);
  const missing = game.seats.min - seated(room.people).filter((p) => p.online).length;
  const mayStart = isHost && others.length === 0 && missing <= 0;
  const host = room.people.find((p) => p.id === room.host)?.name ?? '';
  const note =
    missing > 0
      ? t('lobby.missing', { n: missing })
      : others.length > 0
        ? t('lobby.waiting', { n: others.length })
        : isHost
          ? ''
          : t('lobby.host-starts', { name: host });
  const ready = (): void => {
    if (me.ready) void order({ type: 'ready', ready: false });
    else first(() => void order({ type: 'ready', ready: true }));
  };
  return (
    <div class="bar">
      {mayStart ? (
        <Button id="start" tone="green" off={4} class="big" onClick={() => first(() => void order({ type: 'start' }))}>
          {t('lobby.start')}
        </Button>
      ) : (
        <Button id="ready" tone={me.ready ? 'card' : 'green'} off={4} class="big" aria-pressed={me.ready} onClick={ready}>
          {me.ready && <Icon name="check" size={24} weight={4} />}
          {t(me.ready ? 'lobby.ready.done' : 'lobby.ready.say')}
        </Button>
      )}
      {note && (
        <Sheet id="note" tone="sand" class="note">
          <span class="display" role="status">
            {note}
          </span>
        </Sheet>
      )}
    </div>
  );
}

function WatcherBar({ me }: { me: Person }) {
  const { room, order } = useTable();
  const why = me.queued ? t('lobby.watch.queued') : room.locked ? t('lobby.watch.locked') : t('lobby.watch');
  return (
    <div class="bar">
      {me.queued || room.locked ? null : (
        <Button id="play-along" tone="green" class="big" onClick={() => void order({ type: 'watch', watch: false })}>
          {t('lobby.sit')}
        </Button>
      )}
      <Sheet id="note" tone="sand" class="note wide">
        <span class="display" role="status">
          {why}
        </span>
      </Sheet>
    </div>
  );
}
