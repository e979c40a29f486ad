import type { RulesOfGame } from '../../rules-text.ts';

export const rules: RulesOfGame = {
  lead: 'Ein Wettrennen mit Buchstabensteinen. Alle spielen zugleich: Werde alle deine Steine los, indem du Wörter bildest und die Wörter der anderen angreifst.',
  sections: [
    {
      heading: 'Zu Beginn',
      points: [
        'Zwei bis acht Personen. Bis zu vieren genügt ein Satz Steine, mehr spielen mit zweien.',
        'Jeder bekommt zehn verdeckte Steine. Der Rest ist der Vorrat.',
        'Jemand ruft LEX-GO. Drei Sekunden später liegen alle Hände offen, und es geht los. Eine Reihenfolge gibt es nicht.',
      ],
    },
    {
      heading: 'Ein Wort bilden',
      points: [
        'Lege zwei oder mehr deiner Steine als Wort. Es fährt als Boot mit deiner Flagge vor dir.',
        'Alle Formen eines Wortes sind erlaubt: Mehrzahl, Fälle, Verbformen. Nicht erlaubt sind Eigennamen, Abkürzungen und Kunstwörter aus Anfangsbuchstaben.',
        'Die Zahlen auf den Steinen zählen in diesem Spiel nicht.',
      ],
    },
    {
      heading: 'Ein Wort angreifen',
      points: [
        'Greif ein Wort an, das dir nicht gehört, auf eine von zwei Arten. Nie beides zugleich.',
        'Dazulegen: Setze einen oder mehr Steine davor, dahinter oder dazwischen. Die alten Buchstaben behalten ihre Reihenfolge: RAD wird RADAR, ALM wird PALME, SAND wird STAND.',
        'Ersetzen: Lege Steine auf Buchstaben; mindestens ein alter bleibt liegen. Die ersetzten Steine kommen in deine Hand: BUCH wird BACH, und du bekommst das U.',
        'Das neue Wort muss ein anderes sein, und keine Form, die dieses Wort in der Runde schon hatte.',
        'Ein geholtes Wort gehört dir: Du stehst am Ende dafür ein, und wer es vorher hatte, darf es wieder angreifen.',
        'Greifen zwei dasselbe Wort an, bekommt es, wer schneller war. Der andere hat seine Steine sofort zurück und sieht, wie das Wort jetzt heißt.',
      ],
    },
    {
      heading: 'Einen Stein tauschen',
      points: [
        'Ruf TAUSCH und tausche einen deiner Steine gegen einen aus dem Vorrat. Deiner wird wieder untergemischt.',
        'Noch einmal tauschen darfst du erst, wenn jemand anderes getauscht hat oder 20 Sekunden lang niemand.',
      ],
    },
    {
      heading: 'Der LEXICON-Stein',
      points: [
        'Er steht für jeden Buchstaben. Sag beim ersten Legen, für welchen: Das bleibt er für den Rest der Runde, auch wenn jemand das Wort holt.',
      ],
    },
    {
      heading: 'LEXICON!',
      points: [
        'Ist deine Hand leer, ruf LEXICON. Halte die Glocke einen Moment, damit sie nicht aus Versehen läutet.',
        'Sind alle Wörter richtig, die dir gehören, gewinnst du die Runde.',
        'Ist eines falsch, bist du für diese Runde draußen. Deine falschen Wörter gehen in den Vorrat zurück, deine richtigen bleiben liegen und dürfen angegriffen werden; die anderen spielen weiter.',
        'Bleibt nur noch eine Person übrig, gewinnt sie die Runde. Sagen alle Übrigen, dass sie nicht weiterkommen, gewinnt sie niemand.',
      ],
    },
    {
      heading: 'Wer gewinnt',
      points: [
        'Wer zuerst fünf Runden gewonnen hat, gewinnt das Spiel.',
        'Gewinnt dreimal hintereinander niemand, endet das Spiel: Die meisten gewonnenen Runden entscheiden, Gleiche teilen sich den Sieg.',
      ],
    },
    {
      heading: 'Hausregeln',
      points: [
        'Sofort prüfen: Ein Wort, das nicht in der Liste steht, wird schon beim Legen abgelehnt. Gedruckt: Erst beim Ruf wird geprüft, und vorher erfährt niemand, ob ein Wort in der Liste steht.',
        'Abstimmen: Beim Ruf stimmen die anderen über jedes Wort ab, das nicht in der Liste steht. Sind mehr dafür als dagegen, gilt es.',
        'Siege am Stück: Die fünf Runden müssen hintereinander gewonnen werden.',
        'Verdeckte Hände: Niemand sieht die Steine der anderen. Gedruckt: Sie liegen offen; tippe auf ein Namensschild, um die Hand zu sehen.',
        'Nur einen ersetzen: Ein Angriff darf nur einen Stein ersetzen. Gedruckt: beliebig viele, solange einer bleibt.',
        'Keine Mehrzahl: Im Englischen gelten Mehrzahlformen nicht.',
        'Runden zum Sieg: von 1 bis 20.',
      ],
    },
  ],
};
