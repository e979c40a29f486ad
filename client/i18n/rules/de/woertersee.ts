import type { RulesOfGame } from '../../rules-text.ts';

export const rules: RulesOfGame = {
  lead: 'Ein See voller Buchstaben, und alle suchen zugleich. Wer ein Wort findet, setzt ein Boot an seinen Anfang; am Ende wird jedes Wort buchstabiert.',
  sections: [
    {
      heading: 'Der See',
      points: [
        'Eine bis acht Personen, vier Seen. Bis zu vier suchen in einem See mit 37 Plättchen, mehr in einem mit 61.',
        'Die Vokale sind rot und unterstrichen und gleichmäßig verteilt; den Rest füllen Konsonanten.',
        'Der See ist zugedeckt. Er öffnet sich für alle im selben Moment, und dann läuft die Zeit: drei Minuten.',
      ],
    },
    {
      heading: 'Wörter finden',
      points: [
        'Ein Wort geht von Plättchen zu Nachbarplättchen, in jede Richtung. Es hat mindestens zwei Buchstaben.',
        'Ein Plättchen darf im selben Wort noch einmal vorkommen, aber erst nach mindestens zwei anderen Buchstaben. Nie zweimal hintereinander.',
        'Einzahl und Mehrzahl sind erlaubt. Eigennamen, Abkürzungen und Wörter mit Bindestrich oder Apostroph sind es nicht.',
        'Umlaute gibt es nicht: Ä, Ö und Ü schreibt man AE, OE und UE.',
      ],
    },
    {
      heading: 'Boote',
      points: [
        'Setz ein Boot zwischen den ersten und den zweiten Buchstaben deines Wortes, den Bug zum zweiten. Welches Wort es ist, sagst du nicht.',
        'Das Boot hält dir diesen Anfang frei: Niemand sonst darf dort in derselben Richtung liegen. Die andere Richtung ist offen.',
        'Boote werden nicht mehr bewegt.',
        'Du hast pro Runde fünf Boote, wenn ihr eine oder zwei Personen seid, vier zu dritt und drei, wenn ihr mehr seid.',
        'Während du suchst, darfst du deine Wörter schon im See nachfahren. Das sieht niemand sonst.',
      ],
    },
    {
      heading: 'STOP!',
      points: [
        'Ist die Zeit um oder liegen alle Boote, fährt keines mehr aus. Wer zuerst STOP! drückt, buchstabiert zuerst.',
        'Dann haben alle Zeit, die Wörter ihrer Boote nachzufahren: 20 Sekunden, und 10 mehr für jedes Boot.',
        'Alle Wörter werden zusammen gezeigt, der Reihe nach.',
      ],
    },
    {
      heading: 'Punkte',
      points: [
        'Jeder Buchstabe eines richtigen Wortes ist ein Punkt. Das Wort muss mit den zwei Buchstaben seines Bootes beginnen.',
        'Kein Wort oder ein falsches bringt nichts und kostet nichts.',
        'Dasselbe Wort zählt dir in einer Runde nur einmal. Zwei Personen dürfen dasselbe Wort haben.',
        'Nach vier Seen gewinnen die meisten Punkte. Bei Gleichstand entscheidet das längste Wort, dann die Zahl der Wörter; sonst teilt ihr euch den Sieg.',
      ],
    },
    {
      heading: 'Hausregeln',
      points: [
        'Wiederholen: ein Plättchen noch einmal nach einem anderen (das schwierigere Spiel) oder nie, dann mit doppelter Zeit (das einfachere Spiel).',
        'Flaggen: bis zu neun Plättchen mit Buchstaben, die englische Wörter brauchen, anstelle anderer Konsonanten.',
        'Joker: verkehrt herum gelegte Plättchen. Sie sind jeder Buchstabe, bei jedem Besuch ein anderer, wenn du willst, und zählen einen Punkt.',
        'Das Q: bleibt draußen, ist ein Joker oder zählt als QU, also zwei Buchstaben und zwei Punkte.',
        'Vorsprung: Wer ihn hat, bekommt zwei Boote mehr und darf ein Plättchen nach einem anderen wieder benutzen.',
        'Blind buchstabieren: Beim Nachfahren erfährt niemand, ob ein Wort in der Liste steht.',
        'Seen: 1 bis 12. Suchzeit: 15 Sekunden bis 10 Minuten.',
        'Allein: fünf Boote, vier Seen und das eigene beste Ergebnis.',
      ],
    },
  ],
};
