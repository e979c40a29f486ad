// Who is at the table: seats with name, crew and readiness, and those who watch.
import { useState } from 'preact/hooks';
import type { Person } from '../../../shared/protocol.ts';
import { t } from '../../i18n/language.ts';
import { Sail } from '../drawings/emblem.tsx';
import { Icon } from '../drawings/icon.tsx';
import { cut } from '../parts/cut.ts';
import { later } from '../parts/later.tsx';
import { useTable } from '../table/context.ts';
import { seated } from './house-rules.tsx';

const PersonSheet = later(async () => (await import('./person-sheet.tsx')).PersonSheet);

/** `said`: the words beside it say it already. */
function State({ person, said }: { person: Person; said: boolean }) {
  const [name, text] = !person.online
    ? (['unplugged', ''] as const)
    : person.ready
      ? (['check', t('lobby.ready')] as const)
      : (['hourglass', t('lobby.not-ready')] as const);
  return (
    <span class={`state ${name === 'check' ? 'ready' : ''}`}>
      <Icon name={name} size={name === 'check' ? 14 : 20} weight={name === 'check' ? 4 : 2.4} />
      {!said && <span class="hidden">{text}</span>}
    </span>
  );
}

/** Heard, not seen: keeps apart what lies apart. */
const Comma = () => <i class="comma">, </i>;

function under(person: Person, host: string, me: string | undefined): string {
  if (!person.online) return t('lobby.dropped');
  const roles = [...(person.id === host ? [t('lobby.host')] : []), ...(person.id === me ? [t('you')] : [])];
  return roles.join(' · ');
}

function Seat({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const { room, me, isHost } = useTable();
  const mine = person.id === me?.id;
  const small = under(person, room.host, me?.id);
  const said = !person.online;
  const inside = (
    <>
      <Sail crew={person.crew} size={34} />
      <span class="names">
        <span class={`display ${person.name.length > 12 ? 'long' : ''}`}>
          {person.name}
          <Comma />
        </span>
        {small && (
          <span class="small">
            {small}
            {!said && <Comma />}
          </span>
        )}
      </span>
      <State person={person} said={said} />
    </>
  );
  return (
    <li class={`sheet card seat ${mine ? 'mine' : ''} ${person.online ? '' : 'gone'}`} style={cut(person.id, 2)}>
      {mine || isHost ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <div>{inside}</div>
      )}
    </li>
  );
}

function watcherText(person: Person): string {
  return person.queued ? t('lobby.watches.queued', { name: person.name }) : person.name;
}

export function Seats() {
  const { room, isHost, me } = useTable();
  const [open, setOpen] = useState('');
  const people = seated(room.people);
  const watchers = room.people.filter((p) => p.watching && p.online);
  const chosen = room.people.find((p) => p.id === open);
  return (
    <section aria-label={t('lobby.people')}>
      <ul class={`seats ${people.length > 6 ? 'many' : ''}`}>
        {people.map((p) => (
          <Seat key={p.id} person={p} onOpen={() => setOpen(p.id)} />
        ))}
      </ul>
      {watchers.length > 0 && (
        <p class="watchers">
          <Icon name="eye" size={18} /> {t('lobby.watching')}{' '}
          {watchers.map((p) =>
            isHost || p.id === me?.id ? (
              <button key={p.id} type="button" class="link" onClick={() => setOpen(p.id)}>
                {watcherText(p)}
              </button>
            ) : (
              <span key={p.id}>{watcherText(p)}</span>
            ),
          )}
        </p>
      )}
      {chosen && <PersonSheet person={chosen} onClose={() => setOpen('')} />}
    </section>
  );
}
