// A slip of paper with one line: stays readable for 4 s or until tapped. Refusals are red.
import { signal } from '@preact/signals';

interface Line {
  readonly text: string;
  readonly tone: 'info' | 'refused';
  readonly number: number;
}
const READABLE = 4000;

/** Slips of one page: `say` puts up a line, the newest wins. */
export function slips() {
  const line = signal<Line | undefined>(undefined);
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    line.value = undefined;
  };
  return {
    say(text: string, tone: 'info' | 'refused'): void {
      clearTimeout(timer);
      number += 1;
      line.value = { text, tone, number };
      timer = setTimeout(clear, READABLE);
    },
    Slip: () => (
      <div class="slip-place" role="status">
        {line.value && (
          <button
            key={line.value.number}
            type="button"
            class={`sheet slip ${line.value.tone === 'refused' ? 'red' : 'card'}`}
            style={{ '--cut': '1px 2px,calc(100% - 2px) 0,calc(100% - 1px) calc(100% - 2px),0 100%' }}
            onClick={clear}
          >
            {line.value.text}
          </button>
        )}
      </div>
    ),
  };
}
