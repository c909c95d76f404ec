import { pages, replies, requests } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { renewing, offered, accepted } = replies.getCancellation;
const { cancelled } = replies.cancel;
const told = [renewing, offered, accepted, cancelled].map(({ body }) => body);
const { undo_until: _, ...over } = cancelled.body;
const ok = told.map((output) => ({ kind: 'ok', output }));
const refused = (refusal: object) => ({ kind: 'refused', refusal: { status: 409, problems: [], ...refusal } });

export const cancellationFixture: Fixture = {
  inputs: [...told, over, pages.showCancellation.nothingRenews.body.cancellation].flatMap((cancellation) =>
    [true, false].map((hasReasons) => ({ cancellation, hasReasons })),
  ),
  events: { 'form.changed': [{ change: { comment: requests.cancel.withReason.body.comment } }] },
  outputs: {
    send: [...ok, refused({}), refused({ reason: 'outdated' }), refused({ status: 401 }), { kind: 'unanswered' }],
    readCancellation: [...ok, refused({ status: 401 }), { kind: 'unanswered' }],
  },
};
