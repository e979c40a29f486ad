// Every refusal of Wörtersee (docs/scenarios.md shows this table). Facts name holes as scenario files do.

export const refusals = {
  'game-over': 'The last round is over.',
  'too-early': 'Boat or word before the lake is open; STOP! before the time is out; "done" before STOP!.',
  'time-over': 'A boat after the time is out (5.6).',
  'too-late': 'STOP! when somebody was faster (`by`: that seat, -1 nobody); a word or "done" after the tracing has ended.',
  malformed: 'No action of this game; or `as` is not what the chips say (`as`, `spelled`: the chips, `?` a joker).',
  'off-board': 'No chip lies in one of the holes.',
  'not-neighbours': 'Two holes in a row do not touch (`from`, `to`).',
  'berth-taken': 'A boat lies there in the same direction (5.5; `by`: its seat).',
  'no-boats-left': 'All boats of this seat lie (5.12).',
  'unknown-boat': 'The seat has no boat with this number.',
  'too-short': 'A word needs two letters.',
  'chip-reused': 'The same chip again too soon in one word (5.11; `letter`, `hole`).',
  'wrong-berth': "The word does not begin with the boat's two letters (5.7).",
  'as-needed': 'The word visits a joker and does not say which letter it is.',
  'already-done': 'The seat has said so already.',
} as const satisfies Readonly<Record<string, string>>;
