import { monthlyDonationCard } from '../../machines/account/monthly-donation/monthly-donation-card.ports.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import { accepted, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const monthlyDonationCardKit = kitFlow('monthly-donation-card', () => [
  step('stores a new card for a paid donation', async (t) => {
    const token = paidOf(t);
    const { actor } = await changed(t, token);
    await t.reach(actor, 'a saved card', (now) => now.matches('completed'), 'setDonationCard');
    t.leave('a new card of a monthly donation');
  }),
  step('does not restart a donation that is not failing', async (t) => {
    const token = paidOf(t);
    refused('restartDonation', await restart(t.open(), token, 'pm_none'), { status: 409 });
  }),
  step('does not restart a failing donation before its card is changed', async (t) => {
    const token = failingOf(t);
    await failingSetup(t, t.open(), token);
    refused('restartDonation', await restart(t.open(), token, 'pm_none'), { status: 409 });
  }),
  step('does not restart a failing donation with a declined or unknown card', async (t) => {
    const token = failingOf(t);
    const { failsLater: cc_token = FAILS_LATER } = t.entry('payment');
    const tab = t.open();
    const { name } = await failingSetup(t, tab, token);
    accepted('setDonationCard', await set(tab, token, name, cc_token));
    refused('restartDonation', await restart(tab, token, 'pm_none'), { status: 400 });
    refused('restartDonation', await restart(tab, token, cc_token), { status: 402 });
    same('restartDonation', 'whether the donation is failing', (await setupOf(t, tab, token))?.failing, true);
  }),
  step('restarts a failing donation with a new card, once', async (t) => {
    const token = failingOf(t);
    const { actor, tab, setup } = await changed(t, token);
    if (setup.failing !== true) skip(NOT_FAILING);
    const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'restartDonation');
    same('restartDonation', 'how the page is left', output, {
      reload: true,
      notice: { act: 'donationRestart', end: 'done' },
    });
    t.leave('a restarted monthly donation');
    const after = await setupOf(t, tab, token);
    same('restartDonation', 'whether the donation is failing', after?.failing ?? false, false);
    refused('restartDonation', await restart(tab, token, 'pm_none'), { status: 409 });
  }),
]);

const NOT_FAILING = 'the donation of the profile is not failing any more';

const paidOf = ({ entry }: TestContext) => entry('donations', 'paid');

const failingOf = ({ entry }: TestContext) => entry('donations', 'failing');

const setupOf = async (t: TestContext, tab: Tab, token: string) =>
  (await pageData(t, tab, 'showDonationSetup', { query: { token } })).payment_setup;

async function failingSetup(t: TestContext, tab: Tab, token: string) {
  const setup = await setupOf(t, tab, token);
  return setup?.failing === true ? setup : skip(NOT_FAILING);
}

async function changed(t: TestContext, token: string) {
  t.entry('payment');
  const tab = t.open();
  const setup = needed(await setupOf(t, tab, token), 'the link of the donation is no longer valid');
  const actor = t.start(monthlyDonationCard, tab, { setup, token, returned: { kind: 'none' } });
  const { card } = actor.getSnapshot().children;
  card?.send({ type: 'form.submitted' });
  return { actor, tab, setup };
}

const set = (tab: Tab, token: string, name: string, cc_token: string) =>
  ask(tab, 'setDonationCard', { params: { query: { token } }, body: { name, cc_token } });

const restart = (tab: Tab, token: string, method: string) => {
  const params = { query: { token }, header: { 'Idempotency-Key': crypto.randomUUID() } };
  return ask(tab, 'restartDonation', { params, body: { 'payment-method': method } });
};
