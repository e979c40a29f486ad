import type { Translation } from '../catalogue.ts';
import type { results as en } from '../en/results.ts';

export const results: Translation<typeof en> = {
  'result.wins': { one: '{names} gewinnt!', other: '{names} gewinnen!' },
  'result.nobody': 'Niemand gewinnt',
  'result.alone': 'Gut gemacht, {name}!',
  'result.ended': '{game} wurde beendet',
  'result.evening': 'Der Abend',
  'result.games': { one: 'nach {n} Spiel', other: 'nach {n} Spielen' },
  'result.rematch': 'Revanche',
  'result.next': 'Nächstes',
  'result.host-chooses': '{name} wählt, was als Nächstes kommt',
  'result.share': 'Aufzeichnung teilen',
  'result.share.title': 'Unser Spiel {game}',
  'replay.loading': 'Das Spiel wird gesucht …',
  'replay.told': 'Was geschah',
  'away.no-such-replay.title': 'Dieses Spiel liegt hier nicht',
  'away.no-such-replay': 'Eine Aufzeichnung gibt es, wenn das Spiel zu Ende ist. Vergleiche die Adresse.',
};
