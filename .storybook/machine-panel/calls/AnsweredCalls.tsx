// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import type { QueuedCall } from '#storybook/stepping/call-queue.ts';
import { ask } from '../questions.ts';
import { kindOf } from './CallsInFlight.tsx';
import { Message, RequestDetails } from './RequestDetails.tsx';

export const AnsweredCalls = ({ queuedCalls }: { queuedCalls: readonly QueuedCall[] }) => (
  <section className="mp-view" aria-label="Answered calls">
    {queuedCalls.length === 0 && <p className="mp-note">No calls answered yet.</p>}
    {queuedCalls.toReversed().map((call) => (
      <Answered key={call.number} call={call} />
    ))}
  </section>
);

function Answered({ call: { number, words, answer = 'abandoned', request, reply } }: { call: QueuedCall }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mp-answered" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{words}</code>{' '}
        <span className="mp-status" data-kind={kindOf(reply?.status)}>
          {reply?.status}
        </span>{' '}
        {reply?.name ?? answer}
        {reply?.name !== undefined && answer !== reply.name && <span className="mp-note"> ({answer})</span>}
        {reply?.why && <span className="mp-why"> {reply.why}</span>}
      </summary>
      {reply?.summary && <p>{reply.summary}.</p>}
      {isOpen && <Violations number={number} />}
      {request && <RequestDetails request={request} />}
      {reply && <Message {...reply} />}
    </details>
  );
}

/** Checks a call against the contract when its details open, since loading the contract takes a moment. */
function Violations({ number }: { number: number }) {
  const [violations, setViolations] = useState<readonly string[]>([]);
  useEffect(() => {
    void ask({ kind: 'call-violations', number }).then(setViolations);
  }, [number]);
  if (violations.length === 0) return null;
  return (
    <div role="note">
      <p className="mp-problem">Contract violations:</p>
      <ul>
        {violations.map((violation) => (
          <li key={violation}>{violation}</li>
        ))}
      </ul>
    </div>
  );
}
