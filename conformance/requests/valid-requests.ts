import type { Keys } from '../../machines/api/contract.ts';
import { addressIn, cartIn } from '../orders/bill.ts';
import { digitalGift, donation, everyKind, goodsOf, printGift } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { shownIfOffered, viewOf } from '../readers/all-readers.ts';
import { operation, takes } from '../runner/contract.ts';
import { NotRun, same, skip } from '../runner/expect.ts';
import { fieldsOf } from '../runner/fields.ts';
import { ask, type Given, type Otherwise, type Reply, replyIn, requestOf } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { type Change, example } from './changes.ts';

/** A request that the server would accept: an order of one is not carried out before it is paid. */
export interface ValidRequest extends Given {
  t: TestContext;
  tab: Tab;
  change: Change;
  body: object;
}

/** Prepares a change in the tab of its reader, or in another tab. */
export async function begin(t: TestContext, change: Change, by?: Tab): Promise<ValidRequest> {
  const tab = by ?? (await change.by(t));
  return { t, tab, change, body: {}, ...(await change.given(t, tab)) };
}

/** The same, or the contract's example if the profile has no data for a valid request. */
export const beginExample = (t: TestContext, change: Change): Promise<ValidRequest> =>
  begin(t, change).catch((reason: unknown) => {
    if (reason instanceof NotRun) return begin(t, example(change.call));
    throw reason;
  });

/** Sends a request with its own bot check token and key. Skips the step on a server that limits the call. */
export async function send(
  { t, tab, change: { call }, path, query, body }: ValidRequest,
  { isStray = false, ...how }: Otherwise & { isStray?: boolean } = {},
): Promise<Reply> {
  const given = {
    path,
    query: { ...(takes(call, 'captcha') && { captcha: botToken(t.profile) }), ...query },
    ...((operation(call).requestBody?.required || Object.keys(body).length > 0) && { body }),
  };
  const reply = await replyIn(await tab.send(requestOf(t.server, call, given, how), { isStray }));
  if (reply.status === 429) skip(`the server limits ${call}`);
  return reply;
}

/** Returns a function that reads what a refusal must not touch: the reader's data, the stock, the open intent. */
export async function standing(request: ValidRequest): Promise<() => Promise<object>> {
  const { t, tab, change } = request;
  // Other requests, and orders on a server without a provider, have no intent.
  const placed = change.opensIntent && t.profile.payment ? await send(request) : undefined;
  if (placed) same(change.call, 'the status of a valid order', placed.status, 200);
  const secret = placed && keysOf(placed)?.stripe_secret;
  const { email, password } = Object(request.body);
  // A refusal may open a session, as any request may.
  const session = await tab.session();
  return async () => ({
    ...(await viewOf(t, tab, change)),
    session: session && (await tab.session()),
    store: await shownIfOffered(t, tab, 'showStore'),
    intent: secret && (await intentOf(tab, secret)),
    login: password?.password && (await ask(t.open(), 'logIn', { body: { email, password: password.password } })).kind,
  });
}

/** Fails the step unless everything that a request may touch is the same after an act. */
export async function leavesAll(request: ValidRequest, act: () => Promise<unknown>): Promise<void> {
  const stand = await standing(request);
  const before = await stand();
  await act();
  same(request.change.call, 'the data after what must change nothing', await stand(), before);
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
  const { coupons, invoices } = t.profile;
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
  const sold = [...goodsOf(t).filter(({ type }) => type.endsWith('product')), digitalGift, printGift, donation(2_500)];
  const cart = { ...Object(body).cart, ...cartIn(sold) };
  const filled = { ...body, ...(fields.has('cart.items') && { cart }) };
  const { shipcode: to = 'ship-a', address: own } = Object(filled);
  const moved = { ...filled, origin: 'change', address: await addressIn(t, to) };
  const bodies = fields.has('address.line1') && own === undefined ? [filled, moved] : [filled];
  if (!fields.has('recipient_address')) return bodies;
  const { name, address, shipcode } = newReader(t);
  const recipient = { recipient_name: name, recipient_address: address, recipient_shipcode: shipcode };
  return [...bodies, { ...filled, origin: 'recipient', gifted: true, ...recipient }];
}
