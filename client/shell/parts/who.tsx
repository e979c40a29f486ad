// Who: sail and name, wherever people are listed.
import type { Person } from '../../../shared/protocol.ts';
import { Sail } from '../drawings/emblem.tsx';

export const Who = ({ person, size = 34 }: { person: Pick<Person, 'name' | 'crew'>; size?: number }) => (
  <span class="who"><Sail crew={person.crew} size={size} /><span class="name display">{person.name}</span></span>
);
