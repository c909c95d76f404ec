import { monthlyDonationCard } from '../../machines/account/monthly-donation/monthly-donation-card.ports.ts';
import { paymentChange } from '../../machines/account/payment/payment-change.ports.ts';
import type { Keys, PaymentPage } from '../../machines/api/contract.ts';
import type { PurchaseCall } from '../../machines/purchase/checkout/order.ts';
import { donation } from '../orders/cart.ts';
import type { PageCall } from '../orders/orders.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import {
  atOnce,
  costs,
  type OrderOptions,
  ordered,
  orderReplyIn,
  type Purchase,
  paidFor,
  place,
} from '../orders/purchase.ts';
import { isUnpaid } from '../orders/purchase-steps.ts';
import { beginChange, beginItems, beginRenewal, changesOf } from '../orders/purchases.ts';
import { receiptOf } from '../orders/receipt.ts';
import type { ReaderRole } from '../profile.ts';
import { changesOnly } from '../readers/all-readers.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { removeCard } from '../requests/changes.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, type Step, step, type TestContext } from '../runner/test-context.ts';

/** Which card is saved after a payment, and which saved card is charged, for each call that orders. */
export const cardsKit = kitFlow('cards', () => [
  ...SAVING.map(([call, role]) =>
    step(`saves the card that paid for ${call} only if its reader asks for it`, async (t) => {
      const card = await cardOfPayments(t);
      const { tab } = await beginBy(t, call, role);
      if (role === 'noSubscription') t.undo('the card', () => removeCard(tab));
      const before = (await onFileOf(t, tab))?.card;
      for (const customers of call === 'updateSubscription' ? [] : UNASKED) {
        await paid(t, await beginBy(t, call, role), customers);
        same(call, 'the card on file after another one paid', (await onFileOf(t, tab))?.card, before);
      }
      await paid(t, await beginBy(t, call, role), [undefined, 'add-card']);
      same(call, 'the card on file after it paid and was saved', (await onFileOf(t, tab))?.card, card);
      if (role === 'noSubscription') await removeCard(tab);
      else t.leave(`another card on file of the reader "${role}"`);
    }),
  ),
  ...CHARGED.map(([call, role]) =>
    step(`charges the method on file once for a repeated key (${call})`, async (t) =>
      chargedOnFile(t, await beginBy(t, call, role)),
    ),
  ),
  ...[...KEEPING, 'renewSubscription' as const].map((call) =>
    asksForAnother(call, 'has expired', (t) => beginBy(t, call, 'cardExpired')),
  ),
  ...KEEPING.map((call) => asksForAnother(call, 'is declined', async (t) => begin(t, call, await declinedOf(t)))),
]);

const KEEPING: PageCall[] = ['donate', 'subscribe', 'checkOutCart'];

type CardCall = PageCall | 'renewSubscription' | 'updateSubscription';

const SAVING: [CardCall, ReaderRole][] = [
  ...KEEPING.map((call): [CardCall, ReaderRole] => [call, 'noSubscription']),
  ['renewSubscription', 'renewing'],
  ['updateSubscription', 'digital'],
];

const CHARGED: [CardCall, ReaderRole][] = [
  ...KEEPING.map((call): [CardCall, ReaderRole] => [call, 'cardOnFile']),
  ['updateSubscription', 'digital'],
];

/** The wishes of the orders of one intent, of which the last one counts. */
const UNASKED: OrderOptions['customer'][][] = [[undefined], ['add-card', undefined]];

const begin = (t: TestContext, call: PageCall, tab: Tab) => beginItems(t, call, tab, [donation(2_500)], true);

async function beginBy(t: TestContext, call: CardCall, role: ReaderRole): Promise<Purchase> {
  if (call === 'renewSubscription') return beginRenewal(t, role);
  if (call !== 'updateSubscription') return begin(t, call, await t.as(role));
  // The cheapest change that has a price.
  const edits = await changesOf(t, await beginChange(t, role));
  const [change] = edits.toSorted((one, other) => one.total - other.total);
  return needed(change, `no change has an extra cost for the reader "${role}"`);
}

/** The card that the kit pays with, as it is shown when it is on file. */
const cardOfPayments = once(async (t) => {
  const tab = await t.as('noSubscription');
  if ((await onFileOf(t, tab)) !== null) skip('the reader "noSubscription" has something on file');
  await paid(t, await begin(t, 'donate', tab), ['add-card']);
  const saved = await onFileOf(t, tab);
  holds('donate', 'the saved method on file', saved !== null, 'none');
  await removeCard(tab);
  return needed(saved.card, "the profile's payment method is not a card");
});

async function paid(t: TestContext, purchase: Purchase, customers: readonly OrderOptions['customer'][]): Promise<void> {
  let opened: Keys | undefined;
  for (const customer of customers)
    opened = await ordered(t, purchase, { invoice: opened?.payment_intent_id, customer });
  await paidFor(t, purchase.tab, needed(opened, 'no order was accepted'));
}

/** Fails the step unless the method on file is charged once for concurrent and later repeats of a key. */
export async function chargedOnFile(t: TestContext, purchase: Purchase): Promise<void> {
  t.entry('payment');
  const { call, tab } = purchase;
  const options = { key: crypto.randomUUID(), customer: 'use-card' } as const;
  // The cart is emptied with the first charge.
  const order = [{ ...purchase, fill: undefined }, options] as const;
  const [{ reply: first }, ...more] = await atOnce(t, call, [order, order, order]);
  same(call, 'the type of the reply', first.type, 'customer');
  t.leave('an order charged to the method on file');
  const again = orderReplyIn(accepted(call, await place(t, ...order)));
  for (const reply of [...more.map((each) => each.reply), again])
    same(call, 'the reply to a repeated key', reply, first);
  if ('receipt' in first.data) await receiptOf(t, tab, first.data.receipt, purchase);
}

const asksForAnother = (call: PurchaseCall, what: string, beginOf: (t: TestContext) => Promise<Purchase>): Step =>
  step(`asks for a replacement if the card on file ${what} (${call})`, async (t) => {
    const purchase = await beginOf(t);
    const { checkout } = refused(call, await place(t, purchase, { customer: 'use-card' }), { status: 402 });
    same(call, 'the payment requirement', checkout?.require, 'replacement');
    const keys = await ordered(t, purchase);
    await isUnpaid(purchase.tab, keys);
    if (t.profile.payment) await costs(purchase, keys);
  });

/** A reader with a card on file that is declined when it is charged. */
async function declinedOf(t: TestContext): Promise<Tab> {
  const { failsLater: cc_token = FAILS_LATER } = t.entry('payment');
  const tab = await t.as('nothingOnFile');
  if ((await onFileOf(t, tab)) !== null) return tab;
  t.undo('the card', () => removeCard(tab));
  const body = { name: 'Ada Okafor', cc_token };
  accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body }));
  return tab;
}

export const paymentChangeKit = kitFlow('payment-change', () => [
  step('saves a card that was set up with the provider', async (t) => {
    const tab = await t.as('nothingOnFile');
    t.entry('payment');
    const { setup } = await keep(t, tab);
    t.undo('the card', () => removeCard(tab));
    holds('setCard', 'a card on file', (await onFileOf(t, tab))?.card !== undefined, await onFileOf(t, tab));
    const { payment_setup } = await pageData(t, tab, 'showPayment');
    same('setCard', 'the name on file', payment_setup?.name, setup.name);
  }),
  step('deletes the named method on file with autorenew, then finds nothing to delete', async (t) => {
    const tab = await t.as('nothingOnFile');
    needed(await onFileOf(t, tab), 'no card was saved');
    const { autorenew } = accepted('flipAutorenew', await ask(tab, 'flipAutorenew', {}));
    same('flipAutorenew', 'autorenew with a card on file', autorenew, true);
    const changing = { places: ['onFile'], besides: ['account/autorenew', 'setup', 'change', 'timetable'] };
    await changesOnly(t, { call: 'deleteCard', tab, ...changing }, async () => {
      accepted('deleteCard', await ask(tab, 'deleteCard', {}));
      same('deleteCard', 'the method on file', await onFileOf(t, tab), null);
    });
    same('deleteCard', 'autorenew', (await subscriberOf(tab)).account.autorenew, false);
    refused('deleteCard', await ask(tab, 'deleteCard', {}), { status: 404 });
  }),
  step("saves a card with a mailed link's token", async (t) => {
    t.entry('payment');
    const token = t.entry('links', 'payment');
    await keep(t, t.open(), token);
    t.leave("the card of the link's reader");
  }),
]);

async function keep(t: TestContext, tab: Tab, token?: string) {
  const at = token === undefined ? {} : { query: { token } };
  const page: PaymentPage = await pageData(t, tab, 'showPayment', at);
  const setup = needed(page.payment_setup, 'the payment page has no provider keys');
  const actor = t.start(paymentChange, tab, { setup, token, returned: { kind: 'none' } });
  const { card } = actor.getSnapshot().children;
  card?.send({ type: 'name.changed', name: setup.name });
  card?.send({ type: 'form.submitted' });
  const { context } = await t.reach(actor, 'a saved card', (now) => now.matches('completed'), 'setCard');
  holds('setCard', 'a card in its reply', context.details?.data.card !== undefined, context.details);
  const { payment_setup } = await pageData(t, tab, 'showPayment', at);
  same('setCard', 'the method on file in its reply', context.details, payment_setup?.details);
  return { setup };
}

const onFileOf = async (t: TestContext, tab: Tab) => (await pageData(t, tab, 'showAccount')).payment_info;

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
