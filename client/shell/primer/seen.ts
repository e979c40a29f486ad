// Whether somebody has seen a game's pictures on this device.
import { recall, remember } from '../../net/memory.ts';

export const hasSeen = (game: string): boolean => recall(`seen.${game}`) === 'yes';
export const seen = (game: string): void => remember(`seen.${game}`, 'yes');
