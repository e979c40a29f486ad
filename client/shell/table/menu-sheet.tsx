// The menu at a table, in every phase: rules, pause, sound, colours, language, leave; for the host the end of the game.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { HoldButton } from '../parts/hold-button.tsx';
import { Button } from '../parts/paper.tsx';
import { LanguageSwitch, MuteSwitch, ThemeSwitch } from '../parts/settings.tsx';
import { RulesText } from '../rules/rules-text.tsx';
import { useTable } from './context.ts';

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { room, order, isHost } = useTable();
  const [rules, setRules] = useState(false);
  const game = room.phase === 'lobby' ? room.next.game : room.game;
  const playing = room.phase === 'game';
  const then = async (done: Promise<boolean>): Promise<void> => {
    if (await done) onClose();
  };
  if (rules)
    return (
      <Dialog id="rules" title={t('rules.of', { game: t.first([`${game}.name`]) })} onClose={onClose}>
        <RulesText game={game} heading="h3" />
      </Dialog>
    );
  return (
    <Dialog id="menu" title={t('menu')} onClose={onClose}>
      <div class="stack">
        <Button id="menu-rules" class="wide" onClick={() => setRules(true)}>
          <Icon name="book" />
          {t('menu.rules')}
        </Button>
        {playing && isHost && (
          <Button id="menu-pause" tone="yellow" class="wide" onClick={() => void then(order({ type: 'pause', paused: !room.paused }))}>
            <Icon name={room.paused ? 'play' : 'pause'} />
            {t(room.paused ? 'menu.go-on' : 'menu.pause')}
          </Button>
        )}
        <div class="settings">
          <LanguageSwitch />
          <span class="end">
            <ThemeSwitch />
            <MuteSwitch />
          </span>
        </div>
        {playing && isHost && (
          <HoldButton id="menu-end" tone="sand" class="wide" onDone={() => void then(order({ type: 'end' }))}>
            {t('menu.end')}
          </HoldButton>
        )}
        <HoldButton id="menu-leave" tone="red" class="wide" onDone={() => void order({ type: 'leave' })}>
          <Icon name="door" />
          {t('menu.leave')}
        </HoldButton>
      </div>
    </Dialog>
  );
}
