import type { Actor, ActorRefFrom, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { CheckoutReply, Keys, Receipt } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import type { operations } from '../../machines/api/schema.ts';
import type { checkoutMachine } from '../../machines/purchase/checkout/checkout.machine.ts';
import { fulfilment } from '../../machines/purchase/checkout/fulfilment/fulfilment.ports.ts';
import type { CallId } from '../../mocks/documented.ts';
import { accepted, holds, kindOf, needed, refused, StepFailed, same, statusOf } from '../runner/expect.ts';
import { type Asked, ask } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { type Step, step, type TestContext } from '../runner/test-context.ts';
import { agrees, type Bill, type Ordered, receiptOf } from './bill.ts';
import { GOOD_CARD } from './provider.ts';

export interface Sent {
  key: string;
  captcha: string;
  invoice?: string;
  customer?: 'use-card' | 'add-card';
  coupon?: string;
}

export type OrderingId =
  | 'checkOutCart'
  | 'subscribe'
  | 'renewSubscription'
  | 'redeemGift'
  | 'donate'
  | 'payInvoice'
  | 'updateSubscription'
  | 'retryRenewal';

export type OrderOf<Id extends OrderingId> = operations[Id]['requestBody']['content']['application/json'];

/** Returns a function that places an order with a call; `params` fill the call's path. */
export const ordering =
  <Id extends OrderingId>(id: Id, path?: object) =>
  (tab: Tab, order: OrderOf<Id>, { key, captcha, coupon, ...given }: Sent): Promise<Result<CheckoutReply>> => {
    const params = { path, query: { captcha, coupon }, header: { 'Idempotency-Key': key } };
    return ask(tab, id, { params, body: { ...order, ...given } } as Asked<OrderingId>); // every such call accepts all of these
  };

export interface Placed extends Partial<Bill> {
  place: (sent: Sent) => Promise<Result<CheckoutReply>>;
}

export interface Purchase extends Placed {
  tab: Tab;
  order?: object;
}

export interface Edit extends Placed {
  what: string;
  total: number;
}

interface Further<P extends Purchase> {
  edits?: (t: TestContext, purchase: P) => Promise<Edit[]>;
  /** A further purchase that the same reader can make after paying. */
  next?: (t: TestContext, purchase: P) => Promise<Placed & { total: number }>;
}

/**
 * Steps for every purchase paid with a new card: one open intent, one charge, one receipt. `begin` prepares the purchase
 * once, in the first step.
 */
export function purchaseSteps<P extends Purchase>(
  call: CallId,
  begin: (t: TestContext) => Promise<P>,
  { edits, next }: Further<P> = {},
): Step[] {
  let begun: (P & { keys: Keys }) | undefined;
  let receipt: string | undefined;
  const order = () => needed(begun, 'the order was not accepted');
  return [
    step('opens one intent over the exact total for concurrent orders', async (t) => {
      const purchase = await begin(t);
      const order = sent(t);
      // Two orders of a visitor without a session each open one.
      const orders = (await hasSession(t, purchase.tab)) ? [order, sent(t), { ...sent(t), key: order.key }] : [order];
      const replies = await atOnce(call, purchase, orders);
      const [first, ...more] = replies.map((reply) => keysIn(call, reply, 'started'));
      const keys = needed(first, 'no order was accepted');
      begun = { ...purchase, keys };
      for (const other of more) same(call, 'the intent of concurrent orders', other, keys);
      if (!t.profile.payment) return;
      const { amount } = await purchase.tab.world.payment.read(keys.stripe_secret);
      holds(call, 'a positive whole amount of cents', Number.isSafeInteger(amount) && Number(amount) > 0, amount);
      await costs(call, purchase, keys);
    }),
    step('updates the open intent when the order names it', async (t) => {
      const { place, keys } = order();
      const invoice = keys.payment_intent_id;
      same(call, 'the intent of the order', keysIn(call, await place(sent(t, { invoice })), 'updated'), keys);
    }),
    ...(edits
      ? [
          step('requests the exact total of an edited order in the same intent', async (t) => {
            const { keys, ...purchase } = order();
            const invoice = keys.payment_intent_id;
            const asks = async ({ what, place, total }: Edit, given: Partial<Sent>) => {
              const type = given.invoice === undefined ? 'started' : 'updated';
              const reply = keysIn(call, await place(sent(t, given)), type);
              same(call, `the intent of an order with ${what}`, reply.payment_intent_id, invoice);
              await costs(call, { ...purchase, total }, keys, `with ${what}`);
            };
            const all = await edits(t, order());
            try {
              // Each edit is sent once with its intent and once without.
              for (const [place, edit] of [...all, ...all].entries())
                await asks(edit, place % 2 === Math.floor(place / all.length) ? { invoice } : {});
            } catch (reason) {
              // Later steps pay for the original order, even if the server does not offer an edit.
              await purchase.place(sent(t, { invoice }));
              throw reason;
            }
            const { total = 0 } = purchase;
            await asks({ ...purchase, total, what: 'every edit taken back' }, { invoice });
          }),
        ]
      : []),
    step('reports an order as unpaid before payment and after a declined card', async ({ profile }) => {
      const { tab, keys } = order();
      const isUnpaid = async () => {
        const state = accepted('getFulfilment', await fulfilmentOf(tab, keys));
        same('getFulfilment', 'the state of the order', state, { status: 'unpaid' });
      };
      await isUnpaid();
      if (!profile.payment) return;
      const { declined = DECLINED_CARD } = profile.payment;
      const said = await tab.world.payment.authorize({ secret: keys.stripe_secret, method: declined });
      if (said.kind !== 'refused') throw new StepFailed({ call, expected: 'a declined card', got: said.kind });
      await isUnpaid();
    }),
    step('refuses an unknown intent in an order, and shows its own to no other session', async (t) => {
      const { place, keys } = order();
      refused(call, await place(sent(t, { invoice: 'pi_conformance' })), { status: 422 });
      refused('getFulfilment', await fulfilmentOf(t.open(), keys), { status: 404 });
    }),
    step('always returns the same receipt for a paid order, and never reports it as unpaid', async (t) => {
      const { tab, keys, total, lines, order: ordered } = order();
      await pay(t, tab, keys);
      receipt = await settledAtOnce(t, tab, keys);
      const printed = await receiptOf(t, tab, receipt, { total, lines });
      // The retry of a renewal names no buyer.
      const by: Ordered = ordered ?? {};
      agrees(printed, by, cardOf(t));
      if (printed.phase !== undefined && call in PHASES)
        same('showReceipt', 'the phase of the subscription', printed.phase, PHASES[call]);
      await isPaidTotal(tab, keys.stripe_secret, printed);
    }),
    step('refuses to place a paid order again', async (t) => {
      const { place, keys } = order();
      needed(receipt, 'the order was not paid');
      const result = await place(sent(t, { invoice: keys.payment_intent_id }));
      // A server may find another reason first: someone who has just subscribed has an account.
      const isRefused = result.kind === 'refused' && [400, 409, 422].includes(statusOf(result.refusal));
      holds(call, 'a refusal of a paid order', isRefused, kindOf(result));
    }),
    ...(next
      ? [
          step('opens a new intent at the full price for the next order', async (t) => {
            const { tab, keys } = order();
            const first = needed(receipt, 'the order was not paid');
            const purchase = { tab, ...(await next(t, order())) };
            const opened = keysIn(call, await purchase.place(sent(t)), 'started');
            const isOther = opened.payment_intent_id !== keys.payment_intent_id;
            holds(call, 'a different intent from the paid one', isOther, opened.payment_intent_id);
            await costs(call, purchase, opened, 'that is ordered next');
            await pay(t, tab, opened);
            const token = await settledAtOnce(t, tab, opened);
            holds('getFulfilment', "a different receipt from the previous order's", token !== first, token);
            const { number } = await receiptOf(t, tab, token, purchase);
            const again = await receiptOf(t, tab, first, order());
            holds('showReceipt', 'a unique number', number === undefined || number !== again.number, number);
          }),
        ]
      : []),
  ];
}

/** The last digits of the kit's card, if it is the provider's documented test card. */
export const cardOf = ({ profile }: TestContext): string | undefined =>
  (profile.payment?.method ?? GOOD_CARD) === GOOD_CARD ? '4242' : undefined;

/** Calls that always order the same phase of a subscription. */
const PHASES: Partial<Record<CallId, string>> = {
  subscribe: 'introductory',
  renewSubscription: 'renewal',
  retryRenewal: 'renewal',
};

/** Submits a completed purchase as a reader does, with a new card, and follows it to its receipt. */
export async function bought<M extends AnyStateMachine>(
  t: TestContext,
  tab: Tab,
  actor: Actor<M>,
  call: CallId,
  ordered: Ordered = {},
): Promise<Receipt> {
  const { secret, submit } = await reachesPayment(t, actor, call);
  t.entry('payment');
  submit();
  const { output } = await t.reach(actor, 'its receipt', ({ status }) => status === 'done', 'getFulfilment');
  // A purchase ends by visiting the next page.
  const visit = new URL(Object(output).visit ?? '', t.server);
  same('getFulfilment', 'the page after a fulfilled order', visit.pathname, '/receipts');
  const receipt = await receiptOf(t, tab, visit.searchParams.get('token') ?? '');
  agrees(receipt, ordered, cardOf(t));
  await isPaidTotal(tab, secret ?? '', receipt);
  return receipt;
}

async function isPaidTotal(tab: Tab, secret: string, { total }: Receipt): Promise<void> {
  const { amount } = await tab.world.payment.read(secret);
  same('showReceipt', 'the total of the receipt, equal to the paid amount, in cents', total, amount);
}

/** Submits a completed purchase as a reader with a new card does, up to the payment form. */
export async function reachesPayment<M extends AnyStateMachine>(t: TestContext, actor: Actor<M>, call: CallId) {
  // Every purchase has a form to submit, which the types of a generic machine do not say.
  const submit = () => actor.send({ type: 'form.submitted' } as EventFromLogic<M>);
  checkoutActorOf(actor.getSnapshot())?.send({ type: 'card.chosen', card: 'add-card' });
  submit();
  const filling = await t.reach(actor, 'an open intent', hasIntent, call);
  return { secret: checkoutOf(filling)?.context.intent?.secret, submit };
}

function hasIntent<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): boolean {
  const checkout = checkoutOf(snapshot);
  return checkout?.matches('sendable') === true && checkout.context.intent?.secret !== undefined;
}

const checkoutOf = <M extends AnyStateMachine>(snapshot: SnapshotFrom<M>) => checkoutActorOf(snapshot)?.getSnapshot();

function checkoutActorOf<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>) {
  // Every purchase invokes `checkout`, which the types of a generic machine do not say.
  const { checkout } = Object(snapshot).children as { checkout?: ActorRefFrom<typeof checkoutMachine> };
  return checkout;
}

/** A saved payment method is charged once per key. Needs a reader with a method on file. */
export const onFileStep = (call: CallId, begin: (t: TestContext) => Promise<Purchase>, how = ''): Step =>
  step(`charges the method on file once for a repeated key${how}`, async (t) => {
    t.entry('payment');
    const purchase = await begin(t);
    const order = sent(t, { customer: 'use-card' });
    const [reply, ...more] = await atOnce(call, purchase, [order, { ...order, captcha: botToken(t.profile) }]);
    const first = orderReplyIn(accepted(call, needed(reply, 'no order was accepted')));
    same(call, 'the type of the reply', first.type, 'customer');
    t.leave('an order charged to the method on file');
    const again = await purchase.place({ ...order, captcha: botToken(t.profile) });
    for (const each of [...more, again])
      same(call, 'the reply to a repeated key', orderReplyIn(accepted(call, each)), first);
    if ('receipt' in first.data) await receiptOf(t, purchase.tab, first.data.receipt, purchase);
  });

export const refusedOnFileStep = (call: CallId, what: string, begin: (t: TestContext) => Promise<Purchase>): Step =>
  step(`asks for a replacement if the card on file ${what}`, async (t) => {
    const purchase = await begin(t);
    const result = await purchase.place(sent(t, { customer: 'use-card' }));
    const { checkout } = refused(call, result, { status: 402 });
    same(call, 'the payment requirement', checkout?.require, 'replacement');
    const keys = keysIn(call, await purchase.place(sent(t)), 'started');
    const state = accepted('getFulfilment', await fulfilmentOf(purchase.tab, keys));
    same('getFulfilment', 'the state of the order', state, { status: 'unpaid' });
    if (t.profile.payment) await costs(call, purchase, keys);
  });

/** Places orders concurrently. Returns the accepted replies; all others must be refused as conflicts. */
export async function atOnce(call: CallId, { place }: Placed, orders: readonly Sent[]) {
  const results = await Promise.all(orders.map((each) => place(each)));
  const taken = results.filter(({ kind }) => kind !== 'refused');
  for (const result of results) {
    const isConflict = result.kind !== 'refused' || [409, 422].includes(statusOf(result.refusal));
    holds(call, 'a refusal with status 409 or 422', isConflict, kindOf(result));
  }
  holds(call, 'at least one accepted concurrent order', taken.length > 0, results.map(kindOf));
  return taken;
}

/** Gives a visitor a session, by adding a donation to the cart. Returns whether there is one. */
async function hasSession(t: TestContext, tab: Tab): Promise<boolean> {
  const item = { process: 'onetime', dollars: 100 } as const;
  if ((await tab.session()) === undefined && (await t.offer.isOffered('addToCart')))
    accepted('addToCart', await ask(tab, 'addToCart', { body: { type: 'donation-item', item, qty: 1 } }));
  return (await tab.session()) !== undefined;
}

export async function costs(
  call: CallId,
  { tab, total }: Pick<Purchase, 'tab' | 'total'>,
  keys: Keys,
  what = '',
): Promise<void> {
  if (total === undefined) return;
  const { amount } = await tab.world.payment.read(keys.stripe_secret);
  same(call, `${['the amount of the intent of an order', what].join(' ').trim()} in cents`, amount, total);
}

export const refusedToken = ({ entry }: TestContext): string => entry('botCheck', 'refused');

/** Returns what is sent along with an order: a fresh key and token unless given. */
export const sent = ({ profile }: TestContext, given: Partial<Sent> = {}): Sent => ({
  key: crypto.randomUUID(),
  captcha: botToken(profile),
  ...given,
});

/** The reply to an order, unwrapped if it is inside an upgrade. */
export const orderReplyIn = (reply: CheckoutReply): Exclude<CheckoutReply, { type: 'upgrade-checkout' }> =>
  reply.type === 'upgrade-checkout' ? reply.data : reply;

/** Returns the intent in an order's reply. Fails the step for any other reply. */
export function keysIn(call: CallId, result: Result<CheckoutReply>, type: 'started' | 'updated'): Keys {
  const reply = orderReplyIn(accepted(call, result));
  if (reply.type === type && 'keys' in reply.data) return reply.data.keys;
  throw new StepFailed({ call, expected: `a reply of type ${type}`, got: kindOf(result) });
}

/** Pays an intent with the provider. Skips the step without one. */
export async function pay({ entry }: TestContext, tab: Tab, keys: Keys): Promise<void> {
  entry('payment');
  const said = await tab.world.payment.confirm({ secret: keys.stripe_secret });
  if (said.kind === 'taken') return;
  const got = 'words' in said ? said.words : said.kind;
  throw new StepFailed({ call: 'the payment provider', expected: 'the payment to be taken', got });
}

/** Places an order of a call and returns its intent. */
export const started = async <Id extends OrderingId>(
  t: TestContext,
  call: Id,
  tab: Tab,
  order: OrderOf<Id>,
): Promise<Keys> => keysIn(call, await ordering(call)(tab, order, sent(t)), 'started');

/** Places an order of a call and pays it. Returns the token of its receipt. */
export const buy = async <Id extends OrderingId>(
  t: TestContext,
  call: Id,
  tab: Tab,
  order: OrderOf<Id>,
): Promise<string> => paidFor(t, tab, await started(t, call, tab, order));

/** Pays an intent. Returns the token of its order's receipt. */
export async function paidFor(t: TestContext, tab: Tab, keys: Keys): Promise<string> {
  await pay(t, tab, keys);
  return settled(t, tab, keys.payment_intent_id);
}

/** Polls like the front end until an order is fulfilled. Returns its receipt. */
export async function settled(t: TestContext, tab: Tab, intent: string): Promise<string> {
  const actor = t.start(fulfilment, tab, { intent, reset: false });
  const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'getFulfilment');
  if (output?.kind === 'settled' && output.settled.status === 'completed') return output.settled.receipt;
  throw new StepFailed({
    call: 'getFulfilment',
    expected: 'a fulfilled order within a hundred polls',
    got: JSON.stringify(output),
  });
}

/**
 * Polls a paid intent several times concurrently, with and without `reset`, and then like the front end. Fails the step
 * if it is ever reported as unpaid or leads to two receipts.
 */
export async function settledAtOnce(t: TestContext, tab: Tab, keys: Keys): Promise<string> {
  const asked = [{}, { reset: '' }, {}, {}] as const;
  const states = await Promise.all(asked.map((query) => fulfilmentOf(tab, keys, query)));
  const receipt = await settled(t, tab, keys.payment_intent_id);
  const afresh = await fulfilmentOf(tab, keys, { reset: '' });
  const last = await settled(t, tab, keys.payment_intent_id);
  for (const state of [...states, afresh].map((each) => accepted('getFulfilment', each))) {
    holds('getFulfilment', 'a paid order not reported as unpaid', state.status !== 'unpaid', state);
    if (state.status === 'completed') same('getFulfilment', 'the receipt of the order', state.receipt, receipt);
  }
  same('getFulfilment', 'the receipt of the order', last, receipt);
  return receipt;
}

export const fulfilmentOf = (tab: Tab, keys: Keys, query: { reset?: '' } = {}) =>
  ask(tab, 'getFulfilment', { params: { path: { intent_id: keys.payment_intent_id }, query } });

const DECLINED_CARD = 'pm_card_visa_chargeDeclined';
