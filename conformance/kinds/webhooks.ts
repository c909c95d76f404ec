import { createHmac } from 'node:crypto';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { contractDocument } from '../../mocks/contract/document.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { cartOf, withBasic } from '../orders/cart.ts';
import { fulfilmentOf, paidFor, pay } from '../orders/purchase.ts';
import { shownIfOffered, viewOf } from '../readers/all-readers.ts';
import { newcomer } from '../readers/opened-accounts.ts';
import { changeOf } from '../requests/changes.ts';
import { begin, keysOf, send } from '../requests/valid-requests.ts';
import { followed } from '../runner/contract.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

interface Event {
  id: string;
  type: string;
  data: { object: object };
}

const { mail: _, ...events } = contractDocument.webhooks;

/** The first example of each event that the provider sends. */
const EVENTS: Event[] = Object.values<Webhook>(events).flatMap(({ post }) =>
  Object.values(post.requestBody.content['application/json'].examples)
    .slice(0, 1)
    .flatMap((example) => followed(example).value ?? []),
);

interface Webhook {
  post: { requestBody: { content: { 'application/json': { examples: Record<string, { value?: Event }> } } } };
}

/** What is wrong with a signature, which must then be refused. */
const WRONG: Record<string, Signing> = {
  'without a signature': () => undefined,
  'with an empty signature': () => '',
  'signed with another secret': (body, secret) => signed(body, `${secret}x`),
  'with the signature of another body': (body, secret) => signed(`${body} `, secret),
  'signed more than five minutes ago': (body, secret) => signed(body, secret, now() - 600),
  'with an old signature and a new time': (body, secret) =>
    signed(body, secret, now() - 600).replace(/t=\d+/, `t=${now()}`),
  'with no v1': (body, secret) => signed(body, secret).replace('v1=', 'v0='),
  'with a cut signature': (body, secret) => signed(body, secret).slice(0, -2),
};

/** Only the provider's own events count, each once and in any order. */
export const webhooksKit = kitFlow('webhooks', () => [
  step(
    'accepts an event of a type that it does not handle, and one that one of two signatures is right for',
    async (t) => {
      const event = fresh(t, needed(EVENTS[0], 'the contract has no webhook'));
      same(HOOK, 'the status of an event about an unknown intent', await post(t, event), 200);
      same(HOOK, 'the status of an unknown type', await post(t, { ...event, type: 'customer.updated' }), 200);
      const body = JSON.stringify(event);
      const { secret } = webhookOf(t);
      const [time, right] = signed(body, secret).split(',');
      const [, wrong] = signed(body, `${secret}x`).split(',');
      for (const signature of [`${time},${wrong},${right}`, `${time},${right},${wrong}`])
        same(HOOK, 'the status of an event with two signatures', await deliver(t, body, signature), 200);
    },
  ),
  step("fulfils no unpaid order for an event that is not the provider's", async (t) => {
    const { tab, keys, succeeded, every } = await ordered(t, 'donate');
    for (const [how, sign] of Object.entries(WRONG))
      for (const event of [succeeded(), ...every()]) {
        const body = JSON.stringify(event);
        const status = await deliver(t, body, sign(body, webhookOf(t).secret));
        same(HOOK, `the status of ${event.type} ${how}`, status, 400);
      }
    same('getFulfilment', 'the state of the unpaid order', await stateOf(tab, keys), { status: 'unpaid' });
  }),
  step('fulfils no order for an event with another amount or currency', async (t) => {
    const { tab, keys, succeeded } = await ordered(t, 'donate');
    for (const other of [{ amount: 1 }, { currency: 'jpy' }, { amount: 1, amount_received: 1 }]) {
      const status = await post(t, succeeded(other));
      holds(HOOK, 'an answer to an event with another amount', [200, 400].includes(status), status);
      same('getFulfilment', 'the state of the unpaid order', await stateOf(tab, keys), { status: 'unpaid' });
    }
  }),
  step('fulfils a paid order at its event, although its reader never returns', async (t) => {
    const { tab, body, keys, succeeded } = await ordered(t, 'subscribe');
    await pay(t, tab, keys);
    same(HOOK, 'the status of the event of a payment', await post(t, succeeded()), 200);
    const { email, password } = Object(body);
    const login = await ask(t.open(), 'logIn', { body: { email, password: password.password } });
    same('logIn', 'the login to the account that the paid order opens', login.kind, 'ok');
  }),
  step('fulfils no order, sets no card up and records no refund that the provider has not', async (t) => {
    const { tab, keys, every } = await ordered(t, 'checkOutCart');
    const stock = await stockSeen(t);
    for (const event of every()) same(HOOK, `the status of ${event.type}`, await post(t, event), 200);
    same('getFulfilment', 'the state of the unpaid order', await stateOf(tab, keys), { status: 'unpaid' });
    same('getCart', 'the stock after the events', await stockSeen(t), stock);
    const reader = await newcomer(t);
    const bought = await ordered(t, 'donate', reader);
    await paidFor(t, reader, bought.keys);
    const seen = async () => [await viewOf(t, reader), await shownIfOffered(t, reader, 'showAccount')];
    const before = await seen();
    const { payment_setup } = await pageData(t, reader, 'showPayment');
    const [setup = ''] = needed(payment_setup, 'the payment page has no provider keys').keys.secret.split('_secret_');
    for (const event of [...about(t, setup, {}), ...bought.every()]) await post(t, event);
    same('showPayment', "the reader's data after the events", await seen(), before);
  }),
  step('fulfils an order once, however often and in whatever order its events arrive', async (t) => {
    const { tab, keys, succeeded, every } = await ordered(t, 'checkOutCart');
    const receipt = await paidFor(t, tab, keys);
    const stock = await stockSeen(t);
    const event = succeeded();
    const all = [event, event, ...every()];
    const statuses = [...(await Promise.all(all.map((each) => post(t, each)))), await post(t, event)];
    for (const status of statuses) same(HOOK, 'the status of a repeated or late event', status, 200);
    for (const query of [{}, { reset: '' }] as const) {
      const state = accepted('getFulfilment', await fulfilmentOf(tab, keys, query));
      same('getFulfilment', 'the receipt of the order', Object(state).receipt, receipt);
    }
    same('getCart', 'the stock after repeated events', await stockSeen(t), stock);
  }),
]);

/** Webhooks are no calls of the contract's paths, so their steps blame what they report. */
const HOOK = 'getFulfilment';

const webhookOf = (t: TestContext) => t.entry('payment', 'webhook');

const now = (): number => Math.floor(Date.now() / 1_000);

const signed = (body: string, secret: string, time = now()): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Gives the event a new id, and an intent that no server knows. */
function fresh(t: TestContext, event: Event): Event {
  const unknown = `pi_conformance${t.fresh()}`;
  const object = { ...event.data.object, id: unknown, payment_intent: unknown };
  return { ...event, id: `evt_conformance${t.fresh()}`, data: { object } };
}

async function deliver(t: TestContext, body: string, signature: string | undefined): Promise<number> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (signature !== undefined) headers.set('Stripe-Signature', signature);
  const request = new Request(new URL(webhookOf(t).path, t.server), { method: 'POST', headers, body });
  return (await t.open().send(request, { isStray: true })).status;
}

function post(t: TestContext, event: Event): Promise<number> {
  const body = JSON.stringify(event);
  return deliver(t, body, signed(body, webhookOf(t).secret));
}

type Signing = (body: string, secret: string) => string | undefined;

async function ordered(t: TestContext, call: ChangingId, by?: Tab) {
  t.entry('payment');
  webhookOf(t);
  const order = await begin(t, changeOf(call), by);
  const keys = needed(keysOf(await send(order)), 'the order has no intent');
  const { amount } = await order.tab.world.payment.read(keys.stripe_secret);
  const every = () => about(t, keys.payment_intent_id, { amount, amount_refunded: amount });
  const succeeded = (more: object = {}): Event => {
    const example = every().find(({ type }) => type === 'payment_intent.succeeded');
    const { data, ...rest } = needed(example, 'the contract has no such event');
    return { ...rest, data: { object: { ...data.object, amount_received: amount, ...more } } };
  };
  return { ...order, keys, succeeded, every };
}

/** Every event of the contract, about an intent. */
const about = (t: TestContext, intent: string, more: object): Event[] =>
  EVENTS.map((event) => {
    const { data, ...rest } = fresh(t, event);
    const id = event.type.startsWith('charge.') ? {} : { id: intent };
    return { ...rest, data: { object: { ...data.object, ...more, payment_intent: intent, ...id } } };
  });

const stateOf = async (tab: Tab, keys: Parameters<typeof fulfilmentOf>[1]) =>
  accepted('getFulfilment', await fulfilmentOf(tab, keys, { reset: '' }));

const stockSeen = async (t: TestContext): Promise<number | undefined> =>
  linesOf(await cartOf((await withBasic(t)).tab))[0]?.max_quantity;
