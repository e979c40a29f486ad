// The lobby: who comes, what is played, and how.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { Shore } from '../drawings/shore.tsx';
import { waves } from '../drawings/waves.ts';
import { useGames } from '../games.ts';
import { MuteSwitch } from '../parts/settings.tsx';
import { later } from '../parts/later.tsx';
import { hasSeen } from '../primer/seen.ts';
import { useTable } from '../table/context.ts';
import { GamePicker } from './game-picker.tsx';
import { HouseRules, seated } from './house-rules.tsx';
import { Invitation } from './invitation.tsx';
import { Seats } from './seats.tsx';
import { StartBar } from './start-bar.tsx';

const Primer = later(async () => (await import('../primer/primer.tsx')).Primer);

const HarbourEdge = () => (
  <svg class="edge" viewBox="0 0 390 34" preserveAspectRatio="none" aria-hidden="true">
    <path d={waves(390, 6, 5, 8, 40)} fill="var(--water-near)" />
    <path d="M0 24L90 12L250 26L390 10V35H0z" fill="var(--paper)" />
  </svg>
);

export function Lobby({ onMenu }: { onMenu: () => void }) {
  const { room } = useTable();
  const games = useGames();
  const [primer, setPrimer] = useState<(() => void) | undefined>();
  const game = games[room.next.game];
  const first = (go: () => void): void => (game && !hasSeen(game.id) ? setPrimer(() => go) : go());
  return (
    <main class="page lobby">
      <h1 class="hidden">{t('door.title', { code: room.code })}</h1>
      <div class="harbour-top">
        <div class="top-row">
          <button type="button" class="bare" aria-label={t('menu')} onClick={onMenu}>
            <Icon name="menu" weight={3} />
          </button>
          <MuteSwitch />
        </div>
        <Invitation />
        <HarbourEdge />
      </div>
      <div class="lobby-body">
        <Seats />
        <section class="choose">
          <header>
            <h2>{t('lobby.what')}</h2>
            <span class="small">{t('lobby.count', { n: seated(room.people).length })}</span>
          </header>
          <GamePicker games={Object.values(games)} />
          {game && <HouseRules game={game} />}
        </section>
      </div>
      <StartBar game={game} first={first} />
      <Shore />
      {primer && game && (
        <Primer
          game={game.id}
          onDone={() => {
            setPrimer(undefined);
            primer();
          }}
        />
      )}
    </main>
  );
}
