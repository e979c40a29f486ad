import type { Translation } from '../catalogue.ts';
import type { lexiconGoResults as en } from '../en/lexicon-go-results.ts';

export const lexiconGoResults: Translation<typeof en> = {
  'result.lexicon-go': '{game}',
  'result.lexicon-go.rounds': '{game}: als Erstes alle Runden gewonnen',
  'result.lexicon-go.in-a-row': '{game}: die Runden am Stück gewonnen',
  'result.lexicon-go.three-voids': '{game}: dreimal gewann niemand die Runde',
  'result.lexicon-go.total': { one: '{n} Sieg', other: '{n} Siege' },
  'result.lexicon-go.person': { one: '{n} Runde gewonnen', other: '{n} Runden gewonnen' },
  'replay.lexicon-go.started': '{who} ruft LEX-GO: Runde {round}.',
  'replay.lexicon-go.formed': '{who} bildet {word}.',
  'replay.lexicon-go.formed.invalid': '{who} bildet {word}; das steht nicht in der Liste.',
  'replay.lexicon-go.attacked': '{who} macht aus {from} von {whom} {word}.',
  'replay.lexicon-go.swapped': '{who} tauscht einen Stein.',
  'replay.lexicon-go.called': '{who} ruft LEXICON!',
  'replay.lexicon-go.vote-opened': 'Die anderen stimmen ab: {words}.',
  'replay.lexicon-go.fell': '{who} ist für die Runde draußen: {words}.',
  'replay.lexicon-go.stuck': '{who} kommt nicht weiter.',
  'replay.lexicon-go.round-end': '{winner} gewinnt die Runde.',
  'replay.lexicon-go.round-end.nobody': 'Niemand gewinnt die Runde.',
};
