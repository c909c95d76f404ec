import type { AttemptOutcome } from '../../machines/api/contract.ts';
import { requests } from '../../mocks/replies.ts';
import { type ChangingId, isChanging } from '../../mocks/routes.ts';
import { fulfilmentOf, paidFor } from '../orders/purchase.ts';
import { beginGift } from '../orders/purchases.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { changeOf } from '../requests/changes.ts';
import { closeAttempt, isKept, isRefusedAs, refusedAs, withOther } from '../requests/keys.ts';
import { begin, keysOf, send, type ValidRequest } from '../requests/valid-requests.ts';
import { callsWith, isOwn, takes } from '../runner/contract.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { ask, type Reply } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { type KitFlow, kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { others, tellsNothing } from './foreign-sessions.ts';
import { fromOtherSites, isRefusedIn, usedToken, type Way, withoutSession, withToken } from './refused-ways.ts';

const CALLS = callsWith('Idempotency-Key').filter(isChanging);
const OPEN = CALLS.filter((call) => !isOwn(call));
const PAYABLE = CALLS.filter((call) => call !== 'restartDonation');
const PAID: readonly ChangingId[] = ['subscribe', 'donate', 'checkOutCart', 'renewSubscription'];

/** The rules of idempotency keys, for each call that honours them. */
export const idempotencyKits: readonly KitFlow[] = CALLS.map((call) =>
  kitFlow(`idempotency-${call}`, () =>
    RULES.filter(({ calls }) => calls.includes(call)).map(({ name, run }) => step(name, (t) => run(t, call))),
  ),
);

interface Rule {
  calls: readonly ChangingId[];
  name: string;
  run: (t: TestContext, call: ChangingId) => Promise<void>;
}

const rule = (calls: Rule['calls'], name: string, run: Rule['run']): Rule => ({ calls, name, run });

const RULES: readonly Rule[] = [
  rule(CALLS, 'returns the same reply for a repeated key', async (t, call) => {
    const { order, repeats } = await placed(t, call);
    await repeats('the same request');
    await repeats('the same request with its fields in another order', turnedRound(order.body));
  }),
  rule(CALLS, 'refuses a different request with the same key', async (t, call) => {
    const { order, key, repeats } = await placed(t, call);
    const fields = Object.keys(order.body).filter((field) => Object(order.body)[field] !== undefined);
    for (const field of fields) await refusesOther(withOther(order, field), key, `another ${field}`);
    if (call !== 'restartDonation') await refusesOther(withOther(order, 'invoice'), key, 'one more field');
    const query = { ...order.query, coupon: 'CONFORMANCE' };
    await refusesOther({ ...order, query }, key, 'another coupon in the query');
    const invoice = Object.values(t.profile.invoices ?? {}).find((each) => each !== order.path?.invoice);
    if (order.path?.invoice && invoice) await refusesOther({ ...order, path: { invoice } }, key, 'another invoice');
    const other = call === 'donate' ? 'subscribe' : 'donate';
    const { body } = other === 'donate' ? requests.donate.onetime : requests.subscribe.printOrder;
    if (await t.offer.isOffered(other))
      await refusesOther({ ...order, change: changeOf(other), path: {}, query: {}, body }, key, 'another call');
    await repeats('the first request, sent again');
  }),
  rule(CALLS, 'accepts a key, and reports its outcome, only in its own session', async (t, call) => {
    const { order, key, first } = await placed(t, call);
    const session = needed(await order.tab.session(), 'a visitor has no session here');
    for (const tab of await others(t)) {
      const replies: [ChangingId, () => Promise<Reply>][] = [[call, () => send({ ...order, tab }, { key })]];
      if (await t.offer.isOffered('closeAttempt')) replies.push(['closeAttempt', () => closeAttempt(t, tab, { key })]);
      for (const [blamed, reply] of replies) {
        refusedAs(blamed, 'the key of another session', await reply(), 'key-foreign');
        tellsNothing(blamed, tab, { session, ...(keysOf(first) ?? Object(first.body).checkout_errors?.keys) });
      }
    }
  }),
  rule(CALLS, 'carries out only one of two concurrent requests with a key', async (t, call) => {
    const { order } = await placed(t, call);
    needed(await order.tab.session(), 'a visitor has no session here');
    const [field = ''] = Object.keys(order.body).filter((name) => ['name', 'amount', 'payment-method'].includes(name));
    for (const _ of ROUNDS) {
      isOneOf(call, await bothAtOnce(order, order));
      const [one, two] = await bothAtOnce(order, withOther(order, field));
      const isOne = [one, two].filter(isKept).length === 1 && [one, two].some(isRefused);
      holds(call, 'one of two requests that share a key', isOne, [one.status, two.status]);
    }
  }),
  rule(PAYABLE, 'returns the same refusal for a repeated key', async (t, call) => {
    const { order } = await placed(t, call);
    const key = crypto.randomUUID();
    const [what, wrong, status] =
      call === 'retryRenewal' ? ['at another price', { amount: 1 }, 409] : ['without a name', { name: ' ' }, 400];
    const refusable = { ...order, body: { ...order.body, ...wrong } };
    const first = await send(refusable, { key });
    same(call, `the status of an order ${what}`, first.status, status);
    same(call, 'the reply to the same order', told(await send(refusable, { key })), told(first));
    await refusesOther(order, key, 'the order put right');
  }),
  rule(CALLS, 'keeps no refusal of who asks, so that its key can be used again', async (t, call) => {
    const order = await begin(t, changeOf(call));
    for (const way of await refusableOf(order)) {
      const key = crypto.randomUUID();
      await isRefusedIn(order, { ...way, how: { ...way.how, key } });
      const answer = await send(order, { key });
      const isCarriedOut = call === 'restartDonation' ? answer.status === 409 : answer.status === 200;
      holds(call, `the order with the same key after one ${way.what}`, isCarriedOut && isKept(answer), answer.status);
    }
  }),
  rule(CALLS, 'does not place an order whose key was given up', async (t, call) => {
    const order = await begin(t, changeOf(call));
    const key = crypto.randomUUID();
    for (const _ of TWICE) isOutcome(await closeAttempt(t, order.tab, { key }), { status: 'not-placed' });
    const answer = await send(order, { key });
    refusedAs(call, 'an order whose key was given up', answer, 'key-closed');
    isOutcome(await closeAttempt(t, order.tab, { key }), { status: 'not-placed' });
    const again = await send(order);
    holds(call, 'the order accepted with another key', isKept(again), again.status);
  }),
  rule(PAYABLE, 'reports an unpaid order as unpaid', async (t, call) => {
    const { order, key, first, repeats } = await placed(t, call);
    const intent = needed(keysOf(first), 'the order has no intent').payment_intent_id;
    for (const _ of TWICE) isOutcome(await closeAttempt(t, order.tab, { key }), { status: 'unpaid', intent });
    await repeats('the order, sent again');
  }),
  rule(OPEN, 'keeps a key through login, and leaves it to the account at logout', async (t, call) => {
    const login = loginOf(t, 'noSubscription');
    const { order, key, repeats } = await placed(t, call);
    needed(await order.tab.session(), 'a visitor has no session here');
    await logIn(order.tab, login);
    await repeats('the same order after login');
    accepted('endSession', await ask(order.tab, 'endSession', {}));
    refusedAs(call, 'the key of a reader who has logged out', await send(order, { key }), 'key-foreign');
  }),
  rule(PAID, 'reports the receipt of a paid order', async (t, call) => {
    const { order, key, first } = await placed(t, call);
    const keys = needed(keysOf(first), 'the order has no intent');
    const receipt = await paidFor(t, order.tab, keys);
    t.leave('a paid order');
    const outcome = { status: 'completed', receipt, intent: keys.payment_intent_id } as const;
    const polled = accepted('getFulfilment', await fulfilmentOf(order.tab, keys));
    await isOutcomeTwice(t, order.tab, key, outcome, Object(polled).order);
  }),
  rule(['subscribe', 'redeemGift'], 'reports an order without a payment as completed', async (t, call) => {
    const order = await unpriced(t, call);
    const key = crypto.randomUUID();
    const { type, data } = Object((await send(order, { key })).body);
    same(call, 'the type of the reply', type, call === 'subscribe' ? 'gratis' : 'redeem-succeeded');
    t.leave(`an order of ${call} without a payment`);
    const outcome = { status: 'completed', ...(data.receipt && { receipt: data.receipt }) };
    await isOutcomeTwice(t, order.tab, key, outcome, data.order);
  }),
];

const ROUNDS = [1, 2, 3, 4, 5];
const TWICE = [1, 2];

/** An order that a coupon makes free, or of a gift as it was given. */
async function unpriced(t: TestContext, call: ChangingId): Promise<ValidRequest> {
  const change = changeOf(call);
  if (call === 'redeemGift') return { t, change, ...(await beginGift(t, t.entry('gifts', 'spare'))) };
  const coupon = t.entry('coupons', 'free');
  const order = await begin(t, change);
  const { subscription } = Object(order.body).cart;
  const cart = { items: [], giftsubs: [], subscription: { ...subscription, coupon } };
  return { ...order, body: { ...order.body, cart } };
}

/** The order as nobody may place it. */
async function refusableOf(request: ValidRequest): Promise<Way[]> {
  const { t, change } = request;
  const { refused, tokens } = t.profile.botCheck ?? {};
  const isChecked = takes(change.call, 'captcha');
  return [
    ...fromOtherSites(request).slice(0, 1),
    ...(isOwn(change.call) ? withoutSession(request).slice(0, 1) : []),
    ...(isChecked && refused !== undefined ? [withToken(request, 'an invalid', refused)] : []),
    ...(isChecked && tokens === 'fresh' ? [withToken(request, 'a used', await usedToken(t))] : []),
  ];
}

/** The same JSON value, with the fields of every object in the opposite order. */
const turnedRound = (value: object): object =>
  Array.isArray(value)
    ? value.map(turnedRound)
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, held]) => [name, typeof held === 'object' && held !== null ? turnedRound(held) : held]),
      );

async function placed(t: TestContext, call: ChangingId) {
  const order = await begin(t, changeOf(call));
  const key = crypto.randomUUID();
  const first = await send(order, { key });
  if (call !== 'restartDonation') same(call, 'the status of an order', first.status, 200);
  const repeats = async (what: string, body = order.body): Promise<void> =>
    same(call, `the reply to ${what}`, told(await send({ ...order, body }, { key })), told(first));
  return { order, key, first, repeats };
}

const told = ({ status, body }: Reply) => ({ status, body });

async function refusesOther(order: ValidRequest, key: string, what: string): Promise<void> {
  refusedAs(order.change.call, what, await send(order, { key }), 'key-reused');
}

async function bothAtOnce(one: ValidRequest, other: ValidRequest) {
  const key = crypto.randomUUID();
  return Promise.all([send(one, { key }), send(other, { key })]);
}

/** Fails the step unless both replies to the same order are equal, or one says to wait. */
function isOneOf(call: ChangingId, [one, two]: readonly [Reply, Reply]): void {
  const waiting = [one, two].filter((answer) => isRefusedAs(answer, 'key-in-use')).length;
  if (waiting === 0) same(call, 'the reply to the same concurrent order', told(two), told(one));
  else holds(call, 'a carried-out order', waiting === 1, 'none');
}

const isRefused = (answer: Reply): boolean => isRefusedAs(answer, 'key-reused') || isRefusedAs(answer, 'key-in-use');

function isOutcome({ status, body }: Reply, outcome: AttemptOutcome): void {
  // What a host page is told about the order is optional and up to the server, as is the intent of an ended order.
  const { order: _, intent = outcome.receipt && outcome.intent, ...rest } = Object(body);
  const got = { status, body: intent === undefined ? rest : { ...rest, intent } };
  same('closeAttempt', 'the outcome of the order', got, { status: 200, body: outcome });
}

/** Fails the step unless the order has this outcome each time, with the same data for the host page. */
async function isOutcomeTwice(t: TestContext, tab: Tab, key: string, outcome: AttemptOutcome, data: unknown) {
  let before = data;
  for (const isAgain of [false, true]) {
    const answer = await closeAttempt(t, tab, { key });
    isOutcome(answer, outcome);
    const { order } = Object(answer.body);
    // Another call may omit what this one says, but must not contradict it.
    const isSaid = before !== undefined && order !== undefined;
    if (isAgain || isSaid) same('closeAttempt', 'the order data for the host page', { order }, { order: before });
    before = order;
  }
}
