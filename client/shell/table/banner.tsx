import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';

/** While the wire is down: small, on top, never in the way. It waits a moment, so that a hiccup shows nothing. */
export const Banner = ({ dropped }: { dropped: boolean }) => (
  <div class="banner-place" role="status">
    {dropped && (
      <p class="banner">
        <Icon name="unplugged" size={18} />
        {t('banner.dropped')}
      </p>
    )}
  </div>
);
