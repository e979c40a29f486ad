// What must not happen by accident: hold for 0.6 s, or press twice by keyboard and screen reader.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Button, type Tone } from './paper.tsx';

const HOLD = 600;
const SECOND_PRESS = 4000;
/** The click that ends a touch comes right after it. */
const CLICK_COMES = 400;

/** Holding has done its work while the finger is still down: what lies under it now must not hear the click of its lifting. */
function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const stop = (): void => over.abort();
  addEventListener(
    'click',
    (e) => {
      e.preventDefault();
      e.stopPropagation();
    },
    { capture: true, signal },
  );
  addEventListener('pointerup', () => setTimeout(stop, CLICK_COMES), { capture: true, signal });
  addEventListener('pointercancel', stop, { capture: true, signal });
  addEventListener('pointerdown', stop, { capture: true, signal });
}

export function HoldButton({
  id,
  tone,
  class: more = '',
  onDone,
  children,
}: {
  id: string;
  tone?: Tone;
  class?: string;
  onDone: () => void;
  children: ComponentChildren;
}) {
  const [state, setState] = useState<'idle' | 'holding' | 'armed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (): void => {
    clearTimeout(timer.current);
    setState('idle');
  };
  const press = (): void => {
    if (touched.current) {
      // the click that ends a touch: holding has said it all
      touched.current = false;
      return;
    }
    if (state === 'armed') {
      rest();
      onDone();
    } else {
      setState('armed');
      wait(SECOND_PRESS, rest);
    }
  };
  return (
    <Button
      id={id}
      {...(tone && { tone })}
      class={`hold ${state} ${more}`}
      onPointerDown={(e) => {
        touched.current = true;
        e.currentTarget.setPointerCapture(e.pointerId);
        setState('holding');
        wait(HOLD, () => {
          setState('idle');
          touched.current = false;
          swallowClick();
          onDone();
        });
      }}
      onPointerUp={rest}
      onPointerCancel={() => {
        touched.current = false;
        rest();
      }}
      onKeyDown={() => {
        touched.current = false;
      }}
      onContextMenu={(e) => e.preventDefault()}
      onClick={press}
    >
      <span class="hold-fill" aria-hidden="true" />
      <span class="hold-label">{state === 'armed' ? t('hold.again') : children}</span>
      <span class="hidden" role="status">
        {state === 'armed' ? t('hold.again') : ''}
      </span>
      <small aria-hidden="true">{t('hold')}</small>
    </Button>
  );
}
