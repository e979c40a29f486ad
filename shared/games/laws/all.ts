// The laws that every game of the registry obeys.
import type { Law } from './law.ts';
import { nonsenseIsRefused } from './nonsense.ts';
import * as order from './order.ts';
import * as replaying from './replaying.ts';
import * as secrecy from './secrecy.ts';

export const laws: readonly Law[] = [...Object.values(replaying), ...Object.values(secrecy), ...Object.values(order), nonsenseIsRefused];
