// A sheet that rises from the bottom (in the middle of wide screens). Esc, the cross and a tap beside it close it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Icon } from '../drawings/icon.tsx';
import { cut } from './cut.ts';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}
export function Dialog({ id, title, onClose, children, class: more = '' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${more}`}
      aria-labelledby={`${id}-title`}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => {
        if (e.target === box.current) onClose();
      }}
    >
      <div class="sheet card dialog-sheet" style={cut(id, 4)}>
        <header>
          <h2 id={`${id}-title`} tabIndex={-1} autofocus>
            {title}
          </h2>
          <button type="button" class="bare" aria-label={t('close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        <div class="dialog-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
