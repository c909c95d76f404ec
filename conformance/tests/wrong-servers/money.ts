import type { OrderLine } from '../../../machines/api/contract.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { CONSENT } from '../../orders/orders.ts';
import {
  after,
  type Body,
  each,
  known,
  page,
  replaced,
  reply,
  second,
  sent,
  set,
  type Wrong,
  type WrongServers,
} from './fault.ts';

const FLOWS = {
  subscribe: 'subscribe',
  renewSubscription: 'renew',
  donate: 'donate',
  checkOutCart: 'cart-checkout',
  redeemGift: 'redeem',
  updateSubscription: 'subscription-change',
  payInvoice: 'invoice',
  retryRenewal: 'renewal-retry',
} as const;

type Call = keyof typeof FLOWS;

const CALLS = Object.keys(FLOWS) as Call[]; // its own keys
const EDITED = CALLS.filter((call) => call !== 'payInvoice' && call !== 'retryRenewal');
const REPEATED: Call[] = ['subscribe', 'renewSubscription', 'donate', 'checkOutCart'];

const EDITS = 'requests the exact total of an edited order in the same intent';
const ONE_INTENT = 'opens one intent over';
const RECEIPT = 'receipt';
const GIFTS = 'charges gifts of any delivery';

/** One server for each call. */
const forEach = (
  calls: readonly Call[],
  name: string,
  step: string,
  wrong: (call: Call) => Wrong,
  flow?: string,
): WrongServers =>
  Object.fromEntries(
    calls.map((call) => [`${name} (${call})`, { at: [flow ?? FLOWS[call], step] as const, wrong: wrong(call) }]),
  );

const intents: WrongServers = {
  ...forEach(EDITED, 'an unchanged amount for an edited order', EDITS, stale),
  ...forEach(CALLS, 'an intent for each order', ONE_INTENT, (call) => known(call, { before: forgetOpen })),
  ...forEach(CALLS, 'an intent for each of two concurrent orders', ONE_INTENT, (call) =>
    known(call, { before: (state, { isSecond }) => isSecond && forgetOpen(state) }, second()),
  ),
  ...forEach(REPEATED, 'a price of one dollar for the next order', '', (call) => after(call, nextForOneDollar)),
};

const receipts: WrongServers = {
  ...forEach(CALLS, 'a receipt over one cent more', RECEIPT, () =>
    receipt((one) => set(one, { total: one.total + 1 })),
  ),
  ...forEach(CALLS, 'a receipt without a line', RECEIPT, () => receipt(({ lines }) => void lines.shift())),
  ...forEach(CALLS, 'a receipt with too high a quantity', RECEIPT, () =>
    receipt(({ lines: [line] }) => set(line, { quantity: line.quantity + 1 })),
  ),
  ...forEach(CALLS, 'a reset that reports a paid order as unpaid', RECEIPT, () =>
    reply('getFulfilment', (body, { url }) => {
      const isReset = new URL(url).searchParams.has('reset');
      return isReset && body.status !== 'unpaid' ? { status: 'unpaid' } : body;
    }),
  ),
  ...forEach(CALLS, 'another receipt when asked twice', RECEIPT, () => {
    const told = new Set<string>();
    return reply('getFulfilment', (body) => {
      if (body.receipt && told.has(body.receipt)) return { ...body, receipt: 'rcp_another' };
      told.add(body.receipt);
      return body;
    });
  }),
};

const NEW = 'charges a new subscription';
const RENEWAL = 'charges a renewal';
const IN_CART = 'prices cart lines';

type Overlooked = [
  call: Call | 'addToCart',
  what: string,
  at: [flow: string, step: string],
  change: (body: Body) => void,
];

/** Fields of an order that a server may ignore. */
const OVERLOOKED: Overlooked[] = [
  ...(['subscribe', 'renewSubscription'] as const).flatMap((call): Overlooked[] => {
    const isNew = call === 'subscribe';
    const chosen: [string, string] = ['prices', isNew ? NEW : RENEWAL];
    const mixed: [string, string] = ['prices', `charges the sum of ${isNew ? 'a new subscription' : 'a renewal'}`];
    return [
      [call, 'the term', chosen, ({ cart }) => set(cart.subscription, { term: '1year' })],
      [call, 'the level', chosen, ({ cart }) => set(cart.subscription, { level: 'low' })],
      [call, 'the medium', chosen, ({ cart }) => set(cart.subscription, { medium: 'print' })],
      [call, 'a coupon', chosen, ({ cart }) => set(cart.subscription, { coupon: undefined })],
      [call, 'a donation', mixed, ({ cart }) => set(cart, { donation: undefined })],
      [call, 'goods', mixed, ({ cart }) => set(cart, { items: [] })],
      [call, 'the number of gifts', mixed, ({ cart }) => set(cart, { giftsubs: cart.giftsubs.slice(0, 1) })],
    ];
  }),
  ...Object.entries({ term: '1year', level: 'low', deliverable: 'digital', coupon: undefined }).map(
    ([field, value]): Overlooked => [
      'subscribe',
      `the ${field} of gifts`,
      ['prices', GIFTS],
      ({ cart }) => each(cart.giftsubs, (gift: Body) => set(gift, { [field]: value })),
    ],
  ),
  ['donate', 'the amount', ['donate', EDITS], ({ cart: { donation } }) => set(donation, { dollars: 2_500 })],
  ['addToCart', 'a quantity', ['prices', IN_CART], (action) => set(action, { qty: 1 })],
  ['addToCart', 'a coupon', ['prices', IN_CART], ({ item }) => set(item, { coupon: undefined })],
];

const unconsented: WrongServers = {
  'takes an order without the consent that its host asks for': {
    at: ['refusals', 'subscribe refuses a renewal without the consent'],
    wrong: sent('subscribe', { body: (body) => ({ ...body, ...CONSENT }) }),
  },
};

const overlooked: WrongServers = Object.fromEntries(
  OVERLOOKED.map(([call, what, at, change]) => [
    `${call} ignores ${what}`,
    { at, wrong: sent(call, { body: change }) },
  ]),
);

/** What the price of a line may wrongly have too much. */
const PRICED: [what: string, at: [flow: string, step: string], more: (line: OrderLine) => number][] = [
  [
    'a free second gift',
    ['prices', GIFTS],
    ({ kind, quantity, amount }) => (kind === 'gift-subscription' && quantity > 1 ? -amount / quantity : 0),
  ],
  ['a coupon applied twice', ['prices', NEW], ({ discount }) => -discount],
  ['a coupon for one of several gifts', ['prices', GIFTS], ({ quantity, discount }) => discount - discount / quantity],
  ['shipping for one of several gifts', ['prices', GIFTS], ({ quantity, shipping }) => shipping / quantity - shipping],
  [
    'goods shipping charged per item',
    ['prices', 'charges goods in any quantity'],
    ({ kind, quantity, shipping }) => (kind.endsWith('product') && quantity > 1 ? shipping : 0),
  ],
  ...['1 year', '2 years', '3 years', 'lifetime'].flatMap((term) =>
    ['Student', 'Standard'].map((level): (typeof PRICED)[number] => [
      `one cent too much for ${level}, ${term}`,
      ['prices', 'charges a new subscription'],
      ({ name }) => (name.includes(level) && name.endsWith(term) ? 1 : 0),
    ]),
  ),
];

const priced: WrongServers = Object.fromEntries(
  PRICED.map(([what, at, more]) => [
    what,
    {
      at,
      wrong: after('subscribe', ({ intents }) =>
        each(intents, ({ id, order }) => {
          const right = order.lines.reduce((sum, one) => sum + one.amount + one.shipping - one.discount, 0);
          if (id.startsWith('pi_')) order.total = right + order.lines.reduce((sum, line) => sum + more(line), 0);
        }),
      ),
    },
  ]),
);

const KEPT: Call[] = ['donate', 'subscribe', 'checkOutCart', 'renewSubscription'];

const cards: WrongServers = {
  ...forEach(
    ['donate', 'subscribe', 'updateSubscription'],
    'a charge for each repeat of a key',
    'charges the method on file once',
    (call) => sent(call, { headers: (headers) => headers.delete('Idempotency-Key') }),
    'cards',
  ),
  ...forEach(
    [...KEPT, 'updateSubscription'],
    'a card that is not saved',
    '',
    (call) =>
      sent(call, { body: (body) => set(body, { customer: body.customer === 'use-card' ? 'use-card' : undefined }) }),
    'cards',
  ),
  ...forEach(
    KEPT,
    'a card saved unasked',
    '',
    (call) => sent(call, { body: (body) => set(body, { customer: body.customer ?? 'add-card' }) }),
    'cards',
  ),
  ...forEach(
    KEPT.slice(0, 3),
    'an expired card that is charged',
    'has expired',
    (call) => replaced(call, 402, { type: 'customer', data: { status: 'completed', receipt: 'rcp_another' } }),
    'cards',
  ),
};

const races: WrongServers = {
  'a gift that two readers redeem concurrently': {
    at: ['redeem', ''],
    wrong: raced('redeemGift', ({ gifts }, { subscription }) => {
      const gift = gifts[subscription?.token];
      if (gift?.status === 'redeemed') gift.status = 'open';
    }),
  },
  'a last item that two sessions buy concurrently': {
    at: ['at-once', 'sells the last item'],
    wrong: raced('checkOutCart', ({ stock }) => set(stock, { 'sze:shirt-s': 1 })),
  },
  'an invoice that two sessions pay concurrently': {
    at: ['at-once', 'charges an invoice once'],
    wrong: raced('payInvoice', ({ debts }) => set(debts.inv_payableByReader, { receipt: undefined })),
  },
};

/** Servers that charge wrongly, by what is wrong. */
export const wrongMoney: Record<string, WrongServers> = {
  'intents that do not follow their order': intents,
  'receipts that do not match their order': receipts,
  'fields of an order that are ignored': overlooked,
  'renewals without consent': unconsented,
  'prices that ignore something': priced,
  'cards that are charged or saved wrongly': cards,
  'things sold twice at once': races,
};

function stale(call: Call): Wrong {
  const first = new Map<string, number>();
  return after(call, ({ intents: all }) =>
    each(all, ({ id, order, settled }) => {
      if (first.has(id) && !settled) order.total = first.get(id) ?? order.total;
      first.set(id, order.total);
    }),
  );
}

function forgetOpen(state: JournalState): void {
  for (const [purpose, id] of Object.entries(state.open))
    if (state.intents[id]?.settled === undefined && state.intents[id]?.status !== 'succeeded')
      delete state.open[purpose];
}

/** Changes the price of an order whose purpose was paid before. */
function nextForOneDollar({ intents: all }: JournalState): void {
  each(all, (intent) => {
    const { purpose, settled } = intent;
    const isNext = Object.values(all).some((one) => one.purpose === purpose && one.settled !== undefined);
    if (isNext && purpose !== undefined && settled === undefined) intent.order.total = 100;
  });
}

function receipt(change: (receipt: Body) => void): Wrong {
  return page('showReceipt', (data) => data.receipt && change(data.receipt));
}

/** Undoes the first of two concurrent requests before the second. */
function raced(call: Call, undo: (state: JournalState, body: Body) => void): Wrong {
  return known(call, { before: (state, { body, isSecond }) => isSecond && undo(state, body) }, second());
}
