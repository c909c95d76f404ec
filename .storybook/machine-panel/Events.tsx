// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useId, useState } from 'react';
import type { EventOffer, MachineView } from './protocol.ts';

interface EventsProps {
  machine: Pick<MachineView, 'state' | 'status' | 'tags' | 'events' | 'waits'>;
  onSend: (event: { type: string }) => void;
}

/** What the machine can take now: its events, with an editor for what they carry, and what it waits for. */
export function Events({ machine: { state, status, tags, events, waits }, onSend }: EventsProps) {
  const [edited, setEdited] = useState<string>();
  const offer = events.find(({ type }) => type === edited);
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
      {status === 'active' && events.length === 0 && <p className="mp-note">It takes none now.</p>}
      <div className="mp-buttons">
        {events.map(({ type, examples }) => (
          <button
            type="button"
            key={type}
            aria-expanded={examples.length === 0 ? undefined : type === offer?.type}
            onClick={() => (examples.length === 0 ? onSend({ type }) : setEdited(type === edited ? undefined : type))}
          >
            {type}
            {examples.length > 0 && ' …'}
          </button>
        ))}
      </div>
      {waits.length > 0 && <p className="mp-note">Waits: {waits.join('; ')}</p>}
      {offer && offer.examples.length > 0 && <Editor key={offer.type} offer={offer} onSend={onSend} />}
    </section>
  );
}

interface EditorProps {
  offer: EventOffer;
  onSend: EventsProps['onSend'];
}

function Editor({ offer: { type, examples }, onSend }: EditorProps) {
  const [text, setText] = useState(examples[0] ?? '{}');
  const [problem, setProblem] = useState('');
  const id = useId();
  const send = () => {
    const payload = readObject(text);
    setProblem(payload ? '' : 'This is not a JSON object.');
    if (payload) onSend({ ...payload, type });
  };
  return (
    <div className="mp-editor">
      {examples.length > 1 && (
        <div className="mp-buttons">
          {examples.map((example, at) => (
            <button
              type="button"
              key={example}
              aria-pressed={example === text}
              title={example}
              onClick={() => setText(example)}
            >
              Example {at + 1}
            </button>
          ))}
        </div>
      )}
      <label htmlFor={id}>
        What <code>{type}</code> carries
      </label>
      <textarea
        id={id}
        rows={Math.min(12, text.split('\n').length)}
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
