import type { Translation } from '../catalogue.ts';
import type { woerterseeRefusals as en } from '../en/woertersee-refusals.ts';

export const woerterseeRefusals: Translation<typeof en> = {
  'refusal.woertersee.game-over': 'Das Spiel ist zu Ende.',
  'refusal.woertersee.too-early': 'Das ist noch zu früh. Warte, bis es so weit ist.',
  'refusal.woertersee.time-over': 'Die Zeit ist um: In dieser Runde fährt kein Boot mehr aus.',
  'refusal.woertersee.too-late': 'Jemand war schneller.',
  'refusal.woertersee.malformed': 'Das hat der See nicht verstanden. Versuche es noch einmal.',
  'refusal.woertersee.off-board': 'Dort liegt kein Buchstabe. Wähle einen anderen.',
  'refusal.woertersee.not-neighbours': 'Diese Plättchen berühren sich nicht. Geh von Nachbar zu Nachbar.',
  'refusal.woertersee.berth-taken': 'In dieser Richtung liegt dort schon ein Boot. Die andere ist vielleicht frei.',
  'refusal.woertersee.no-boats-left': 'Alle deine Boote sind auf dem See.',
  'refusal.woertersee.unknown-boat': 'So ein Boot hast du nicht.',
  'refusal.woertersee.too-short': 'Ein Wort braucht mindestens zwei Buchstaben.',
  'refusal.woertersee.chip-reused': 'Das {letter} kommt zu früh wieder. Nimm andere Plättchen dazwischen.',
  'refusal.woertersee.wrong-berth': 'Das Wort muss mit den beiden Plättchen seines Bootes beginnen.',
  'refusal.woertersee.as-needed': 'Sag, für welchen Buchstaben der Joker steht.',
  'refusal.woertersee.already-done': 'Das hast du schon gesagt.',
};
