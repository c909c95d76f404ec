// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useId, useState } from 'react';
import type { EventOffer, MachineView } from './protocol.ts';

interface EventsProps {
  machine: Pick<MachineView, 'state' | 'status' | 'tags' | 'events' | 'waits'>;
  onSend: (event: { type: string }) => void;
}

/** What the machine can take now: its events, with an editor for what they carry, and waits that can be cut short. */
export function Events({ machine: { state, status, tags, events, waits }, onSend }: EventsProps) {
  const [edited, setEdited] = useState<EventOffer>();
  const offer = events.find(({ type }) => type === edited?.type);
  return (
    <section className="mp-section" aria-labelledby="mp-events">
      <h2 id="mp-events">
        Events in <code>{state}</code>
      </h2>
      {(tags.length > 0 || status !== 'active') && (
        <p className="mp-note">
          {status === 'active' ? tags.map((tag) => `#${tag}`).join(' ') : `This machine is ${status}.`}
        </p>
      )}
      {status === 'active' && events.length + waits.length === 0 && <p className="mp-note">It takes none now.</p>}
      <div className="mp-buttons">
        {events.map((event) => (
          <button
            type="button"
            key={event.type}
            aria-expanded={event.example === undefined ? undefined : event.type === offer?.type}
            onClick={() => (event.example === undefined ? onSend({ type: event.type }) : setEdited(event))}
          >
            {event.type}
            {event.example !== undefined && ' …'}
          </button>
        ))}
        {waits.map(({ type, words }) => (
          <button type="button" className="mp-wait" key={type} onClick={() => onSend({ type })}>
            Skip the wait ({words})
          </button>
        ))}
      </div>
      {offer?.example !== undefined && (
        <Editor key={offer.type} type={offer.type} example={offer.example} onSend={onSend} />
      )}
    </section>
  );
}

interface EditorProps {
  type: string;
  example: string;
  onSend: EventsProps['onSend'];
}

function Editor({ type, example, onSend }: EditorProps) {
  const [text, setText] = useState(example);
  const [problem, setProblem] = useState('');
  const id = useId();
  const send = () => {
    const payload = readObject(text);
    setProblem(payload ? '' : 'This is not a JSON object.');
    if (payload) onSend({ ...payload, type });
  };
  return (
    <div className="mp-editor">
      <label htmlFor={id}>
        What <code>{type}</code> carries
      </label>
      <textarea
        id={id}
        rows={Math.min(12, example.split('\n').length)}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p className="mp-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button type="button" className="mp-send" onClick={send}>
        Send {type}
      </button>
    </div>
  );
}

function readObject(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
