import type { RulesOfGame } from '../../rules-text.ts';

export const rules: RulesOfGame = {
  lead: 'A race with letter tiles. All play at once: get rid of every tile by forming words and by attacking the words of the others.',
  sections: [
    {
      heading: 'Before you start',
      points: [
        'Two to eight people. Up to four play with one set of tiles, more with two.',
        'Everybody gets ten tiles, face down. The rest is the pile.',
        'Somebody calls LEX-GO. Three seconds later all hands open and the race is on. There are no turns.',
      ],
    },
    {
      heading: 'Form a word',
      points: [
        'Lay two or more of your tiles as a word. It sails in front of you as a boat with your flag.',
        'All forms of a word are fine: plurals, cases, verb forms. Names, abbreviations and acronyms are not.',
        'The numbers on the tiles do not count in this game.',
      ],
    },
    {
      heading: 'Attack a word',
      points: [
        'Attack any word that is not yours, in one of two ways. Not both at once.',
        'Add: put one or more tiles before, behind or between. The old letters keep their order: RAD becomes RADAR, ALM becomes PALME, SAND becomes STAND.',
        'Replace: lay tiles on letters; at least one old letter stays. The replaced tiles come into your hand: BUCH becomes BACH, and you get the U.',
        'The new word must be a different one, and not a form that this word already had in this round.',
        'A word you took is yours: you answer for it at the end, and its old owner may attack it again.',
        'If two attack the same word, the faster one gets it. The other has his tiles back at once and sees what the word is now.',
      ],
    },
    {
      heading: 'Swap a tile',
      points: [
        'Call TAUSCH and swap one of your tiles for one from the pile. Your tile is mixed back into the pile.',
        'You may swap again only after somebody else has swapped, or when nobody has swapped for 20 seconds.',
      ],
    },
    {
      heading: 'The LEXICON tile',
      points: [
        'It stands for any letter. Say which one when you first lay it: it stays that letter for the rest of the round, also when somebody takes the word.',
      ],
    },
    {
      heading: 'LEXICON!',
      points: [
        'When your hand is empty, call LEXICON. Hold the bell for a moment, so that it does not ring by accident.',
        'If all words that are yours are right, you win the round.',
        'If one is wrong, you are out for this round. Your wrong words go back into the pile, your right ones stay and may be attacked, and the others play on.',
        'If only one is left, that one wins the round. If all who are left say that they are stuck, nobody wins it.',
      ],
    },
    {
      heading: 'Winning',
      points: [
        'Whoever is first to win five rounds wins the game.',
        'If nobody wins three rounds in a row, the game ends: most rounds won wins, equal ones share.',
      ],
    },
    {
      heading: 'House rules',
      points: [
        'Check words at once: a word that is not in the list is refused when it is laid. As printed, words are checked only at the call, and until then nobody learns whether a word is in the list.',
        'Vote on words: at a call the others vote on each word that is not in the list. More yes than no, and it counts.',
        'Wins in a row: the five rounds must be won one after the other.',
        'Hidden hands: nobody sees the tiles of the others. As printed, tiles lie open: tap a nameplate to see the hand.',
        'Replace just one: an attack may replace one tile only. As printed, any number, as long as one stays.',
        'No plurals: in English, plurals do not count.',
        'Rounds to win: from 1 to 20.',
      ],
    },
  ],
};
