// What results and replay say, whatever was played.
export const results = {
  'result.wins': { one: '{names} wins!', other: '{names} win!' },
  'result.nobody': 'Nobody wins',
  'result.alone': 'Well done, {name}!',
  'result.ended': '{game} was ended',
  'result.evening': 'The evening',
  'result.games': { one: 'after {n} game', other: 'after {n} games' },
  'result.rematch': 'Rematch',
  'result.next': 'Next game',
  'result.host-chooses': '{name} chooses what comes next',
  'result.share': 'Share the replay',
  'result.share.title': 'Our game of {game}',
  'replay.loading': 'Looking for the game …',
  'replay.told': 'What happened',
  'away.no-such-replay.title': 'This game is not here',
  'away.no-such-replay': 'A replay can be seen when its game is over. Check the address.',
};
