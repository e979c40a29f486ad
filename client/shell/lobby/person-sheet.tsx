// One person's sheet: for oneself name, crew and watching; for the host the rest.
import { useState } from 'preact/hooks';
import type { Person } from '../../../shared/protocol.ts';
import { t } from '../../i18n/language.ts';
import { remember } from '../../net/memory.ts';
import { CrewChoice } from '../parts/crew-choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { HoldButton } from '../parts/hold-button.tsx';
import { Button } from '../parts/paper.tsx';
import { useTable } from '../table/context.ts';

export function PersonSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const { order, me, isHost } = useTable();
  const mine = person.id === me?.id;
  const then = async (done: Promise<boolean>): Promise<void> => {
    if (await done) onClose();
  };
  return (
    <Dialog id="person" title={mine ? t('person.you') : person.name} onClose={onClose}>
      <div class="stack">
        <Rename person={person} mine={mine} />
        {mine && <OwnCrew person={person} />}
        {mine && (
          <Button id="watch" class="wide" onClick={() => void then(order({ type: 'watch', watch: !person.watching || person.queued }))}>
            {t(watchKey(person))}
          </Button>
        )}
        {isHost && !mine && person.online && (
          <Button id="make-host" class="wide" onClick={() => void then(order({ type: 'host', to: person.id }))}>
            {t('person.make-host')}
          </Button>
        )}
        {isHost && !mine && (
          <HoldButton id="remove" tone="red" class="wide" onDone={() => void then(order({ type: 'remove', person: person.id }))}>
            {t('person.remove')}
          </HoldButton>
        )}
      </div>
    </Dialog>
  );
}
const watchKey = (person: Person) => (!person.watching ? 'person.watch' : person.queued ? 'person.watch.stay' : 'person.play');

function Rename({ person, mine }: { person: Person; mine: boolean }) {
  const { order } = useTable();
  const [name, setName] = useState(person.name);
  const wish = name.trim();
  return (
    <form
      class="rename"
      onSubmit={(e) => {
        e.preventDefault();
        if (!wish || wish === person.name) return;
        void order({ type: 'rename', person: person.id, name: wish }).then((done) => {
          if (done && mine) remember('name', wish);
        });
      }}
    >
      <label>
        <span class="display title">{t('person.name')}</span>
        <input class="field" value={name} maxLength={24} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <Button id="rename" tone="navy" type="submit" aria-disabled={!wish || wish === person.name}>
        {t('person.rename')}
      </Button>
    </form>
  );
}

function OwnCrew({ person }: { person: Person }) {
  const { room, order } = useTable();
  const taken = room.people.filter((p) => p.id !== person.id && p.online).map((p) => p.crew);
  const choose = (crew: number | undefined): void => {
    if (crew === undefined) return;
    void order({ type: 'crew', crew }).then((done) => {
      if (done) remember('crew', String(crew));
    });
  };
  return <CrewChoice value={person.crew} taken={taken} onChoose={choose} />;
}
