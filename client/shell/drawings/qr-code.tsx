// A QR code of an address, ink on white paper by day and by night.
import { useMemo } from 'preact/hooks';
import { generate } from 'lean-qr';
import { t } from '../../i18n/language.ts';

/** Modules of quiet around the code. */
const QUIET = 3;

export function QrCode({ text, size }: { text: string; size: number }) {
  const { path, modules } = useMemo(() => {
    const code = generate(text);
    const dots = Array.from({ length: code.size ** 2 }, (_, i) => [i % code.size, Math.floor(i / code.size)] as const);
    return { path: dots.map(([x, y]) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''), modules: code.size };
  }, [text]);
  const side = modules + 2 * QUIET;
  return (
    <svg
      class="qr"
      width={size}
      height={size}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={t('lobby.qr', { link: text })}
      shape-rendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z`} fill="#FFFDF6" />
      <path d={path} fill="#14233A" />
    </svg>
  );
}
