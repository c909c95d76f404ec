import type { Keys, PaymentRecord } from '../../machines/api/contract.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import { DELIVERABLES, LEVELS } from '../../machines/rules/subscription/subscription.ts';
import { addressIn } from '../orders/bill.ts';
import { type DonatingId, donationBy } from '../orders/donation.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import {
  keysIn,
  type OrderingId,
  onFileStep,
  ordering,
  type Purchase,
  pay,
  refusedOnFileStep,
  sent,
  settledAtOnce,
} from '../orders/purchase.ts';
import type { ReaderRole } from '../profile.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';
import { begin as beginRenewal } from './renew.ts';

/** Which card is saved after a payment, and which saved card is charged, for each call that orders. */
export const cardsKit = kitFlow('cards', () => [
  ...KEEPING.map((call) =>
    step(`saves the card that paid for ${call} only if its reader asks for it`, async (t) => {
      const tab = await t.as('noSubscription');
      if ((await onFileOf(t, tab)) !== null) skip('the reader "noSubscription" has something on file');
      t.undo('the card', async () => void ((await onFileOf(t, tab)) && accepted('deleteCard', await remove(tab))));
      await paid(t, call, await begin(t, call, tab), [undefined]);
      same(call, 'the method on file after a card that was not to be saved', await onFileOf(t, tab), null);
      await paid(t, call, await begin(t, call, tab), ['add-card', undefined]);
      same(call, 'the method on file after a card that was finally not to be saved', await onFileOf(t, tab), null);
      await paid(t, call, await begin(t, call, tab), [undefined, 'add-card']);
      holds(call, 'the saved card on file', (await onFileOf(t, tab))?.card !== undefined, 'none');
      accepted('deleteCard', await remove(tab));
    }),
  ),
  keepsAnother('renewSubscription', 'renewing', beginRenewal),
  ...KEEPING.map((call) => onFileStep(call, async (t) => begin(t, call, await t.as('cardOnFile')), ` (${call})`)),
  onFileStep('updateSubscription', (t) => changeOf(t, 'digital'), ' (updateSubscription)'),
  keepsAnother('updateSubscription', 'digital', changeOf),
  ...KEEPING.map((call) =>
    refusedOnFileStep(call, `has expired (${call})`, async (t) => begin(t, call, await t.as('cardExpired'))),
  ),
  refusedOnFileStep('renewSubscription', 'has expired (renewSubscription)', (t) => beginRenewal(t, 'cardExpired')),
  ...KEEPING.map((call) =>
    refusedOnFileStep(call, `is declined (${call})`, async (t) => begin(t, call, await declinedOf(t))),
  ),
]);

const KEEPING: DonatingId[] = ['donate', 'subscribe', 'checkOutCart'];

const begin = (t: TestContext, call: DonatingId, tab: Tab): Promise<Purchase> =>
  donationBy(t, call, tab, { process: 'onetime', dollars: 2_500 }, true);

function keepsAnother(
  call: OrderingId,
  role: ReaderRole,
  purchaseOf: (t: TestContext, role: ReaderRole) => Promise<Purchase>,
): Step {
  return step(`replaces the card on file with the one that paid for ${call} if its reader asks for it`, async (t) => {
    const kept = await keptOf(t);
    const purchase = await purchaseOf(t, role);
    const before = (await onFileOf(t, purchase.tab))?.card;
    if (call === 'renewSubscription') {
      await paid(t, call, purchase, [undefined]);
      same(call, 'the card on file after another one paid', (await onFileOf(t, purchase.tab))?.card, before);
    }
    await paid(t, call, await purchaseOf(t, role), ['add-card']);
    t.leave(`another card on file of the reader "${role}"`);
    same(call, 'the card on file after another one paid and was saved', (await onFileOf(t, purchase.tab))?.card, kept);
  });
}

async function keptOf(t: TestContext): Promise<PaymentRecord['card']> {
  const tab = await t.as('noSubscription');

  if ((await onFileOf(t, tab)) === null) await paid(t, 'donate', await begin(t, 'donate', tab), ['add-card']);
  const kept = needed((await onFileOf(t, tab))?.card, "the profile's payment method is not a card");
  accepted('deleteCard', await remove(tab));
  return kept;
}

async function paid(
  t: TestContext,
  call: OrderingId,
  { tab, place }: Purchase,
  customers: readonly ('add-card' | undefined)[],
): Promise<void> {
  let opened: Keys | undefined;
  for (const customer of customers) {
    const invoice = opened?.payment_intent_id;
    const given = { ...(invoice !== undefined && { invoice }), ...(customer !== undefined && { customer }) };
    opened = keysIn(call, await place(sent(t, given)), invoice === undefined ? 'started' : 'updated');
  }
  const keys = needed(opened, 'no order was accepted');
  await pay(t, tab, keys);
  await settledAtOnce(t, tab, keys);
}

async function changeOf(t: TestContext, role: ReaderRole): Promise<Purchase> {
  const tab = await t.as(role);
  const { account, timetable } = await subscriberOf(tab);
  const { token } = needed(timetable.current_subscription, `the reader "${role}" has no subscription`).info;
  const page = await pageData(t, tab, 'showSubscription', { params: { token } });
  const { session, subscription } = needed(page.upgrade, `the subscription of the reader "${role}" cannot be changed`);
  const changes = LEVELS.flatMap((level) => DELIVERABLES.map((deliverable) => ({ level, deliverable })))
    .map((choice) => ({ ...choice, total: subscription.upgrade_prices[choice.level][choice.deliverable] ?? 0 }))
    .filter((choice) => choice.total > 0)
    .toSorted((one, other) => one.total - other.total);
  const [change] = changes;
  const { level, deliverable, total } = needed(change, `no change has an extra cost for the reader "${role}"`);
  const { name, email } = account;
  const shipcode = destinationOf(deliverable) ?? 'ship-a';
  const fields = { name, email, origin: 'change', address: await addressIn(t, shipcode), shipcode, session } as const;
  const order = { ...fields, subscription: { token, level, deliverable } };
  const lines = [{ kind: 'subscription-upgrade', quantity: 1 } as const];
  return { tab, total, lines, place: (given) => ordering('updateSubscription')(tab, order, given) };
}

/** A reader with a card on file that is declined when it is charged. */
async function declinedOf(t: TestContext): Promise<Tab> {
  const { failsLater: cc_token = FAILS_LATER } = needed(t.profile.payment, 'the profile has no payment provider');
  const tab = await t.as('nothingOnFile');
  if ((await onFileOf(t, tab)) !== null) return tab;
  t.undo('the card', async () => void ((await onFileOf(t, tab)) && accepted('deleteCard', await remove(tab))));
  const body = { name: 'Ada Okafor', cc_token };
  accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body }));
  return tab;
}

const onFileOf = async (t: TestContext, tab: Tab) => (await pageData(t, tab, 'showAccount')).payment_info;

const remove = (tab: Tab) => ask(tab, 'deleteCard', {});
