// Cut paper in the DOM: sheets that lie, and sheets that can be pressed onto the darker one below.
import type { ComponentChildren, JSX } from 'preact';
import { cut } from './cut.ts';

export type Tone = 'card' | 'sand' | 'yellow' | 'red' | 'green' | 'navy' | 'sky' | 'quay' | 'sunset';
interface SheetProps {
  /** Decides the snips, and is the id of what can be pressed; unique on a page. */
  readonly id: string;
  readonly tone?: Tone;
  /** How far corners are off, px. */
  readonly off?: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A sheet that lies there. */
export const Sheet = ({ id, tone = 'card', off = 2, class: more = '', children }: SheetProps) => (
  <div class={`sheet ${tone} ${more}`} style={cut(id, off)}>
    {children}
  </div>
);

type ButtonProps = SheetProps & Omit<JSX.IntrinsicElements['button'], 'id' | 'class' | 'style' | 'icon'>;
/** A sheet that can be pressed. At least 44 px high. */
export const Button = ({ id, tone = 'card', off = 3, class: more = '', children, ...rest }: ButtonProps) => (
  <button type="button" id={id} class={`sheet press ${tone} ${more}`} style={cut(id, off)} {...rest}>
    {children}
  </button>
);

/** A link that looks like a pressable sheet. */
export const LinkSheet = ({
  id,
  tone = 'card',
  class: more = '',
  children,
  ...rest
}: SheetProps & { href: string; onClick?: (e: MouseEvent) => void }) => (
  <a class={`sheet press ${tone} ${more}`} style={cut(id, 3)} {...rest}>
    {children}
  </a>
);
