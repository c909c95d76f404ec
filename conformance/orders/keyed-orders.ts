import { excerpt } from '../../mocks/contract/check.ts';
import { begin as beginInvoice } from '../flows/invoice.ts';
import { begin as beginGift } from '../flows/redeem.ts';
import { begin as beginRenewal, beginRetry } from '../flows/renew.ts';
import { beginUpgrade } from '../flows/subscription-change.ts';
import { holds, needed } from '../runner/expect.ts';
import { requestOf } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { cartOf, withBasic } from './cart.ts';
import { donationOrder } from './donation.ts';
import { guestOrder, sessionOf, subscriptionOrder } from './orders.ts';

export type KeyedId = keyof typeof keyedOrders;

export interface KeyedOrder {
  call: KeyedId;
  tab: Tab;
  body: object;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: unknown;
  cookies: string[];
}

export interface OrderKind {
  by: (t: TestContext) => Promise<Tab>;
  body: (t: TestContext, tab: Tab) => Promise<object>;
  params?: (t: TestContext) => Record<string, string>;
  query?: (t: TestContext) => Record<string, string>;
}

const visitor = async (t: TestContext) => t.open();

/** For each call that orders: an order that the server would accept, and who places it. */
export const keyedOrders = {
  subscribe: {
    by: visitor,
    body: async (t, tab) => subscriptionOrder(t, await sessionOf(t, tab, 'subscribe')),
  },
  donate: { by: visitor, body: async (t, tab) => donationOrder(t, await sessionOf(t, tab, 'donate')) },
  checkOutCart: {
    by: async (t) => (await withBasic(t)).tab,
    body: async (t, tab) => ({ ...(await guestOrder(t, tab, 'checkout')), version: (await cartOf(tab)).version }),
  },
  payInvoice: {
    by: visitor,
    body: async (t) => (await beginInvoice(t, invoiceOf(t))).order,
    params: (t) => ({ invoice: t.profile.invoices?.[invoiceOf(t)] ?? 'inv_none' }),
  },
  redeemGift: { by: visitor, body: async (t, tab) => (await beginGift(t, 'upgradable', 'print-a', tab)).order },
  renewSubscription: { by: (t) => t.as('renewing'), body: async (t) => (await beginRenewal(t)).order },
  retryRenewal: { by: (t) => t.as('renewalFailed'), body: async (t) => (await beginRetry(t)).order },
  updateSubscription: {
    by: (t) => t.as('upgradable'),
    body: async (t) => (await beginUpgrade(t)).order,
  },
  // A paid donation is not restarted, but that reply is stored for its key like any other.
  restartDonation: {
    by: visitor,
    body: async () => ({ 'payment-method': 'pm_none' }),
    query: ({ entry }) => ({ token: entry('donations', 'paid') }),
  },
} satisfies Record<string, OrderKind>;

const invoiceOf = ({ profile }: TestContext) => (profile.invoices?.introductory ? 'introductory' : 'payable');

export const isOfReaders = (call: KeyedId): boolean =>
  call === 'renewSubscription' || call === 'updateSubscription' || call === 'retryRenewal';

export async function beginOrder(t: TestContext, call: KeyedId): Promise<KeyedOrder> {
  const { by, body, params, query }: OrderKind = keyedOrders[call];
  const tab = await by(t);
  return { call, tab, body: await body(t, tab), params: params?.(t), query: query?.(t) };
}

export async function send(
  t: TestContext,
  order: KeyedOrder,
  key: string,
  stated: Record<string, string> = {},
): Promise<Answer> {
  const { call, tab, params: path, body } = order;
  const query = { captcha: botToken(t.profile), ...order.query };
  const headers = { ...stated, 'Idempotency-Key': key };
  return answered(await tab.send(requestOf(t.server, call, { path, query, body }, { headers })));
}

/** Asks for the outcome of a key's order and gives it up. Skips the step on a server without this call. */
export async function closeAttempt(t: TestContext, tab: Tab, body: object): Promise<Answer> {
  await t.offer.need('closeAttempt');
  return answered(await tab.send(requestOf(t.server, 'closeAttempt', { body })));
}

async function answered(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: readJson(text), cookies: response.headers.getSetCookie() };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function withOther(order: KeyedOrder, field: string): KeyedOrder {
  const value: unknown = Object(order.body)[field];
  const other = needed(OTHERS[field], `the kit knows no other value for the field ${field}`);
  return { ...order, body: { ...order.body, [field]: other(value) } };
}

const OTHERS: Record<string, (value: unknown) => unknown> = {
  name: () => 'Ada Lovelace',
  amount: (amount) => Number(amount) + 1,
  email: (email) => `other.${email}`,
  session: (session) => `${session}x`,
  account: (account) => `${account}x`,
  origin: (origin) => (origin === 'keep' ? 'change' : 'keep'),
  shipcode: (shipcode) => (shipcode === 'ship-b' ? 'ship-c' : 'ship-b'),
  gifted: (gifted) => gifted !== true,
  version: (version) => Number(version) + 1,
  address: (address) => ({ ...Object(address), line2: 'Flat 2' }),
  password: () => ({ password: 'battery staple', confirm: 'battery staple' }),
  cart: (cart) => ({ ...Object(cart), donation: { process: 'onetime', dollars: 7_700 } }),
  subscription: (subscription) => ({ ...Object(subscription), deliverable: 'digital' }),
  customer: (customer) => (customer === 'use-card' ? 'add-card' : 'use-card'),
  invoice: () => 'pi_conformance',
  'payment-method': (method) => `${method}x`,
};

/** Whether an order was carried out, or refused for a reason other than its key. */
export const isKept = ({ body }: Answer): boolean => !/^key-/.test(String(Object(body).reason));

export type KeyRefusal = keyof typeof STATUSES;

const STATUSES = { 'key-reused': 422, 'key-foreign': 403, 'key-in-use': 409, 'key-closed': 409 } as const;

export const isRefusedAs = ({ status, body }: Answer, reason: KeyRefusal): boolean =>
  status === STATUSES[reason] && Object(body).reason === reason;

/** Fails the step unless the request's key was refused for this reason. */
export function refusedAs(
  call: KeyedId | 'closeAttempt',
  what: string,
  { answer, reason }: { answer: Answer; reason: KeyRefusal },
): void {
  const { status, body } = answer;
  const got = `status ${status}: ${excerpt(body)}`;
  holds(call, `${what} to be refused with ${STATUSES[reason]} and ${reason}`, isRefusedAs(answer, reason), got);
}
