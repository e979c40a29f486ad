// Five places for a table code; a sixth appears when it is typed. One real input lies over the drawn places.
import { useState } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { codeLetters } from './code-letters.ts';

export function CodeField({ value, onCode, onWrongLetter }: { value: string; onCode: (code: string) => void; onWrongLetter: () => void }) {
  const [focused, setFocused] = useState(false);
  const places = Math.max(5, value.length);
  return (
    <div class={`code ${places > 5 ? 'six' : ''}`}>
      {Array.from({ length: places }, (_, i) => {
        const letter = value[i];
        return (
          <i key={i} aria-hidden="true" class={letter ? 'set' : focused && i === value.length ? 'next' : ''}>
            {letter}
          </i>
        );
      })}
      <input
        aria-label={t('home.join.code')}
        value={value}
        inputMode="text"
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onInput={(e) => {
          const typed = e.currentTarget.value;
          const code = codeLetters(typed);
          if (/[ilo0-9]/i.test(typed.split('/').at(-1) ?? '')) onWrongLetter();
          e.currentTarget.value = code;
          onCode(code);
        }}
      />
    </div>
  );
}
