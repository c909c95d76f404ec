import { monthlyDonationCard } from '../../machines/account/monthly-donation/monthly-donation-card.ports.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const monthlyDonationCardKit = kitFlow('monthly-donation-card', () => [
  step('stores a new card for a paid donation', async (t) => {
    const token = t.entry('donations', 'paid');
    const { actor } = await changed(t, token);
    await t.reach(actor, 'a saved card', (now) => now.matches('completed'), 'setDonationCard');
    t.leave('a new card of a monthly donation');
  }),
  step('restarts a failing donation with a new card, once', async (t) => {
    const token = t.entry('donations', 'failing');
    const { actor, tab, setup } = await changed(t, token);
    if (setup.failing !== true) skip('the donation of the profile is not failing any more');
    const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'restartDonation');
    same('restartDonation', 'how the page is left', output, {
      reload: true,
      notice: { act: 'donationRestart', end: 'done' },
    });
    t.leave('a restarted monthly donation');
    const after = await setupOf(t, tab, token);
    same('restartDonation', 'whether the donation is failing', after?.failing ?? false, false);
    holds('restartDonation', 'a next payment to come', (after?.next_at ?? dayIn(1)) > dayIn(0), after?.next_at);
    refused('restartDonation', await restart(tab, token, 'pm_none'), { status: 409 });
  }),
]);

const setupOf = async (t: TestContext, tab: Tab, token: string) =>
  (await pageData(t, tab, 'showDonationSetup', { query: { token } })).payment_setup;

async function changed(t: TestContext, token: string) {
  t.entry('payment');
  const tab = t.open();
  const setup = needed(await setupOf(t, tab, token), 'the link of the donation is no longer valid');
  const actor = t.start(monthlyDonationCard, tab, { setup, token, returned: { kind: 'none' } });
  const { card } = actor.getSnapshot().children;
  card?.send({ type: 'form.submitted' });
  return { actor, tab, setup };
}

const restart = (tab: Tab, token: string, method: string) => {
  const params = { query: { token }, header: { 'Idempotency-Key': crypto.randomUUID() } };
  return ask(tab, 'restartDonation', { params, body: { 'payment-method': method } });
};
