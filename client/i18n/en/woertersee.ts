// What the Wörtersee table says. Keys begin with `woertersee.`; refusals with `refusal.woertersee.`; options with `option.woertersee.`.
export const woertersee = {
  'woertersee.name': 'Wörtersee',
};
