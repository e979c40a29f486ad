// When one is not at the table: one kind sentence, and what to do.
import { t } from '../i18n/language.ts';
import type { Facts } from '../i18n/message.ts';
import { FoldedBoat } from './drawings/folded-boat.tsx';
import { waves } from './drawings/waves.ts';
import { Button } from './parts/paper.tsx';
import { go } from './route.ts';

/** `why`: a code of the connection's end (`elsewhere`, `removed` …). `onRetry`: the way back in, where there is one. */
export function Away({ why, code = '', onRetry }: { why: string; code?: string; onRetry?: () => void }) {
  const facts: Facts = { code };
  const text = (part: string): string => t.first([`away.${why}${part}`, `away.other${part}`], facts);
  return (
    <main class="page away">
      <div class="column stack centred">
        <svg width="170" height="130" viewBox="-12 -8 124 86" aria-hidden="true">
          <FoldedBoat sail="#F6C23C" hull="#CC3B27" mark="star" turn={-6} />
          <path d={waves(124, 62, 4, 6, 13)} transform="translate(-12 0)" fill="var(--deep)" />
        </svg>
        <h1>{text('.title')}</h1>
        <p class="lead" role="alert">
          {text('')}
        </p>
        {onRetry && (
          <Button id="away-retry" tone="green" class="big" onClick={onRetry}>
            {t.first([`away.${why}.act`, 'away.retry'])}
          </Button>
        )}
        <Button id="away-home" class="wide" onClick={() => go('/')}>
          {t('away.home')}
        </Button>
      </div>
    </main>
  );
}
