// The last answers to each person, so that a repeated id hears the same again.
import type { Ack } from '../../shared/protocol.ts';

/** Unanswered messages of one client at a time are few; those answered long ago are not sent again. */
const KEPT = 64;

export interface Answers {
  find(person: string, kind: 'act' | 'order', id: string): Ack | undefined;
  keep(person: string, kind: 'act' | 'order', ack: Ack): void;
}

export function answers(): Answers {
  const byPerson = new Map<string, Map<string, Ack>>();
  return {
    find: (person, kind, id) => byPerson.get(person)?.get(`${kind}/${id}`),
    keep(person, kind, ack) {
      const kept = byPerson.get(person) ?? new Map<string, Ack>();
      byPerson.set(person, kept.set(`${kind}/${ack.id}`, ack));
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    },
  };
}
