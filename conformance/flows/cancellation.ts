import { cancellation } from '../../machines/account/cancellation/cancellation.ports.ts';
import type { Cancellation } from '../../machines/api/contract.ts';
import { keepAutorenew, renewingToken, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const cancellationKit = kitFlow('cancellation', () => [
  step('cancels a subscription once, ends nothing that is paid for, and undoes it', async (t) => {
    const { tab, params, actor, before } = await begin(t, 'subscriber');
    if (before.offer) actor.send({ type: 'step.completed' });
    actor.send({ type: 'cancellation.confirmed' });
    const { context } = await t.reach(actor, 'a cancellation', (now) => now.matches('cancelled'), 'cancel');
    const first = context.cancellation;
    same('cancel', 'what is paid for', paidIn(first), paidIn(before));
    same('cancel', 'autorenew', (await subscriberOf(tab)).account.autorenew, false);
    const again = accepted('cancel', await ask(tab, 'cancel', { params, body: { version: before.version } }));
    same('cancel', 'the reply to a repeated cancellation', again, first);
    needed(first.undo_until, 'the cancellation cannot be undone');
    actor.send({ type: 'undo.requested' });
    const resumed = await t.reach(actor, 'a renewal', (now) => now.matches('resumed'), 'undoCancellation');
    const now = resumed.context.cancellation;
    same('undoCancellation', 'what is paid for', paidIn(now), paidIn(before));
    holds('undoCancellation', 'no declined offer', !before.offer || now.offer?.id !== before.offer.id, now.offer);
  }),
  step('makes no offer again that was accepted', async (t) => {
    const { tab, params, actor, before } = await begin(t, 'twoAddresses');
    const offer = needed(before.offer, 'nothing is offered to the reader "twoAddresses"');
    for (const type of ['step.completed', 'offer.accepted'] as const) actor.send({ type });
    const { context } = await t.reach(actor, 'an offer', (now) => now.matches('accepted'), 'acceptOffer');
    same('acceptOffer', 'the accepted offer', context.cancellation.accepted, offer);
    t.leave('an offer that the reader "twoAddresses" has accepted');
    const now = accepted('getCancellation', await ask(tab, 'getCancellation', { params }));
    holds('getCancellation', 'no accepted offer', now.offer?.id !== offer.id, now.offer);
  }),
]);

async function begin(t: TestContext, role: 'subscriber' | 'twoAddresses') {
  await t.offer.need('getCancellation');
  const tab = await t.as(role);
  const { account, timetable } = await subscriberOf(tab);
  // A server with the page to cancel says what it charges next, also if that is nothing.
  if (account.autorenew && timetable.next_charge === undefined) skip('the server does not offer getCancellation');
  await keepAutorenew(t, tab);
  const params = { path: { token: await renewingToken(tab) } };
  const before = accepted('getCancellation', await ask(tab, 'getCancellation', { params }));
  return { tab, params, before, actor: t.start(cancellation, tab, { cancellation: before, hasReasons: false }) };
}

const paidIn = ({ ends_on, issues_left }: Cancellation) => ({ ends_on, issues_left });
