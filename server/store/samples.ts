// A table, its people and a match, as the tests of the store need them.
import type { JournalRow, StoredMatch, StoredSeat, StoredTable } from './repository.ts';

export const sampleTable = (changes: Partial<StoredTable> = {}): StoredTable => ({
  code: 'KRAFT',
  room: 'room-1',
  phase: 'lobby',
  host: 'person-a',
  locked: false,
  paused: true,
  game: 'lexicon-go',
  language: 'de',
  next: { game: 'woertersee', language: 'en' },
  options: { 'lexicon-go': { maxReplace: 2, hidden: true } },
  round: 3,
  match: '',
  removed: ['player-x'],
  createdAt: 1_800_000_000_000,
  usedAt: 1_800_000_100_000,
  ...changes,
});
export const sampleSeat = (name: string, changes: Partial<StoredSeat> = {}): StoredSeat => ({
  person: `person-${name}`,
  player: `player-${name}`,
  name,
  crew: 2,
  since: 1_800_000_000_000 + name.charCodeAt(0),
  ready: true,
  watching: false,
  queued: false,
  points: 1.5,
  wins: 1,
  seat: -1,
  ...changes,
});
export const sampleMatch = (changes: Partial<StoredMatch> = {}): StoredMatch => ({
  id: 'f'.repeat(32),
  code: 'KRAFT',
  game: 'lexicon-go',
  language: 'de',
  options: { rounds: 5 },
  seats: 2,
  seed: 'ab'.repeat(32),
  players: [
    { person: 'person-a', name: 'Ada', crew: 0 },
    { person: 'person-b', name: 'Bo', crew: 7 },
  ],
  startedAt: 1_800_000_050_000,
  endedAt: null,
  now: 0,
  result: null,
  ...changes,
});
export const sampleRow = (seq: number, changes: Partial<JournalRow> = {}): JournalRow => ({
  match: 'f'.repeat(32),
  seq,
  at: seq * 100,
  seat: seq % 2,
  id: `action-${seq}`,
  action: { type: 'form', word: 'KÄSE' },
  events: [{ type: 'formed', tiles: [1, 2] }],
  ...changes,
});
