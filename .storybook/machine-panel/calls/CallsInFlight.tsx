// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useId, useState } from 'react';
import type { Choice } from '#fixtures/stories/recording.ts';
import type { Option, QueuedCall } from '#storybook/stepping/call-queue.ts';
import type { SteppingOrder, SteppingShown } from '#storybook/stepping/protocol.ts';
import { Answer, Status } from './AnsweredCalls.tsx';
import { RequestDetails } from './RequestDetails.tsx';

interface CallsInFlightProps {
  shown: Pick<SteppingShown, 'queuedCalls' | 'isHolding'>;
  onOrder: (order: SteppingOrder) => void;
}

export function CallsInFlight({ shown: { queuedCalls, isHolding }, onOrder }: CallsInFlightProps) {
  const inAir = queuedCalls.filter(({ state }) => state === 'held' || state === 'flying');
  const last = queuedCalls.findLast(({ reply }) => reply !== undefined);
  return (
    <section className="mp-section" aria-labelledby="mp-calls">
      <div className="mp-heading">
        <h2 id="mp-calls">Calls in flight</h2>
        <button
          type="button"
          aria-pressed={isHolding}
          title="Calls wait until you choose their answers"
          onClick={() => onOrder({ kind: 'hold', isOn: !isHolding })}
        >
          Hold replies
        </button>
        <span className="mp-note" role="status">
          {inAir.length === 0 ? 'No calls in flight.' : `${inAir.length} in flight`}
        </span>
        {last && (
          <p className="mp-last" title={last.reply?.why}>
            <span className="mp-note">Last: </span>
            <Answer call={last} />
          </p>
        )}
      </div>
      {inAir.map((call) => (
        <Waiting key={call.number} call={call} onOrder={onOrder} />
      ))}
    </section>
  );
}

interface WaitingProps {
  call: QueuedCall;
  onOrder: (order: SteppingOrder) => void;
}

function Waiting({ call: { number, words, state, options, request }, onOrder }: WaitingProps) {
  const id = useId();
  const [isAlways, setAlways] = useState(false);
  const [looked, setLooked] = useState<Option>();
  const choose = (choice: Choice) => onOrder({ kind: 'choose', number, choice, always: isAlways });
  const isMany = options.length > FEW_CALLS;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset puts its legend on a separate row.
    <div role="group" className="mp-call" aria-labelledby={id}>
      <div className="mp-heading">
        <span id={id}>
          <code>{words}</code>
        </span>
        <span className="mp-state">{state}</span>
        <label className="mp-check">
          <input type="checkbox" checked={isAlways} onChange={() => setAlways(!isAlways)} /> Same answer each time
        </label>
      </div>
      {request && <RequestDetails request={request} />}
      <ul className="mp-replies" data-many={isMany}>
        <li className="mp-buttons">
          <button type="button" className="mp-send" onClick={() => choose({ kind: 'own' })}>
            Let the server answer
          </button>
          {state === 'flying' && (
            <button type="button" onClick={() => onOrder({ kind: 'hold-back', number })}>
              Hold this call
            </button>
          )}
          <button type="button" title="The call never arrives" onClick={() => choose({ kind: 'dropped' })}>
            Drop the call
          </button>
          <button
            type="button"
            title="The server acts, but its answer does not arrive"
            onClick={() => choose({ kind: 'lost' })}
          >
            Lose the answer
          </button>
        </li>
        {options.map((option) => (
          <li key={option.name}>
            <button
              type="button"
              aria-label={labelOf(option)}
              aria-description={option.summary}
              title={option.summary}
              onClick={() => choose({ kind: 'named', name: option.name })}
              onPointerEnter={() => setLooked(option)}
              onFocus={() => setLooked(option)}
            >
              <Status status={option.status} /> {option.name} <span className="mp-summary">{option.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {isMany && <p className="mp-note mp-looked">{looked ? `${labelOf(looked)}: ${looked.summary}` : ' '}</p>}
    </div>
  );
}

/** Above this, the replies wrap into rows and lose their summaries. */
const FEW_CALLS = 6;

const labelOf = ({ status, name }: Option): string => [status, name].filter(Boolean).join(' ');
