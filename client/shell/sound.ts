// The one synth of the page.
import { synth } from '../sound/synth.ts';
import { reducedMotion } from './theme.ts';

export const sound = synth(() => !reducedMotion.value);
