import type { Translation } from '../catalogue.ts';
import type { woerterseeShell as en } from '../en/woertersee-shell.ts';

export const woerterseeShell: Translation<typeof en> = {
  'woertersee.name': 'Wörtersee',

  'option.woertersee.level': 'Wiederholen',
  'option.woertersee.level.help': 'Wann ein Wort zum selben Plättchen zurückkommen darf. Im einfachen Spiel nie, dafür mit doppelter Zeit.',
  'option.woertersee.level.basic': 'nach zwei anderen',
  'option.woertersee.level.difficult': 'nach einem anderen',
  'option.woertersee.level.simple': 'nie, doppelte Zeit',
  'option.woertersee.flagChips': 'Flaggen',
  'option.woertersee.flagChips.help': 'Plättchen mit Q, X, Y, J, V, W, P und H, für mehr englische Wörter.',
  'option.woertersee.jokers': 'Joker',
  'option.woertersee.jokers.help': 'Verkehrt herum gelegte Plättchen: Sie sind jeder Buchstabe.',
  'option.woertersee.q': 'Das Q',
  'option.woertersee.q.help': 'Was mit dem Plättchen geschieht, das Q zeigt.',
  'option.woertersee.q.none': 'bleibt draußen',
  'option.woertersee.q.joker': 'ist ein Joker',
  'option.woertersee.q.qu': 'zählt als QU',
  'option.woertersee.kiddie': 'Vorsprung',
  'option.woertersee.kiddie.help': 'Sie bekommen zwei Boote mehr und dürfen ein Plättchen nach einem anderen wieder benutzen.',
  'option.woertersee.blindTracing': 'Blind',
  'option.woertersee.blindTracing.help': 'Vor dem Aufdecken erfährt niemand, ob ein Wort in der Liste steht.',
  'option.woertersee.rounds': 'Seen',
  'option.woertersee.rounds.help': 'Wie viele Runden ihr spielt.',
  'option.woertersee.seconds': 'Suchzeit',
  'option.woertersee.seconds.help': 'Wie lange ihr auf jedem See sucht.',

  'primer.woertersee.1': 'Alle suchen im selben See nach Wörtern, von Plättchen zu Nachbarplättchen.',
  'primer.woertersee.2': 'Eins gefunden? Setz ein Boot zwischen die ersten zwei Buchstaben. Dort bleibt es.',
  'primer.woertersee.3': 'Zeit um? STOP! Dann buchstabierst du deine Wörter: ein Punkt für jeden Buchstaben.',
};
