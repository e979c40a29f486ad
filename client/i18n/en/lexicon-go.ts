// What the Lexicon-Go table says. Keys begin with `lexicon-go.`; refusals with `refusal.lexicon-go.`; options with `option.lexicon-go.`.
export const lexiconGo = {
  'lexicon-go.name': 'Lexicon-Go',
};
