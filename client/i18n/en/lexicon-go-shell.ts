// What lobby and primer say about Lexicon-Go.
export const lexiconGoShell = {
  'lexicon-go.name': 'Lexicon-Go',

  'option.lexicon-go.verify': 'Check',
  'option.lexicon-go.verify.help': 'At the call nobody learns earlier whether a word is in the list; at once it is refused when laid.',
  'option.lexicon-go.verify.atCall': 'at the LEXICON call',
  'option.lexicon-go.verify.instant': 'at once',
  'option.lexicon-go.vote': 'Vote',
  'option.lexicon-go.vote.help': 'At a call the others vote on words that are not in the list.',
  'option.lexicon-go.inARow': 'In a row',
  'option.lexicon-go.inARow.help': 'The rounds must be won one after the other.',
  'option.lexicon-go.hands': 'Hands',
  'option.lexicon-go.hands.help': 'Open: everybody may see which tiles you still have.',
  'option.lexicon-go.hands.open': 'open',
  'option.lexicon-go.hands.hidden': 'hidden',
  'option.lexicon-go.maxReplace': 'Replace',
  'option.lexicon-go.maxReplace.help': 'How many tiles of a word an attack may replace.',
  'option.lexicon-go.maxReplace.null': 'any number, one stays',
  'option.lexicon-go.maxReplace.1': 'just one',
  'option.lexicon-go.plurals': 'Plurals',
  'option.lexicon-go.plurals.help': 'Whether plurals count as words.',
  'option.lexicon-go.rounds': 'Wins needed',
  'option.lexicon-go.rounds.help': 'Whoever has won this many rounds wins the game.',

  'primer.lexicon-go.1': 'All at once, no turns: form words from your ten tiles.',
  'primer.lexicon-go.2': 'Catch the others’ words: replace tiles or add some. The boat is yours then.',
  'primer.lexicon-go.3': 'Hand empty? Ring LEXICON. If all your words are right, the round is yours.',
};
