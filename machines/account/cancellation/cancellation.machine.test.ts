import { expect, test } from 'vitest';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { Cancellation } from '#machines/api/contract.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { cancellation } from './cancellation.ports.ts';

const { offered, renewing } = replies.getCancellation;
const { cancelled } = replies.cancel;
const { reason, comment, offer } = requests.cancel.withReason.body;

function begin(told: Cancellation = offered.body, hasReasons = true) {
  const world = createTestWorld();
  const actor = run(cancellation, world, { cancellation: told, hasReasons });
  type Sent = Parameters<typeof actor.send>[0]['type'];
  const send = async (...types: Exclude<Sent, 'form.changed'>[]) => {
    for (const type of types) {
      actor.send({ type });
      await settle();
    }
  };
  const state = () => actor.getSnapshot().value;
  const calls = () => world.network.calls.map(({ id, body }) => [id, body]);
  return { world, network: world.network, actor, send, state, calls };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const explained = { reason, comment: ` ${comment} ` };

test.each<[string, Cancellation, unknown]>([
  ['renews', offered.body, { open: 'keeping' }],
  ['was cancelled here', pages.showCancellation.cancelled.body.cancellation, 'cancelled'],
  ['does not renew', pages.showCancellation.nothingRenews.body.cancellation, 'closed'],
  ['is for life', pages.showCancellation.lifetime.body.cancellation, 'closed'],
])('opens for a subscription that %s [BEYOND-208]', (_, told, value) => {
  expect(begin(told).state()).toEqual(value);
});

test('cancels at once if nothing is asked or offered, in two presses from the account [BEYOND-207]', async () => {
  const { send, state, calls, world } = begin(renewing.body, false);
  await send('step.completed');
  expect(state()).toEqual({ open: 'keeping' });
  await send('cancellation.confirmed');
  expect(calls()).toEqual([['cancel', { version: 3 }]]);
  expect([state(), world.changes.announced]).toEqual(['cancelled', ['account']]);
});

test('sends the reason, the trimmed comment and the declined offer [BEYOND-210]', async () => {
  const { actor, send, state, calls } = begin();
  await send('step.completed');
  actor.send({ type: 'form.changed', change: explained });
  expect(state()).toEqual({ open: 'offered' });
  await send('cancellation.confirmed');
  expect(calls()).toEqual([['cancel', { version: 3, reason, comment, offer }]]);
  expect(actor.getSnapshot().context.cancellation).toEqual(cancelled.body);
});

test('declines no offer that was not shown [BEYOND-210]', async () => {
  const { send, calls } = begin();
  await send('cancellation.confirmed');
  expect(calls()).toEqual([['cancel', { version: 3 }]]);
});

test.each<[string, Cancellation]>([
  ['offered', offered.body],
  ['explaining', renewing.body],
])('goes back from %s and keeps what was typed [BEYOND-210]', async (step, told) => {
  const { actor, send, state } = begin(told);
  await send('step.completed');
  expect(state()).toEqual({ open: step });
  actor.send({ type: 'form.changed', change: explained });
  await send('step.returned');
  expect([state(), actor.getSnapshot().context.form]).toEqual([{ open: 'keeping' }, explained]);
});

test('sends once, however often it is confirmed [BEYOND-209]', async () => {
  const { network, send, calls } = begin(renewing.body, false);
  network.answer('cancel', never);
  await send('cancellation.confirmed', 'cancellation.confirmed', 'cancellation.confirmed');
  expect(calls()).toHaveLength(1);
});

test('returns to the step with the reasons of a refusal, and nothing typed is lost [BEYOND-209]', async () => {
  const { network, actor, send, state } = begin(renewing.body);
  network.answer('cancel', 'fieldErrors', 'signedOut');
  await send('step.completed');
  actor.send({ type: 'form.changed', change: explained });
  await send('cancellation.confirmed');
  const { problems, form } = actor.getSnapshot().context;
  const words = replies.cancel.fieldErrors.body.errors.comment;
  expect([state(), problems, form]).toEqual([
    { open: 'explaining' },
    [{ field: 'comment', code: 'server', words }],
    explained,
  ]);
  await send('cancellation.confirmed');
  expect([state(), actor.getSnapshot().context.problems]).toMatchObject([
    { open: 'explaining' },
    [{ code: 'signedOut' }],
  ]);
});

test('reads the state after a lost answer, before anything can be sent again [BEYOND-209]', async () => {
  const { network, send, state, calls } = begin(renewing.body, false);
  network.answer('cancel', lost);
  network.answer('getCancellation', lost, 'signedOut', 'renewing');
  await send('cancellation.confirmed');
  expect(state()).toBe('doubtful');
  await send('cancellation.confirmed', 'answer.sought');
  expect(state()).toBe('doubtful');
  await send('answer.sought');
  expect([state(), calls().map(([id]) => id)]).toEqual([
    { open: 'keeping' },
    ['cancel', 'getCancellation', 'getCancellation', 'getCancellation'],
  ]);
});

test('treats an answer as lost after 35 seconds [BEYOND-209]', async () => {
  const { network, world, send, state } = begin(renewing.body, false);
  network.answer('cancel', never);
  network.answer('getCancellation', 'cancelled');
  await send('cancellation.confirmed');
  await pass(world.clock, 35_000);
  expect(state()).toBe('cancelled');
});

test('refetches the state of an outdated page and says so [BEYOND-209]', async () => {
  const { network, actor, send, state } = begin();
  network.answer('cancel', 'outdated');
  network.answer('getCancellation', 'renewing');
  await send('step.completed', 'cancellation.confirmed');
  const { isOutdated, outcome, cancellation: told } = actor.getSnapshot().context;
  // The offer is gone, so the step before it is shown.
  expect([state(), isOutdated, outcome?.end, told]).toEqual([
    { open: 'explaining' },
    true,
    'contradicted',
    renewing.body,
  ]);
});

test('undoes a cancellation that can be undone, and stays cancelled if that is refused [BEYOND-208]', async () => {
  const { network, actor, send, state, calls } = begin(cancelled.body);
  network.answer('undoCancellation', 'tooLate', 'resumed');
  await send('undo.requested');
  const words = replies.undoCancellation.tooLate.body.errors;
  expect([state(), actor.getSnapshot().context.problems]).toEqual([
    'cancelled',
    [{ field: 'general', code: 'server', words }],
  ]);
  await send('undo.requested');
  expect([state(), calls()]).toEqual([
    'resumed',
    [
      ['undoCancellation', undefined],
      ['undoCancellation', undefined],
    ],
  ]);
});

test('offers no undo without its last day [BEYOND-208]', async () => {
  const { undo_until: _, ...over } = cancelled.body;
  const { send, state, calls } = begin(over);
  await send('undo.requested');
  expect([state(), calls()]).toEqual(['cancelled', []]);
});

test('refetches after a lost undo: done, or still cancelled [BEYOND-209]', async () => {
  const { network, actor, send, state } = begin(cancelled.body);
  network.answer('undoCancellation', lost);
  network.answer('getCancellation', 'cancelled', 'renewing');
  await send('undo.requested');
  expect([state(), actor.getSnapshot().context.outcome?.end]).toEqual(['cancelled', 'contradicted']);
  await send('undo.requested');
  expect(state()).toBe('resumed');
});

test('accepts the offer and cancels nothing [BEYOND-210]', async () => {
  const { send, state, calls } = begin(offered.body, false);
  await send('step.completed', 'offer.accepted');
  expect([state(), calls()]).toEqual(['accepted', [['acceptOffer', { version: 3, offer }]]]);
});

test('returns to the first step if the offer is gone and no reason is asked [BEYOND-210]', async () => {
  const { network, send, state } = begin(offered.body, false);
  network.answer('acceptOffer', 'offerGone');
  await send('step.completed', 'offer.accepted');
  expect(state()).toEqual({ open: 'keeping' });
});

test('continues without an offer that is gone [BEYOND-210]', async () => {
  const { network, actor, send, state, calls } = begin();
  network.answer('acceptOffer', 'offerGone');
  await send('step.completed', 'offer.accepted');
  const { problems, cancellation: told } = actor.getSnapshot().context;
  const words = replies.acceptOffer.offerGone.body.errors;
  expect([state(), problems, told.offer]).toEqual([
    { open: 'explaining' },
    [{ field: 'general', code: 'server', words }],
    undefined,
  ]);
  await send('cancellation.confirmed');
  expect([state(), calls().at(-1)]).toEqual(['cancelled', ['cancel', { version: 3 }]]);
});
