// How others find the table: code, QR and link. The address is one that their phones can open.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { fetchJson } from '../../net/http.ts';
import { CodeTiles } from '../drawings/code-tiles.tsx';
import { Icon } from '../drawings/icon.tsx';
import { cut } from '../parts/cut.ts';
import { Dialog } from '../parts/dialog.tsx';
import { later } from '../parts/later.tsx';
import { Button } from '../parts/paper.tsx';
import { useTable } from '../table/context.ts';

const QrCode = later(async () => (await import('../drawings/qr-code.tsx')).QrCode);

/** Where phones find us: the server knows its address in the network, a page on localhost does not. */
function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    fetchJson('/api/address')
      .then((answer) => setOrigin((answer as { origin: string }).origin))
      .catch(() => undefined); // this page's own will do
  }, []);
  return origin;
}

/** Copies where the clipboard is refused (plain http): a selected text and the old command. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
export async function shareLink(link: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (no) {
      if (no instanceof DOMException && no.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return copyTheOldWay(link) ? 'copied' : 'failed';
  }
}

export function Invitation() {
  const { room, order, say, isHost } = useTable();
  const [large, setLarge] = useState(false);
  const origin = useOrigin();
  const link = `${origin}/t/${room.code}`;
  const share = async (): Promise<void> => {
    const how = await shareLink(link, t('lobby.share.title'));
    if (how === 'copied') say(t('lobby.share.copied'), 'info');
    if (how === 'failed') say(t('lobby.share.failed'), 'refused');
  };
  const host = origin.replace(/^https?:\/\//, '');
  return (
    <section class="invitation" aria-label={t('lobby.invite')}>
      <CodeTiles code={room.code} />
      <div class="ways">
        <button type="button" class="sheet qr-sheet" style={cut('qr', 3)} aria-label={t('lobby.qr.large')} onClick={() => setLarge(true)}>
          <QrCode text={link} size={96} />
        </button>
        <div>
          <p class="address">
            <b>
              {host}
              <wbr />
              /t/{room.code}
            </b>
            <br />
            {t('lobby.scan')}
          </p>
          <div class="buttons">
            <Button id="share" tone="navy" onClick={() => void share()}>
              <Icon name="share" size={20} />
              {t('lobby.share')}
            </Button>
            {isHost ? (
              <Button
                id="lock"
                tone={room.locked ? 'red' : 'yellow'}
                aria-pressed={room.locked}
                aria-label={t('lobby.lock')}
                onClick={() => void order({ type: 'lock', locked: !room.locked })}
              >
                <Icon name={room.locked ? 'lock' : 'unlock'} size={20} />
              </Button>
            ) : (
              room.locked && (
                <span class="locked">
                  <Icon name="lock" size={18} />
                  {t('lobby.locked')}
                </span>
              )
            )}
          </div>
        </div>
      </div>
      {large && (
        <Dialog id="qr-large" title={t('lobby.scan.title')} onClose={() => setLarge(false)} class="large-qr">
          <QrCode text={link} size={320} />
          <CodeTiles code={room.code} />
          <p class="address">
            <b>
              {host}
              <wbr />
              {`/t/${room.code}`}
            </b>
          </p>
        </Dialog>
      )}
    </section>
  );
}
