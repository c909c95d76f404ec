// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useRef, useState } from 'react';
import type { EventOffer, MachineView, Problem } from './protocol.ts';
import { ask } from './questions.ts';

interface EventsProps {
  machine: Pick<MachineView, 'name' | 'state' | 'status' | 'tags' | 'events' | 'waits'>;
  isPinned: boolean;
  onPin: (name: string | undefined) => void;
  onSend: (event: { type: string }) => void;
  /** Called with true while the pointer or the keyboard focus is in the events. */
  onAim: (isAiming: boolean) => void;
}

/** Lists the events the machine accepts now. A click sends an event with its first example; … opens its editor. */
export function Events({ machine, isPinned, onPin, onSend, onAim }: EventsProps) {
  const { name, state, status, tags, events, waits } = machine;
  const [edited, setEdited] = useState<string>();
  const offer = events.find(({ type }) => type === edited);
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => () => onAim(false), [onAim]);
  // Keeps keyboard focus here when a state change removes the focused button.
  useEffect(() => {
    if (state && hasFocus.current && document.activeElement === document.body) section.current?.focus();
  }, [state]);
  return (
    <section
      ref={section}
      className="mp-section mp-events"
      aria-labelledby="mp-events"
      tabIndex={-1}
      onPointerEnter={() => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onFocus={({ target }) => {
        hasFocus.current = true;
        if (target.matches(':focus-visible')) onAim(true);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget === null || section.current?.contains(relatedTarget)) return;
        hasFocus.current = false;
        onAim(false);
      }}
    >
      <div className="mp-heading">
        <h2 id="mp-events">
          Send to {name}, which is in <code>{state}</code>
        </h2>
        <span className="mp-note">
          {status === 'active' ? tags.map((tag) => `#${tag}`).join(' ') : `This machine is ${status}.`}
        </span>
        <label className="mp-check mp-follow" title="Otherwise the machine that you chose stays">
          <input type="checkbox" checked={!isPinned} onChange={() => onPin(isPinned ? undefined : name)} /> Show the
          machine that moves
        </label>
      </div>
      {status === 'active' && events.length === 0 && <p className="mp-note">Accepts no events now.</p>}
      <div className="mp-buttons">
        {events.map(({ type, examples }) => (
          <span className="mp-split" key={type}>
            <button
              type="button"
              title={examples[0]}
              onClick={() => onSend({ ...payloadIn(examples[0] ?? '{}'), type })}
            >
              {type}
            </button>
            {examples.length > 0 && (
              <button
                type="button"
                aria-label={`Edit ${type}`}
                aria-expanded={type === offer?.type}
                onClick={() => setEdited(type === edited ? undefined : type)}
              >
                …
              </button>
            )}
          </span>
        ))}
      </div>
      {waits.length > 0 && <p className="mp-note">Waits: {waits.join('; ')}</p>}
      {offer && <Editor key={offer.type} machine={name} offer={offer} onSend={onSend} />}
    </section>
  );
}

interface EditorProps {
  machine: string;
  offer: EventOffer;
  onSend: EventsProps['onSend'];
}

/** Edits an event's payload. Sends it only if it matches the event's type. */
function Editor({ machine, offer: { type, examples }, onSend }: EditorProps) {
  const [text, setText] = useState(examples[0] ?? '{}');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = async () => {
    const payload = payloadIn(text);
    if (!payload) return setProblems([{ path: '', expected: 'a JSON object', found: text }]);
    const event = { ...payload, type };
    const found = await ask({ kind: 'event-problems', machine, event });
    setProblems(found);
    if (found.length === 0) onSend(event);
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
      <label htmlFor="mp-payload">
        Payload of <code>{type}</code>
      </label>
      <textarea
        id="mp-payload"
        rows={Math.min(10, text.split('\n').length)}
        spellCheck={false}
        value={text}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby="mp-problems"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id="mp-problems" role="alert">
        {problems.map(({ path, expected, found }) => (
          <p className="mp-problem" key={`${path} ${expected}`}>
            <code>{path || 'The payload'}</code>: expected {expected}, found <code>{found}</code>
          </p>
        ))}
      </div>
      <button type="button" className="mp-send" onClick={() => void send()}>
        Send {type}
      </button>
    </div>
  );
}

function payloadIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
