import { monthlyDonationCard } from '../../machines/account/monthly-donation/monthly-donation-card.ports.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import { ask, pageData } from '../runner/ask.ts';
import { accepted, lacking, needed, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const monthlyDonationCardKit = kitFlow('monthly-donation-card', () => [
  step('stores a new card for a paid donation', async (rig) => {
    const token = paidOf(rig);
    const { actor } = await changed(rig, token);
    await rig.reach(actor, 'a saved card', (now) => now.matches('completed'), 'setDonationCard');
    rig.leave('a new card of a monthly donation');
  }),
  step('does not restart a donation that is not failing', async (rig) => {
    const token = paidOf(rig);
    refused('restartDonation', await restart(rig.open(), token, 'pm_none'), { status: 409 });
  }),
  step('does not restart a failing donation before its card is changed', async (rig) => {
    const token = failingOf(rig);
    await failingSetup(rig, rig.open(), token);
    refused('restartDonation', await restart(rig.open(), token, 'pm_none'), { status: 409 });
  }),
  step('does not restart a failing donation with a declined or unknown card', async (rig) => {
    const token = failingOf(rig);
    const { failsLater: cc_token = FAILS_LATER } = needed(rig.profile.payment, 'the profile has no payment provider');
    const tab = rig.open();
    const { name } = await failingSetup(rig, tab, token);
    accepted('setDonationCard', await set(tab, token, name, cc_token));
    refused('restartDonation', await restart(tab, token, 'pm_none'), { status: 400 });
    refused('restartDonation', await restart(tab, token, cc_token), { status: 402 });
    same('restartDonation', 'whether the donation is failing', (await setupOf(rig, tab, token))?.failing, true);
  }),
  step('restarts a failing donation with a new card, once', async (rig) => {
    const token = failingOf(rig);
    const { actor, tab, setup } = await changed(rig, token);
    if (setup.failing !== true) lacking(NOT_FAILING);
    const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'restartDonation');
    same('restartDonation', 'how the page is left', output, {
      reload: true,
      notice: { act: 'donationRestart', end: 'done' },
    });
    rig.leave('a restarted monthly donation');
    const after = await setupOf(rig, tab, token);
    same('restartDonation', 'whether the donation is failing', after?.failing ?? false, false);
    refused('restartDonation', await restart(tab, token, 'pm_none'), { status: 409 });
  }),
  step('refuses a blank name (error at name) and a card from another setup', async (rig) => {
    const token = paidOf(rig);
    const tab = rig.open();
    refused('setDonationCard', await set(tab, token, ' ', 'pm_none'), { status: 400, field: 'name' });
    refused('setDonationCard', await set(tab, token, 'Ada Okafor', 'pm_none'), { status: 400 });
  }),
  step('refuses an unknown token', async (rig) => {
    const tab = rig.open();
    refused('setDonationCard', await set(tab, 'don_none', 'Ada Okafor', 'pm_none'), { status: 403 });
    refused('restartDonation', await restart(tab, 'don_none', 'pm_none'), { status: 403 });
  }),
]);

const NOT_FAILING = 'the donation of the profile is not failing any more';

const paidOf = ({ profile }: Rig) => needed(profile.donations?.paid, 'the profile has no paid donation');

const failingOf = ({ profile }: Rig) => needed(profile.donations?.failing, 'the profile has no failing donation');

const setupOf = async (rig: Rig, tab: Tab, token: string) =>
  (await pageData(rig, tab, 'showDonationSetup', { query: { token } })).payment_setup;

async function failingSetup(rig: Rig, tab: Tab, token: string) {
  const setup = await setupOf(rig, tab, token);
  return setup?.failing === true ? setup : lacking(NOT_FAILING);
}

async function changed(rig: Rig, token: string) {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const tab = rig.open();
  const setup = needed(await setupOf(rig, tab, token), 'the link of the donation is no longer valid');
  const actor = rig.start(monthlyDonationCard, tab, { setup, token, returned: { kind: 'none' } });
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
