import type { Translation } from '../catalogue.ts';
import type { woerterseeResults as en } from '../en/woertersee-results.ts';

export const woerterseeResults: Translation<typeof en> = {
  'result.woertersee': '{game}',
  'result.woertersee.rounds-played': '{game}: Alle Seen sind abgefischt',
  'result.woertersee.total': { one: '{n} Punkt', other: '{n} Punkte' },
  'result.woertersee.person': { one: '{n} Punkt · längstes Wort: {longest}', other: '{n} Punkte · längstes Wort: {longest}' },
  'replay.woertersee.opened': 'See {round} öffnet sich.',
  'replay.woertersee.boat': '{who} setzt ein Boot auf den See.',
  'replay.woertersee.time': 'Die Zeit ist um.',
  'replay.woertersee.stopped': '{who} ruft STOP!',
  'replay.woertersee.stopped.nobody': 'Niemand ruft STOP!',
  'replay.woertersee.reveal': { one: '{who} buchstabiert {word}: {n} Punkt.', other: '{who} buchstabiert {word}: {n} Punkte.' },
  'replay.woertersee.reveal.not-a-word': '{who} buchstabiert {word}; das steht nicht in der Liste.',
  'replay.woertersee.reveal.twice': '{who} buchstabiert {word} zum zweiten Mal.',
  'replay.woertersee.reveal.no-word': '{who} hat zu einem Boot kein Wort.',
};
