import type { Keys } from '../../machines/api/contract.ts';
import type { PurchaseCall } from '../../machines/purchase/checkout/order.ts';
import { shownIfOffered, viewOf } from '../readers/all-readers.ts';
import { accepted, holds, kindOf, needed, refused, StepFailed, same, statusOf } from '../runner/expect.ts';
import type { Tab } from '../runner/tab.ts';
import { type Step, step, type TestContext } from '../runner/test-context.ts';
import { addToCart, donation } from './cart.ts';
import { isPaidTotal } from './forms.ts';
import {
  atOnce,
  cardOf,
  costs,
  fulfilmentOf,
  keysIn,
  type OrderOptions,
  ordered,
  type Purchase,
  paidFor,
  place,
} from './purchase.ts';
import { type PurchaseKind, purchases } from './purchases.ts';
import { agrees, receiptOf } from './receipt.ts';

/**
 * Steps for every purchase paid with a new card: one open intent, one charge, one receipt. The purchase begins in the
 * first step, once.
 */
export function purchaseSteps(call: PurchaseCall): Step[] {
  const { begin, edits, gives, next } = purchases[call] as PurchaseKind<Purchase>; // which edits only what it began
  let begun: { order: Purchase; keys: Keys } | undefined;
  let receipt: string | undefined;
  const opened = () => needed(begun, 'the order was not accepted');
  const steps = [
    step('opens one intent over the exact total for concurrent orders', async (t) => {
      const order = await begin(t);
      const { tab } = order;
      const key = crypto.randomUUID();
      // Two orders of a visitor without a session each open one.
      const tries: OrderOptions[] = (await hasSession(t, tab)) ? [{ key }, {}, { key }] : [{ key }];
      const orders = tries.map((options) => [order, options] as const);
      const taken = await atOnce(t, call, orders);
      const [keys, ...more] = taken.map(({ reply }) => keysIn(call, reply));
      begun = { order, keys: needed(keys, 'no order was accepted') };
      for (const other of more) same(call, 'the intent of concurrent orders', other, keys);
      if (!t.profile.payment) return;
      const { amount } = await tab.world.payment.read(begun.keys.stripe_secret);
      holds(call, 'a positive whole amount of cents', Number.isSafeInteger(amount) && Number(amount) > 0, amount);
      await costs(order, begun.keys);
    }),
    step('updates the open intent when the order names it', async (t) => {
      const { order, keys } = opened();
      same(call, 'the intent of the order', await ordered(t, order, { invoice: keys.payment_intent_id }), keys);
    }),
    edits &&
      step('requests the exact total of an edited order in the same intent', async (t) => {
        const { order, keys } = opened();
        const invoice = keys.payment_intent_id;
        const asks = async (edit: Purchase, what: string, options: OrderOptions) => {
          const reply = await ordered(t, edit, options);
          same(call, `the intent of an order with ${what}`, reply.payment_intent_id, invoice);
          await costs(edit, keys, `with ${what}`);
        };
        const all = await edits(t, order);
        try {
          // Each edit is sent once with its intent and once without.
          for (const [at, edit] of [...all, ...all].entries())
            await asks(edit, edit.what, at % 2 === Math.floor(at / all.length) ? { invoice } : {});
        } catch (reason) {
          // Later steps pay for the original order, even if the server does not offer an edit.
          await place(t, order, { invoice });
          throw reason;
        }
        await asks(order, 'every edit taken back', { invoice });
      }),
    step('reports an order as unpaid before payment and after a declined card, which takes nothing', async (t) => {
      const { order, keys } = opened();
      const { tab } = order;
      const held = async () => ({ view: await viewOf(t, tab), store: await shownIfOffered(t, tab, 'showStore') });
      const before = await held();
      await isUnpaid(tab, keys);
      if (!t.profile.payment) return;
      const { declined = DECLINED_CARD } = t.profile.payment;
      const said = await tab.world.payment.authorize({ secret: keys.stripe_secret, method: declined });
      if (said.kind !== 'refused') throw new StepFailed({ call, expected: 'a declined card', got: said.kind });
      await isUnpaid(tab, keys);
      same(call, 'the cart, the account and the stock after a declined card', await held(), before);
    }),
    step('refuses an unknown intent in an order', async (t) => {
      refused(call, await place(t, opened().order, { invoice: 'pi_conformance' }), { status: 422 });
    }),
    step('always returns the same receipt for a paid order, and never reports it as unpaid', async (t) => {
      const { order, keys } = opened();
      receipt = await paidFor(t, order.tab, keys);
      const printed = await receiptOf(t, order.tab, receipt, order);
      agrees(printed, order.body, cardOf(t));
      const phase = PHASES[call];
      if (phase !== undefined) same('showReceipt', 'the phase of the subscription', printed.phase ?? phase, phase);
      await isPaidTotal(order.tab, keys.stripe_secret, printed);
    }),
    gives &&
      step('gives what was paid for', async (t) => {
        needed(receipt, 'the order was not paid');
        await gives(t, opened().order);
      }),
    step('refuses to place a paid order again', async (t) => {
      const { order, keys } = opened();
      needed(receipt, 'the order was not paid');
      // The cart was emptied with the payment.
      const result = await place(t, { ...order, fill: undefined }, { invoice: keys.payment_intent_id });
      // A server may find another reason first: someone who has just subscribed has an account.
      const isRefused = result.kind === 'refused' && [400, 409, 422].includes(statusOf(result.refusal));
      holds(call, 'a refusal of a paid order', isRefused, kindOf(result));
    }),
    next &&
      step('opens a new intent at the full price for the next order', async (t) => {
        const { order, keys } = opened();
        const first = needed(receipt, 'the order was not paid');
        const second = await next(t, order);
        const opens = await ordered(t, second);
        const isOther = opens.payment_intent_id !== keys.payment_intent_id;
        holds(call, 'a different intent from the paid one', isOther, opens.payment_intent_id);
        await costs(second, opens, 'that is ordered next');
        const token = await paidFor(t, order.tab, opens);
        holds('getFulfilment', "a different receipt from the previous order's", token !== first, token);
        const { number } = await receiptOf(t, order.tab, token, second);
        const again = await receiptOf(t, order.tab, first, order);
        holds('showReceipt', 'a unique number', number === undefined || number !== again.number, number);
      }),
  ];
  return steps.filter((each) => each !== undefined);
}

const DECLINED_CARD = 'pm_card_visa_chargeDeclined';

/** Calls that always order the same phase of a subscription. */
const PHASES: Partial<Record<PurchaseCall, string>> = {
  subscribe: 'introductory',
  renewSubscription: 'renewal',
  retryRenewal: 'renewal',
};

/** Gives a visitor a session, by adding a donation to the cart. Returns whether there is one. */
async function hasSession(t: TestContext, tab: Tab): Promise<boolean> {
  if ((await tab.session()) === undefined && (await t.offer.isOffered('addToCart')))
    accepted('addToCart', await addToCart(tab, donation(100)));
  return (await tab.session()) !== undefined;
}

export async function isUnpaid(tab: Tab, keys: Keys): Promise<void> {
  const state = accepted('getFulfilment', await fulfilmentOf(tab, keys));
  same('getFulfilment', 'the state of the order', state, { status: 'unpaid' });
}
