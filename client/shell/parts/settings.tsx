// Language, colours and mute: small, always in reach, remembered.
import { choose, INTERFACE_LANGUAGES, language, t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { sound } from '../sound.ts';
import { nextTheme, themeChoice } from '../theme.ts';

/** The other languages, each by its own name. */
export const LanguageSwitch = () => (
  <>
    {INTERFACE_LANGUAGES.filter((other) => other.language !== language.value).map((other) => (
      <button key={other.language} type="button" class="link" lang={other.language} onClick={() => void choose(other.language)}>
        {other.name}
      </button>
    ))}
  </>
);

const THEME_ICONS = { system: 'half', light: 'sun', dark: 'moon' } as const;
export const ThemeSwitch = () => (
  <button
    type="button"
    class="bare"
    onClick={nextTheme}
    aria-label={t(`settings.theme.${themeChoice.value}`)}
    title={t(`settings.theme.${themeChoice.value}`)}
  >
    <Icon name={THEME_ICONS[themeChoice.value]} />
  </button>
);

export function MuteSwitch() {
  const text = t(sound.muted.value ? 'settings.sound.off' : 'settings.sound.on');
  return (
    <button type="button" class="bare" onClick={() => sound.toggle()} aria-label={text} title={text}>
      <Icon name={sound.muted.value ? 'mute' : 'sound'} />
    </button>
  );
}
