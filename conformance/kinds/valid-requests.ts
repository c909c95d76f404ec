import type { Keys } from '../../machines/api/contract.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { everyKind } from '../flows/cart.ts';
import { addressIn } from '../orders/bill.ts';
import { digitalGift } from '../orders/cart.ts';
import { beginOrder, keyedOrders } from '../orders/keyed-orders.ts';
import { newReader } from '../orders/orders.ts';
import { shown } from '../readers/all-readers.ts';
import { type Change, seen } from '../readers/changes.ts';
import { callsWith } from '../runner/contract.ts';
import { same, skip } from '../runner/expect.ts';
import { fieldsOf } from '../runner/fields.ts';
import { ask, type Given, type Otherwise, requestOf } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';

/** A request that the server would accept: an order of one is not carried out before it is paid. */
export interface ValidRequest {
  t: TestContext;
  tab: Tab;
  change: Change;
  given: Given;
  body: object;
}

export async function begin(t: TestContext, change: Change): Promise<ValidRequest> {
  const { call } = change;
  if (isKeyed(call)) {
    const { tab, body, params: path, query } = await beginOrder(t, call);
    return { t, tab, change, given: { path, query }, body };
  }
  const tab = await change.by(t);
  const { body = {}, ...given } = await change.given(t, tab);
  return { t, tab, change, given, body };
}

export const isKeyed = (call: ChangingId): call is ChangingId & keyof typeof keyedOrders => call in keyedOrders;

const BOT_CHECKED = new Set<string>(callsWith('captcha'));

export interface Reply {
  status: number;
  body: unknown;
}

/** Sends a request with its own bot check token. Skips the step on a server that limits the call. */
export async function send(
  { t, tab, change: { call }, given, body }: ValidRequest,
  { isStray = false, ...how }: Otherwise & { isStray?: boolean } = {},
): Promise<Reply> {
  const query = { ...given.query, ...(BOT_CHECKED.has(call) && { captcha: botToken(t.profile) }) };
  const response = await tab.send(requestOf(t.server, call, { ...given, query, body }, how), { isStray });
  if (response.status === 429) skip(`the server limits ${call}`);
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
}

/** Returns a function that reads what a refusal must not touch: the reader's data, the stock, the open intent. */
export async function standing(request: ValidRequest): Promise<() => Promise<object>> {
  const { t, tab, change } = request;
  const secret = await secretOf(request);
  const { email, password } = Object(request.body);
  // A refusal may open a session, as any request may.
  const session = await tab.session();
  return async () => ({
    ...(await seen(t, tab, change)),
    session: session && (await tab.session()),
    store: await shown(t, tab, 'showStore'),
    intent: secret && (await intentOf(tab, secret)),
    login: password?.password && (await ask(t.open(), 'logIn', { body: { email, password: password.password } })).kind,
  });
}

/** Places an order for an intent. Other requests and servers without a provider have none. */
export async function secretOf(request: ValidRequest): Promise<string | undefined> {
  const { t, change } = request;
  if (!isKeyed(change.call) || !t.profile.payment || change.call === 'restartDonation') return undefined;
  const { status, body } = await send(request);
  same(change.call, 'the status of a valid order', status, 200);
  return keysOf({ body })?.stripe_secret;
}

/** The intent in the reply to an order, also inside an upgrade. */
export function keysOf({ body }: { body: unknown }): Keys | undefined {
  const { data } = Object(body);
  return data?.keys ?? data?.data?.keys;
}

export async function intentOf(tab: Tab, secret: string): Promise<object> {
  const { status, amount } = await tab.world.payment.read(secret);
  return { status, amount };
}

/** Bodies that together have every part that the call's schema knows. */
export async function bodiesOf({ t, tab, change: { call }, body }: ValidRequest): Promise<object[]> {
  const { coupons, invoices, goods } = t.profile;
  if (call === 'addToCart' || call === 'updateCart' || call === 'removeFromCart') {
    const bodies: object[] = [];
    for (const action of everyKind(t)) {
      const added = await tab.send(requestOf(t.server, 'addToCart', { body: action }), { isStray: true });
      if (added.ok) bodies.push(action);
    }
    return bodies;
  }
  if (call === 'checkCoupon') {
    const [code, invoice] = [coupons?.any, invoices?.payable];
    const ofInvoice = invoice === undefined ? [] : [{ for: 'invoice', invoice, code }];
    return [body, { for: 'subscription', purpose: 'personal', code }, ...ofInvoice];
  }
  const fields = new Set(fieldsOf(call).map(({ path }) => path.join('.')));
  const items = goods?.basic === undefined ? [] : [{ item: 'basic-product', ref: goods.basic, quantity: 1 }];
  const donation = { process: 'onetime', dollars: 2_500 };
  const cart = {
    ...Object(body).cart,
    donation,
    giftsubs: [digitalGift.item, { ...digitalGift.item, level: 'high' }],
    items,
  };
  const filled = { ...body, ...(fields.has('cart.items') && { cart }) };
  const { shipcode: to = 'ship-a', address: own } = Object(filled);
  const moved = { ...filled, origin: 'change', address: await addressIn(t, to) };
  const bodies = fields.has('address.line1') && own === undefined ? [filled, moved] : [filled];
  if (!fields.has('recipient_address')) return bodies;
  const { name, address, shipcode } = newReader(t);
  const recipient = { recipient_name: name, recipient_address: address, recipient_shipcode: shipcode };
  return [...bodies, { ...filled, origin: 'recipient', gifted: true, ...recipient }];
}
