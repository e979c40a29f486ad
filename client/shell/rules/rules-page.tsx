// /rules/GAME: the whole rules, and the way to the other games' rules.
import { t } from '../../i18n/language.ts';
import { rulesGames } from '../../i18n/rules-text.ts';
import { Away } from '../away.tsx';
import { GameIcon } from '../drawings/game-icon.tsx';
import { Icon } from '../drawings/icon.tsx';
import { gameName } from '../lobby/game-picker.tsx';
import { Sheet } from '../parts/paper.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/settings.tsx';
import { follow } from '../route.ts';
import { gameLook } from '../../look/palette.ts';
import { RulesText } from './rules-text.tsx';

export function RulesPage({ game: asked }: { game: string }) {
  const game = asked || (rulesGames[0] ?? '');
  if (!rulesGames.includes(game)) return <Away why="nowhere" />;
  const look = gameLook(game);
  return (
    <main class="page reading">
      <header class="band" style={{ '--band': look.colour, '--band-ink': look.ink }}>
        <div class="column">
          <a class="bare" href="/" aria-label={t('away.home')} onClick={follow('/')}>
            <Icon name="back" weight={3} />
          </a>
          <h1>{t('rules.of', { game: gameName(game) })}</h1>
        </div>
      </header>
      <div class="column stack grow">
        <nav aria-label={t('home.rules')} class="tabs">
          {rulesGames.map((other) => (
            <a key={other} href={`/rules/${other}`} aria-current={other === game ? 'page' : undefined} onClick={follow(`/rules/${other}`)}>
              <GameIcon game={other} size={44} />
              <span class="display">{gameName(other)}</span>
            </a>
          ))}
        </nav>
        <Sheet id={`rules-${game}`} class="reading-sheet">
          <RulesText game={game} heading="h2" />
        </Sheet>
        <footer class="foot">
          <span class="end">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </footer>
      </div>
    </main>
  );
}
