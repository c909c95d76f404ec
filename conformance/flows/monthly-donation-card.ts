import { monthlyDonationCard } from '../../machines/account/monthly-donation/monthly-donation-card.ports.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const monthlyDonationCardKit = kitFlow('monthly-donation-card', () => [
  step('restarts a failing donation with a new card, once', async (t) => {
    t.entry('payment');
    const query = { token: t.entry('donations', 'failing') };
    const tab = t.open();
    const setupOf = async () => (await pageData(t, tab, 'showDonationSetup', { query })).payment_setup;
    const setup = needed(await setupOf(), 'the link of the donation is no longer valid');
    if (setup.failing !== true) skip('the donation of the profile is not failing any more');
    const actor = t.start(monthlyDonationCard, tab, { setup, ...query, returned: { kind: 'none' } });
    actor.getSnapshot().children.card?.send({ type: 'form.submitted' });
    const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'restartDonation');
    const notice = { act: 'donationRestart', end: 'done' };
    same('restartDonation', 'how the page is left', output, { reload: true, notice });
    t.leave('a restarted monthly donation');
    const after = await setupOf();
    same('restartDonation', 'whether the donation is failing', after?.failing ?? false, false);
    holds('restartDonation', 'a next payment to come', (after?.next_at ?? dayIn(1)) > dayIn(0), after?.next_at);
    const params = { query, header: { 'Idempotency-Key': crypto.randomUUID() } };
    const again = await ask(tab, 'restartDonation', { params, body: { 'payment-method': 'pm_none' } });
    refused('restartDonation', again, { status: 409 });
  }),
]);
