// What results and replay say of Wörtersee.
export const woerterseeResults = {
  'result.woertersee': '{game}',
  'result.woertersee.rounds-played': '{game}: all lakes are fished out',
  'result.woertersee.total': { one: '{n} point', other: '{n} points' },
  'result.woertersee.person': { one: '{n} point · longest word: {longest}', other: '{n} points · longest word: {longest}' },
  'replay.woertersee.opened': 'Lake {round} opens.',
  'replay.woertersee.boat': '{who} puts a boat on the lake.',
  'replay.woertersee.time': 'The time is out.',
  'replay.woertersee.stopped': '{who} calls STOP!',
  'replay.woertersee.stopped.nobody': 'Nobody calls STOP!',
  'replay.woertersee.reveal': { one: '{who} spells {word}: {n} point.', other: '{who} spells {word}: {n} points.' },
  'replay.woertersee.reveal.not-a-word': '{who} spells {word}, which is not in the list.',
  'replay.woertersee.reveal.twice': '{who} spells {word} a second time.',
  'replay.woertersee.reveal.no-word': '{who} has no word for a boat.',
};
