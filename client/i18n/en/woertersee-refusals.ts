// One sentence for every "no" of Wörtersee. Each says what to do next.
export const woerterseeRefusals = {
  'refusal.woertersee.game-over': 'The game is over.',
  'refusal.woertersee.too-early': 'That is too early. Wait until its turn comes.',
  'refusal.woertersee.time-over': 'The time is out: no more boats in this round.',
  'refusal.woertersee.too-late': 'Somebody was faster.',
  'refusal.woertersee.malformed': 'The lake did not understand that. Try it again.',
  'refusal.woertersee.off-board': 'No chip lies there. Choose another one.',
  'refusal.woertersee.not-neighbours': 'These chips do not touch. Go from neighbour to neighbour.',
  'refusal.woertersee.berth-taken': 'A boat lies there already in the same direction. The other direction may be free.',
  'refusal.woertersee.no-boats-left': 'All your boats are on the lake.',
  'refusal.woertersee.unknown-boat': 'You have no such boat.',
  'refusal.woertersee.too-short': 'A word needs at least two letters.',
  'refusal.woertersee.chip-reused': 'The {letter} comes again too soon. Use other chips in between.',
  'refusal.woertersee.wrong-berth': 'The word must begin with the two chips of its boat.',
  'refusal.woertersee.as-needed': 'Say which letter the joker stands for.',
  'refusal.woertersee.already-done': 'You said so already.',
};
