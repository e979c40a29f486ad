// /replay/ID: what happened in a finished game, line by line.
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../shared/game.ts';
import { language, t } from '../../i18n/language.ts';
import { gameLook } from '../../look/palette.ts';
import { fetchJson, Unreachable } from '../../net/http.ts';
import { Away } from '../away.tsx';
import { Sail } from '../drawings/emblem.tsx';
import { Icon } from '../drawings/icon.tsx';
import { gameName } from '../lobby/game-picker.tsx';
import { languageName } from '../lobby/house-rules.tsx';
import { Sheet } from '../parts/paper.tsx';
import { follow } from '../route.ts';
import { tell, type Event } from './tell.ts';

interface Replay {
  readonly game: string;
  readonly language: string;
  readonly startedAt: number;
  readonly players: readonly { readonly name: string; readonly crew: number }[];
  readonly result: Result | null;
  readonly journal: readonly { readonly at: number; readonly seat: number; readonly events: readonly Event[] }[];
}

export function ReplayPage({ id }: { id: string }) {
  const [replay, setReplay] = useState<Replay | { readonly problem: string } | undefined>();
  useEffect(() => {
    fetchJson(`/api/replay/${id}`).then(
      (found) => setReplay(found as Replay),
      (no: unknown) => setReplay({ problem: no instanceof Unreachable ? no.code : 'offline' }),
    );
  }, [id]);
  if (!replay)
    return (
      <main class="page on-the-way">
        <p class="display" role="status">
          {t('replay.loading')}
        </p>
      </main>
    );
  if ('problem' in replay)
    return (
      <Away
        why={replay.problem === 'offline' ? 'offline' : 'no-such-replay'}
        {...(replay.problem === 'offline' && { onRetry: () => location.reload() })}
      />
    );
  return <Told replay={replay} />;
}

const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

function Told({ replay }: { replay: Replay }) {
  const { game, players, result, journal } = replay;
  const names = players.map((p) => p.name);
  const look = gameLook(game);
  const lines = journal.flatMap(({ at, events }) =>
    events
      .flatMap((event) => tell(game, event, names).map(({ keys, facts }) => ({ at, event, text: t.first(keys, facts) })))
      .filter((line) => line.text),
  );
  return (
    <main class="page reading">
      <header class="band" style={{ '--band': look.colour, '--band-ink': look.ink }}>
        <div class="column">
          <a class="bare" href="/" aria-label={t('away.home')} onClick={follow('/')}>
            <Icon name="back" weight={3} />
          </a>
          <h1>{gameName(game)}</h1>
          <span class="when">
            {new Date(replay.startedAt).toLocaleDateString(language.value, { dateStyle: 'medium' })} · {languageName(replay.language)}
          </span>
        </div>
      </header>
      <div class="column stack grow">
        <Sheet id="players" class="reading-sheet">
          <ol class="placed">
            {players
              .map((p, seat) => ({ p, seat, place: result?.places[seat] ?? 0 }))
              .toSorted((a, b) => a.place - b.place)
              .map(({ p, seat, place }) => (
                <li key={seat}>
                  <b class="figures">{place || ''}</b>
                  <Sail crew={p.crew} size={30} />
                  <b class="display">{p.name}</b>
                  {result && <span>{t.first([`result.${game}.total`], { n: result.totals[seat] ?? 0 })}</span>}
                </li>
              ))}
          </ol>
        </Sheet>
        <Sheet id="told" class="reading-sheet">
          <h2>{t('replay.told')}</h2>
          <ol class="told">
            {lines.map((line, i) => (
              <li key={i} class={line.event.type}>
                <span class="figures small">{clock(line.at)}</span>
                <span>{line.text}</span>
              </li>
            ))}
          </ol>
        </Sheet>
      </div>
    </main>
  );
}
