// After a game: podium, the evening's score, and what comes next.
import { useEffect } from 'preact/hooks';
import type { Person } from '../../../shared/protocol.ts';
import { language, t } from '../../i18n/language.ts';
import { Sail } from '../drawings/emblem.tsx';
import { Icon } from '../drawings/icon.tsx';
import { shareLink } from '../lobby/invitation.tsx';
import { gameName } from '../lobby/game-picker.tsx';
import { Button, Sheet } from '../parts/paper.tsx';
import { MuteSwitch } from '../parts/settings.tsx';
import { sound } from '../sound.ts';
import { useTable } from '../table/context.ts';
import { reducedMotion } from '../theme.ts';
import { Festoon, Podium } from './podium.tsx';
import { evening, resultOf, standings, type Standing } from './standing.ts';

/** Half points are written as fractions people know. */
const points = (n: number): string =>
  n % 1 === 0.5 ? `${n > 0.5 ? Math.floor(n) : ''}½` : new Intl.NumberFormat(language.value).format(n);

function headline(list: readonly Standing[], winners: readonly string[]): string {
  if (list.length === 1) return t('result.alone', { name: list[0]?.person.name ?? '' });
  if (winners.length === 0) return t('result.nobody');
  return t('result.wins', { n: winners.length, names: winners });
}

export function Results({ onMenu }: { onMenu: () => void }) {
  const { room, me } = useTable();
  const result = resultOf(room);
  const list = result ? standings(result, room.people) : [];
  const winners = list.filter((one) => result?.winners.includes(one.person.seat));
  const mine = winners.some((one) => one.person.id === me?.id);
  useEffect(() => {
    if (!mine) return;
    sound.play('win');
    if (!reducedMotion.value)
      import('canvas-confetti').then(
        // without its worker: that is made of a blob, which the page's policy rightly forbids
        ({ default: confetti }) =>
          confetti.create(undefined, { useWorker: false, resize: true, disableForReducedMotion: true })({
            particleCount: 90,
            spread: 80,
            origin: { y: 0.35 },
          }),
        () => undefined,
      );
  }, [room.round, mine]);
  return (
    <main class="page results">
      <div class="celebration">
        <Festoon />
        <div class="top-row">
          <button type="button" class="bare" aria-label={t('menu')} onClick={onMenu}>
            <Icon name="menu" weight={3} />
          </button>
          <MuteSwitch />
        </div>
        <h1>
          {result
            ? headline(
                list,
                winners.map((one) => one.person.name),
              )
            : t('result.ended', { game: gameName(room.game) })}
        </h1>
        {result && <p>{t.first([`result.${room.game}.${result.reason}`, `result.${room.game}`], { game: gameName(room.game) })}</p>}
        <Podium standings={list} game={room.game} />
      </div>
      <div class="column grow">
        <Evening people={room.people} standings={list} />
      </div>
      <NextBar />
    </main>
  );
}

/** Somebody without a word has no longest one: then the total alone. */
const keysFor = (game: string, { more }: Standing): readonly string[] =>
  Object.values(more).every(Boolean) ? [`result.${game}.person`] : [`result.${game}.total`];

function Evening({ people, standings: list }: { people: readonly Person[]; standings: readonly Standing[] }) {
  const { room } = useTable();
  const rows = evening(people);
  return (
    <section class="evening">
      <header>
        <h2>{t('result.evening')}</h2>
        <span class="small">{t('result.games', { n: room.round })}</span>
      </header>
      <Sheet id="evening">
        <ol>
          {rows.map((person) => {
            const one = list.find((s) => s.person.id === person.id);
            const more = one ? t.first(keysFor(room.game, one), { n: one.total, ...one.more }) : '';
            return (
              <li key={person.id}>
                <Sail crew={person.crew} size={30} />
                <span class="names">
                  <b class="display">{person.name}</b>
                  {more && <span class="small">{more}</span>}
                </span>
                <span class="gained">{one ? `+${points(one.gained)}` : ''}</span>
                <b class="figures">{points(person.points)}</b>
              </li>
            );
          })}
        </ol>
      </Sheet>
    </section>
  );
}

function NextBar() {
  const { room, order, say, isHost } = useTable();
  const host = room.people.find((p) => p.id === room.host)?.name ?? '';
  const share = async (): Promise<void> => {
    const how = await shareLink(`${location.origin}/replay/${room.replay}`, t('result.share.title', { game: gameName(room.game) }));
    if (how === 'copied') say(t('lobby.share.copied'), 'info');
    if (how === 'failed') say(t('lobby.share.failed'), 'refused');
  };
  return (
    <div class="bar">
      {isHost ? (
        <>
          <Button id="rematch" tone="green" class="big" onClick={() => void order({ type: 'rematch' })}>
            {t('result.rematch')}
          </Button>
          <Button id="next" tone="navy" class="big second" onClick={() => void order({ type: 'lobby' })}>
            {t('result.next')}
          </Button>
        </>
      ) : (
        <Sheet id="note" tone="sand" class="note wide">
          <span class="display" role="status">
            {t('result.host-chooses', { name: host })}
          </span>
        </Sheet>
      )}
      {room.replay && (
        <Button id="share-replay" tone="sand" class="only-icon" aria-label={t('result.share')} onClick={() => void share()}>
          <Icon name="share" />
        </Button>
      )}
    </div>
  );
}
