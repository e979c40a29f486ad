import type { Translation } from '../catalogue.ts';
import type { refusals as en } from '../en/refusals.ts';

export const refusals: Translation<typeof en> = {
  'refusal.table.malformed': 'Das hat der Tisch nicht verstanden. Lade die Seite neu und versuche es noch einmal.',
  'refusal.table.not-host': 'Das kann nur, wer den Tisch eröffnet hat. Frag kurz nach.',
  'refusal.table.not-in-lobby': 'Das wartet, bis alle wieder in der Lobby sind.',
  'refusal.table.game-running': 'Das wartet, bis dieses Spiel zu Ende ist.',
  'refusal.table.no-game': 'Gerade läuft kein Spiel.',
  'refusal.table.other-game': 'Das galt einem Spiel, das schon zu Ende ist.',
  'refusal.table.no-seat': 'Du schaust zu. Nimm einen Platz, um mitzuspielen.',
  'refusal.table.paused': 'Das Spiel steht still. Warte, bis es weitergeht.',
  'refusal.table.moved': 'Der Tisch zieht gerade ins nächste Spiel um. Versuche es gleich noch einmal.',
  'refusal.table.not-ready': 'Noch nicht alle sind bereit: {people}.',
  'refusal.table.too-few': 'Dieses Spiel braucht mindestens {min} Personen mit einem Platz.',
  'refusal.table.no-such-game': 'Dieses Spiel kennt der Tisch nicht. Lade die Seite neu.',
  'refusal.table.no-such-language': 'In dieser Sprache hat das Spiel keine Steine. Wähle eine andere.',
  'refusal.table.bad-option': 'So lässt sich diese Hausregel nicht stellen. Wähle einen anderen Wert.',
  'refusal.table.no-such-person': 'Diese Person ist nicht mehr am Tisch.',
  'refusal.table.not-yourself': 'Das geht nur mit jemand anderem, der gerade da ist.',
  'refusal.table.crew-taken': 'Unter dieser Flagge segelt schon jemand. Wähle eine freie.',
  'refusal.table.bad-name': 'Dieser Name geht hier nicht. Bitte wähle einen anderen.',
  'refusal.table.locked': 'Der Tisch ist zu. Bitte darum, ihn zu öffnen.',
  'refusal.table.not-saved': 'Der Server konnte das nicht festhalten. Bitte versuche es noch einmal.',
  'refusal.table.internal': 'Bei uns ist etwas schiefgegangen; nichts hat sich geändert. Bitte versuche es noch einmal.',
  'refusal.table.not-understood': 'Das kam nicht richtig an. Bitte versuche es noch einmal.',
};
