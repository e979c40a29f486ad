import type { Translation } from '../catalogue.ts';
import type { lexiconGoRefusals as en } from '../en/lexicon-go-refusals.ts';

export const lexiconGoRefusals: Translation<typeof en> = {
  'refusal.lexicon-go.game-over': 'Das Spiel ist zu Ende.',
  'refusal.lexicon-go.vote-open': 'Gerade wird abgestimmt. Danach geht es weiter.',
  'refusal.lexicon-go.no-vote': 'Gerade gibt es nichts abzustimmen.',
  'refusal.lexicon-go.already-started': 'LEX-GO ist schon gerufen. Los geht’s!',
  'refusal.lexicon-go.not-started': 'Warte, bis die Steine aufgedeckt sind.',
  'refusal.lexicon-go.out': 'Du bist für diese Runde draußen. In der nächsten bist du wieder dabei.',
  'refusal.lexicon-go.malformed': 'Aus diesen Buchstaben wird hier kein Zug. Lege sie noch einmal.',
  'refusal.lexicon-go.too-short': 'Ein Wort braucht mindestens zwei Buchstaben.',
  'refusal.lexicon-go.own-word': 'Das ist dein eigenes Wort. Greif ein fremdes an.',
  'refusal.lexicon-go.word-changed': 'Jemand war schneller: Das Wort liegt so nicht mehr da. Deine Steine sind zurück.',
  'refusal.lexicon-go.not-an-attack': 'Entweder Steine dazulegen und die Reihenfolge lassen, oder ersetzen und einen liegen lassen.',
  'refusal.lexicon-go.not-your-tiles': 'Diese Steine hast du nicht: {tiles}.',
  'refusal.lexicon-go.not-a-word': '{words} steht nicht in der Wortliste. Versuche ein anderes Wort.',
  'refusal.lexicon-go.previous-form': 'So sah das Wort in dieser Runde schon einmal aus. Bilde ein neues.',
  'refusal.lexicon-go.swap-locked': 'Du hast zuletzt getauscht. Erst muss jemand anderes tauschen, oder 20 Sekunden vergehen.',
  'refusal.lexicon-go.bag-too-small': 'Der Vorrat ist leer. Bilde ein Wort oder greif eines an.',
  'refusal.lexicon-go.hand-not-empty': 'LEXICON ruft man mit leerer Hand. Lege erst deine letzten Steine.',
  'refusal.lexicon-go.already-stuck': 'Das hast du schon gesagt. Warte, bis jemand zieht.',
  'refusal.lexicon-go.too-early': 'Das kam zu früh. Versuche es noch einmal.',
};
