// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import type { QueuedCall } from '#storybook/stepping/call-queue.ts';
import { Message, RequestDetails } from './RequestDetails.tsx';

export const AnsweredCalls = ({ queuedCalls }: { queuedCalls: readonly QueuedCall[] }) => (
  <section className="mp-view" aria-label="Answered calls">
    {queuedCalls.length === 0 && <p className="mp-note">No calls answered yet.</p>}
    {queuedCalls.toReversed().map((call) => (
      <details className="mp-answered" key={call.number}>
        <summary>
          <Answer call={call} />
        </summary>
        {call.reply?.summary && <p>{call.reply.summary}.</p>}
        {call.request && <RequestDetails request={call.request} />}
        {call.reply && <Message {...call.reply} />}
      </details>
    ))}
  </section>
);

/** A call and its answer on one line. */
export const Answer = ({ call: { words, answer = 'abandoned', reply } }: { call: QueuedCall }) => (
  <>
    <code>{words}</code> <Status status={reply?.status} /> {reply?.name ?? answer}
    {reply?.name !== undefined && answer !== reply.name && <span className="mp-note"> ({answer})</span>}
    {reply?.why && <span className="mp-why"> {reply.why}</span>}
  </>
);

/** A status, in the colour of its class. */
export const Status = ({ status }: { status: number | undefined }) => (
  <span className="mp-status" data-kind={status && `${Math.floor(status / 100)}xx`}>
    {status}
  </span>
);
