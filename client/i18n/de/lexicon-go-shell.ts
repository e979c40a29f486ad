import type { Translation } from '../catalogue.ts';
import type { lexiconGoShell as en } from '../en/lexicon-go-shell.ts';

export const lexiconGoShell: Translation<typeof en> = {
  'lexicon-go.name': 'Lexicon-Go',

  'option.lexicon-go.verify': 'Prüfung',
  'option.lexicon-go.verify.help':
    'Beim Ruf erfährt vorher niemand, ob ein Wort in der Liste steht; sofort wird es schon beim Legen abgelehnt.',
  'option.lexicon-go.verify.atCall': 'erst beim LEXICON-Ruf',
  'option.lexicon-go.verify.instant': 'sofort',
  'option.lexicon-go.vote': 'Abstimmen',
  'option.lexicon-go.vote.help': 'Beim Ruf stimmen die anderen über Wörter ab, die nicht in der Liste stehen.',
  'option.lexicon-go.inARow': 'In Folge',
  'option.lexicon-go.inARow.help': 'Die Runden müssen hintereinander gewonnen werden.',
  'option.lexicon-go.hands': 'Hände',
  'option.lexicon-go.hands.help': 'Offen: alle dürfen sehen, welche Steine du noch hast.',
  'option.lexicon-go.hands.open': 'offen',
  'option.lexicon-go.hands.hidden': 'verdeckt',
  'option.lexicon-go.maxReplace': 'Ersetzen',
  'option.lexicon-go.maxReplace.help': 'Wie viele Steine eines Wortes ein Angriff ersetzen darf.',
  'option.lexicon-go.maxReplace.null': 'beliebig viele, einer bleibt',
  'option.lexicon-go.maxReplace.1': 'nur einen',
  'option.lexicon-go.plurals': 'Mehrzahl',
  'option.lexicon-go.plurals.help': 'Ob Mehrzahlformen als Wörter gelten.',
  'option.lexicon-go.rounds': 'Siege nötig',
  'option.lexicon-go.rounds.help': 'Wer so viele Runden gewonnen hat, gewinnt das Spiel.',

  'primer.lexicon-go.1': 'Alle zugleich, ohne Reihenfolge: Bilde Wörter aus deinen zehn Steinen.',
  'primer.lexicon-go.2': 'Schnapp dir fremde Wörter: Ersetze Steine oder lege welche dazu. Dann gehört das Boot dir.',
  'primer.lexicon-go.3': 'Hand leer? Läute LEXICON. Stimmen alle deine Wörter, gehört die Runde dir.',
};
