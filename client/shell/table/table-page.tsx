// /t/CODE: the door, then one connection for the whole evening: lobby, game, results.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { speakOfGames, t } from '../../i18n/language.ts';
import { enter } from '../../net.ts';
import { Away } from '../away.tsx';
import { remembered, rememberEntry, type Entry } from '../entry.ts';
import { sitAt, sitsAt } from '../hosting.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { later } from '../parts/later.tsx';
import { slips } from '../parts/slip.tsx';
import { holdPlace } from '../route.ts';
import { Banner } from './banner.tsx';
import { refusalText, TableContext, useTable, type AtTable } from './context.ts';

const Door = later(async () => (await import('../door.tsx')).Door);
const Play = later(async () => (await import('../play/play.tsx')).Play);
const Results = later(async () => {
  const [{ Results: Loaded }] = await Promise.all([import('../results/results.tsx'), speakOfGames()]);
  return Loaded;
});
const MenuSheet = later(async () => (await import('./menu-sheet.tsx')).MenuSheet);
/** After the lobby has settled (ms): what the evening will need is fetched while people wait, so that no dropped network meets a hole. */
const IDLE = 2000;
function fetchAhead(): void {
  for (const part of [MenuSheet, Play, Results]) part.preload();
  import('../../table/stage.ts').catch(() => undefined); // the game says so itself when it cannot be had
}

export function TablePage({ code }: { code: string }) {
  const [entry, setEntry] = useState<Entry | undefined>(() => (sitsAt(code) ? (remembered() as Entry) : undefined));
  if (!entry) {
    return (
      <Door
        code={code}
        onEnter={(who) => {
          rememberEntry(who);
          sitAt(code);
          setEntry(who);
        }}
      />
    );
  }
  return <Table key={code} code={code} entry={entry} />;
}

function Table({ code, entry }: { code: string; entry: Entry }) {
  const { at, Slip } = useMemo(() => {
    const link = enter(code, entry.name, entry.crew);
    const { say, Slip } = slips();
    const at: AtTable = {
      link,
      say,
      async order(order) {
        const ack = await link.order(order);
        if (!ack.ok && ack.refusal.code !== 'left-table') say(refusalText(ack.refusal), 'refused');
        return ack.ok;
      },
    };
    return { at, Slip };
  }, [code, entry]);
  useEffect(() => () => at.link.close(), [at]);
  const status = at.link.status.value;
  if (status.is === 'ended')
    return <Away why={status.why} code={code} {...(canReturn(status.why) && { onRetry: () => at.link.takeOver() })} />;
  if (status.is === 'entering') return <OnTheWay tries={status.tries} />;
  return (
    <TableContext.Provider value={at}>
      <Banner dropped={status.is === 'dropped'} />
      <Phase />
      <Slip />
    </TableContext.Provider>
  );
}
const canReturn = (why: string): boolean => why !== 'removed' && why !== 'no-such-table';

const OnTheWay = ({ tries }: { tries: number }) => (
  <main class="page on-the-way">
    <p class="display" role="status">
      {t(tries > 1 ? 'door.again' : 'door.entering')}
    </p>
  </main>
);

function Phase() {
  const { room } = useTable();
  const [menu, setMenu] = useState(false);
  // Whoever has seen the game sees its last picture (the words of the last lake) before the results.
  const played = useRef(0);
  const [seen, setSeen] = useState(0);
  if (room.phase === 'game') played.current = room.round;
  const farewell = room.phase === 'results' && room.result !== '' && played.current === room.round && seen !== room.round;
  useEffect(() => holdPlace(() => setMenu(true)), []);
  useEffect(() => {
    const timer = setTimeout(fetchAhead, IDLE);
    return () => clearTimeout(timer);
  }, []);
  const openMenu = (): void => setMenu(true);
  return (
    <>
      {room.phase === 'lobby' && <Lobby onMenu={openMenu} />}
      {(room.phase === 'game' || farewell) && <Play onMenu={openMenu} onFinished={() => setSeen(played.current)} />}
      {room.phase === 'results' && !farewell && <Results onMenu={openMenu} />}
      {menu && <MenuSheet onClose={() => setMenu(false)} />}
    </>
  );
}
