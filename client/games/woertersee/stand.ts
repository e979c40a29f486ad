// What a picture is put together from: the table as it is, what is in hand, and where things stand.
import type { BoatView } from '../../../shared/games/woertersee/view.ts';
import type { View } from '../../table/picture.ts';
import type { Table } from '../../table/scene.ts';
import type { Helm } from './helm.ts';
import type { Layout, Mode } from './layout.ts';
import type { Names } from './names.ts';
import type { Sight } from './sight.ts';

export interface Composition {
  readonly view: View;
  readonly sight: Sight;
  readonly table: Table;
  readonly helm: Helm;
  /** The words of the round are shown at once. */
  readonly rushed: boolean;
  /** The word of the round that somebody asked to see. */
  readonly asked: number | undefined;
  readonly stopping: boolean;
  hurry(): void;
  show(n: number): void;
  stop(): void;
}
/** With the names and the place of things; `boat` is the one whose word is in hand. */
export interface Stand extends Composition {
  readonly names: Names;
  readonly mode: Mode;
  readonly layout: Layout;
  readonly boat: BoatView | undefined;
}
