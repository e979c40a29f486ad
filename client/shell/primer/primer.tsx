// Rules in 20 seconds: three pictures and three sentences before somebody's first game. Skippable, and remembered.
import { t } from '../../i18n/language.ts';
import { Button } from '../parts/paper.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PICTURE, picturesOf } from './pictures.tsx';
import { seen } from './seen.ts';

export function Primer({ game, onDone }: { game: string; onDone: () => void }) {
  const done = (): void => {
    seen(game);
    onDone();
  };
  return (
    <Dialog id="primer" title={t.first([`${game}.name`])} onClose={done} class="primer">
      <ol>
        {picturesOf(game).map((Picture, i) => (
          <li key={i}>
            <svg viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} aria-hidden="true">
              <Picture />
            </svg>
            <p>
              <b class="figures">{i + 1}</b>
              {t.first([`primer.${game}.${i + 1}`])}
            </p>
          </li>
        ))}
      </ol>
      <Button id="primer-go" tone="green" class="big" onClick={done}>
        {t('primer.go')}
      </Button>
    </Dialog>
  );
}
