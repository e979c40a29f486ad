import type { RulesOfGame } from '../../rules-text.ts';

export const rules: RulesOfGame = {
  lead: 'A lake full of letters, and all search it at the same time. Whoever finds a word puts a boat at its beginning; at the end every word is spelled.',
  sections: [
    {
      heading: 'The lake',
      points: [
        'One to eight people, four lakes. Up to four people search a lake of 37 chips, more a lake of 61.',
        'The vowels are red and underlined and are spread evenly; consonants fill the rest.',
        'The lake is covered. It opens for everybody at the same moment, and then the time runs: three minutes.',
      ],
    },
    {
      heading: 'Find words',
      points: [
        'A word goes from chip to neighbouring chip, in any direction. It has at least two letters.',
        'You may use a chip again in the same word, but only after at least two other letters. Never twice in a row.',
        'Singular and plural are fine. Names, abbreviations and words with hyphens or apostrophes are not.',
        'The chips have no umlauts: Ä, Ö and Ü are written AE, OE and UE.',
      ],
    },
    {
      heading: 'Boats',
      points: [
        'Put a boat between the first and the second letter of your word, its bow towards the second. You do not say which word it is.',
        'The boat keeps this beginning for you: nobody else may lie there in the same direction. The other direction is free.',
        'Boats never move once they lie.',
        'You have five boats a round when one or two play, four when three play, three when more play.',
        'You may trace your words on the lake while you search. Nobody else sees it.',
      ],
    },
    {
      heading: 'STOP!',
      points: [
        'When the time is out, or all boats lie, no more boats may be placed. Whoever presses STOP! first spells first.',
        'Then everybody has time to trace the words of his boats: 20 seconds, and 10 more for each boat.',
        'All words are shown together, in order.',
      ],
    },
    {
      heading: 'Points',
      points: [
        'Each letter of a right word is one point. The word must begin with the two letters of its boat.',
        'No word, or a wrong one, brings nothing and costs nothing.',
        'The same word twice in a round counts once for you. Two people may have the same word.',
        'After four lakes the most points win. With equal points the longest word decides, then the number of words; else you share.',
      ],
    },
    {
      heading: 'House rules',
      points: [
        'Reuse chips: after one other letter (the more difficult game), or never, and then with twice the time (the simpler game).',
        'Flag chips: up to nine chips with letters that English words need, in place of other consonants.',
        'Jokers: chips laid the wrong way round. They are any letter, another one at each visit if you like, and count one point.',
        'The Q: left out, a joker, or QU, which is two letters and two points.',
        'Head start: chosen people get two more boats and may use a chip again after one other letter.',
        'Spell blindly: while tracing nobody learns whether a word is in the list.',
        'Lakes: 1 to 12. Time to search: 15 seconds to 10 minutes.',
        'Alone: five boats, four lakes, and your own best result to beat.',
      ],
    },
  ],
};
