// A running game: the canvas of the table, which is loaded only now, and the veil while the host pauses.
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, speakOfGames, t } from '../../i18n/language.ts';
import { recall, remember } from '../../net/memory.ts';
import { gameLook, WHITE } from '../../look/palette.ts';
import { FoldedBoat } from '../drawings/folded-boat.tsx';
import { waves } from '../drawings/waves.ts';
import { Button } from '../parts/paper.tsx';
import { sound } from '../sound.ts';
import { useTable } from '../table/context.ts';
import { reducedMotion, theme } from '../theme.ts';
import { keepAwake } from './keep-awake.ts';

export function Play({ onMenu, onFinished }: { onMenu: () => void; onFinished: () => void }) {
  const { room, link, say } = useTable();
  const host = useRef<HTMLDivElement>(null);
  const menu = useRef(onMenu);
  menu.current = onMenu;
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    let gone = false;
    let close = (): void => undefined;
    const firstRound = recall(`played.${room.game}`) === undefined;
    Promise.all([import('../../table/stage.ts'), speakOfGames()])
      .then(([{ openTable }]) =>
        gone
          ? undefined
          : openTable(place, link, {
              menu: () => menu.current(),
              say,
              t,
              sound,
              theme,
              reducedMotion: reducedMotion.value,
              firstRound,
              finished: () => finished.current(),
            }),
      )
      .then((table) => {
        if (!table) return;
        if (gone) table.close();
        else {
          close = table.close;
          setOpen(true);
        }
        remember(`played.${room.game}`, 'yes');
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      close();
    };
  }, [room.game, room.round, reducedMotion.value, language.value]);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    if (failed && room.phase === 'results') finished.current();
  }, [failed, room.phase]);
  return (
    <main class="play">
      <div ref={host} class="stage" inert={room.paused} />
      {!open && !failed && (
        <p class="stage-loading display" role="status">
          {t('play.loading')}
        </p>
      )}
      {failed && (
        <p class="stage-failed" role="alert">
          {t('play.failed')}{' '}
          <Button id="reload" tone="navy" onClick={() => location.reload()}>
            {t('away.too-old.act')}
          </Button>
        </p>
      )}
      {room.paused && <Paused />}
    </main>
  );
}

function Paused() {
  const { order, room, isHost } = useTable();
  const host = room.people.find((p) => p.id === room.host)?.name ?? '';
  return (
    <div class="veil">
      <div class="stack centred">
        <svg width="200" height="132" viewBox="-14 -6 128 86" aria-hidden="true">
          <FoldedBoat sail={WHITE} hull={gameLook(room.game).colour} turn={4} mark="anchor" />
          <path d={waves(128, 60, 4, 6, 40)} transform="translate(-14 0)" fill="var(--deep)" />
        </svg>
        <p class="display huge" role="status">
          {t('pause')}
        </p>
        <p class="lead">{isHost ? t('pause.host') : t('pause.others', { name: host })}</p>
        {isHost && (
          <Button id="go-on" tone="green" class="big" onClick={() => void order({ type: 'pause', paused: false })}>
            {t('menu.go-on')}
          </Button>
        )}
      </div>
    </div>
  );
}
