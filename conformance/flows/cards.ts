import type { Keys, PaymentRecord } from '../../machines/api/contract.ts';
import { type DonatingId, donationBy } from '../orders/donation.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import {
  keysIn,
  type OrderingId,
  onFileStep,
  type Purchase,
  pay,
  refusedOnFileStep,
  sent,
  settledAtOnce,
} from '../orders/purchase.ts';
import type { ReaderRole } from '../profile.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';
import { begin as beginRenewal } from './renew.ts';
import { begin as beginChange, editsOf, UPGRADE } from './subscription-change.ts';

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
  onFileStep('renewSubscription', beginRenewal, ' (renewSubscription)'),
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

/** The cheapest change of a subscription that has a price. */
async function changeOf(t: TestContext, role: ReaderRole): Promise<Purchase> {
  const edits = await editsOf(t, await beginChange(t, role));
  const [change] = edits.toSorted((one, other) => one.total - other.total);
  const { what: _, ...purchase } = needed(change, `no change has an extra cost for the reader "${role}"`);
  return { tab: await t.as(role), ...purchase, lines: UPGRADE };
}

/** A reader with a card on file that is declined when it is charged. */
async function declinedOf(t: TestContext): Promise<Tab> {
  const { failsLater: cc_token = FAILS_LATER } = t.entry('payment');
  const tab = await t.as('nothingOnFile');
  if ((await onFileOf(t, tab)) !== null) return tab;
  t.undo('the card', async () => void ((await onFileOf(t, tab)) && accepted('deleteCard', await remove(tab))));
  const body = { name: 'Ada Okafor', cc_token };
  accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body }));
  return tab;
}

const onFileOf = async (t: TestContext, tab: Tab) => (await pageData(t, tab, 'showAccount')).payment_info;

const remove = (tab: Tab) => ask(tab, 'deleteCard', {});
