// What do we play? The host taps, the others see.
import type { Game } from '../../../shared/game.ts';
import { t } from '../../i18n/language.ts';
import { GameIcon } from '../drawings/game-icon.tsx';
import { Icon } from '../drawings/icon.tsx';
import { rememberChoice } from '../hosting.ts';
import { cut } from '../parts/cut.ts';
import { useTable } from '../table/context.ts';

export const gameName = (game: string): string => t.first([`${game}.name`]) || game;

export function GamePicker({ games }: { games: readonly Game[] }) {
  const { room, order, isHost } = useTable();
  const choose = (game: Game): void => {
    const words = game.languages.find((l) => l === room.next.language) ?? game.languages[0];
    if (!words) return;
    rememberChoice(game.id, words);
    void order({ type: 'choose', game: game.id, language: words });
  };
  return (
    <div class="games" role="radiogroup" aria-label={t('lobby.what')}>
      {games.map((game) => {
        const chosen = game.id === room.next.game;
        return (
          <label key={game.id} class={`game ${chosen ? 'sheet yellow' : ''}`} style={cut(game.id)}>
            <input type="radio" name="game" class="hidden" checked={chosen} disabled={!isHost} onChange={() => choose(game)} />
            <GameIcon game={game.id} size={62} />
            <span class="display">{gameName(game.id)}</span>
            <span class="small">{t('lobby.seats', { from: game.seats.min, to: game.seats.max })}</span>
            {chosen && (
              <i class="chosen-mark">
                <Icon name="check" size={16} weight={3.6} />
              </i>
            )}
          </label>
        );
      })}
    </div>
  );
}
