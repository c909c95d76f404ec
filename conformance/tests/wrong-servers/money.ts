import type { OrderLine } from '../../../machines/api/contract.ts';
import type { Intent } from '../../../mocks/journal/checkout/checkout-state.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import {
  type AnyWrongServer,
  answers,
  asked,
  type Body,
  bodies,
  changed,
  known,
  replaced,
  type Sent,
  second,
  type WrongServer,
} from './fault.ts';

type Wrong = WrongServer['wrong'];

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
const REPEATED = ['subscribe', 'renewSubscription', 'donate', 'checkOutCart'] as const;
const ON_FILE = [
  ['donate', 'donate'],
  ['renewSubscription', 'renew'],
  ['subscribe', 'cards'],
  ['checkOutCart', 'cards'],
  ['updateSubscription', 'cards'],
] as const;

type Named = [name: string, server: AnyWrongServer];

const AMOUNT = 'the amount of the intent of an order';
const GIFTS = 'charges gifts of any delivery';
const ON_FILE_STEP = 'charges the method on file';
const AT_ONCE = 'the intent of concurrent orders';

const intents: Named[] = [
  ...EDITED.map(
    (call): Named => [
      `an unchanged amount when an order by ${call} is edited`,
      server(
        call,
        known(
          call,
          staleWhen(() => true),
        ),
        AMOUNT,
      ),
    ],
  ),
  ...EDITED.map(
    (call): Named => [
      `an unchanged amount when an order by ${call} names its intent`,
      server(
        call,
        known(
          call,
          staleWhen(({ body }) => body.invoice !== undefined),
        ),
        AMOUNT,
      ),
    ],
  ),
  ...EDITED.map(
    (call): Named => [
      `an unchanged amount when an order by ${call} names no intent`,
      server(
        call,
        known(
          call,
          staleWhen(({ body }) => body.invoice === undefined),
        ),
        AMOUNT,
      ),
    ],
  ),
  ...CALLS.map(
    (call): Named => [
      `an intent for each order by ${call}`,
      server(call, known(call, { before: forgetOpen }), AT_ONCE),
    ],
  ),
  ...CALLS.map(
    (call): Named => [
      `an intent for each of two concurrent orders by ${call}`,
      server(call, known(call, { before: (state, { isSecond }) => isSecond && forgetOpen(state) }, second()), AT_ONCE),
    ],
  ),
  ...REPEATED.map(
    (call): Named => [
      `a paid intent for the next order by ${call}`,
      // The provider charges nothing for an intent that is already paid, and reports it to a reader who renews again.
      server(call, paidAgain(call), '', []),
    ],
  ),
  ...REPEATED.map(
    (call): Named => [
      `a price of one dollar for the next order by ${call}`,
      server(call, known(call, { after: (state) => nextFor(state, 100) }), AMOUNT),
    ],
  ),
];

const receipts: Named[] = [
  ...CALLS.flatMap((call): Named[] => [
    [
      `a receipt over one cent more than ${call} charged`,
      receipt(call, ({ total, lines }) => ({ total: total + 1, lines })),
    ],
    [
      `a receipt without one of the lines ordered by ${call}`,
      receipt(call, ({ total, lines }) => ({ total, lines: lines.slice(1) })),
    ],
    [
      `a receipt with duplicate lines for ${call}`,
      receipt(call, ({ total, lines }) => ({ total: total * 2, lines: [...lines, ...lines] })),
    ],
    [
      `a receipt with too high a quantity for ${call}`,
      receipt(call, ({ total, lines: [line, ...more] }) => ({
        total,
        lines: line ? [{ ...line, quantity: line.quantity + 1 }, ...more] : [],
      })),
    ],
    [
      `a reset that reports a paid order by ${call} as unpaid`,
      server(
        call,
        reset(() => ({ status: 'unpaid' })),
        'a paid order not reported as unpaid',
        ['getFulfilment'],
      ),
    ],
    [
      `a reset that gives a paid order by ${call} another receipt`,
      server(
        call,
        reset((body) => (body.receipt ? { ...body, receipt: 'rcp_another' } : body)),
        'the receipt of the order',
        ['getFulfilment'],
      ),
    ],
    [
      `a different receipt when asked twice about an order by ${call}`,
      server(call, twice(), 'the receipt of the order', ['getFulfilment', 'showReceipt']),
    ],
  ]),
];

/** The values assumed by a server that ignores a field of a gift. */
const PLAIN = {
  term: { term: '1year' },
  level: { level: 'low' },
  deliverable: { deliverable: 'digital' },
  coupon: { coupon: undefined },
};

/** Fields of an order that a server ignores, by call. */
const OVERLOOKED: [call: Call | 'addToCart', what: string, flow: string, change: (body: Body) => Body][] = [
  ...(['subscribe', 'renewSubscription'] as const).flatMap((call) =>
    (
      [
        ['term', ({ term: _, ...own }) => ({ ...own, term: '1year' })],
        ['level', ({ level: _, ...own }) => ({ ...own, level: 'low' })],
        ['medium', ({ medium: _, ...own }) => ({ ...own, medium: 'print' })],
        ['coupon', ({ coupon: _, ...own }) => own],
      ] as [string, (own: Body) => Body][]
    ).map(([what, change]): (typeof OVERLOOKED)[number] => [call, what, FLOWS[call], inCart('subscription', change)]),
  ),
  ...(['subscribe', 'renewSubscription'] as const).flatMap((call): (typeof OVERLOOKED)[number][] => [
    [call, 'donation', FLOWS[call], inCart('donation', () => undefined)],
    [call, 'goods', FLOWS[call], inCart('items', () => [])],
    [call, 'quantity of gifts', FLOWS[call], inCart('giftsubs', (gifts) => gifts.slice(0, 1))],
    [
      call,
      'quantity of goods',
      FLOWS[call],
      inCart('items', (items) => items.map((item: Body) => ({ ...item, quantity: 1 }))),
    ],
    [call, 'category', FLOWS[call], toShipA],
  ]),
  ...(['term', 'level', 'deliverable', 'coupon'] as const).map((field): (typeof OVERLOOKED)[number] => [
    'subscribe',
    `${field} of gifts`,
    'prices',
    inCart('giftsubs', (gifts) => gifts.map((gift: Body) => ({ ...gift, ...PLAIN[field] }))),
  ]),
  [
    'donate',
    'amount',
    'donate',
    inCart('donation', (donation) => ({ ...donation, dollars: Math.min(donation.dollars, 2_500) })),
  ],
  [
    'donate',
    'cents',
    'donate',
    inCart('donation', (donation) => ({ ...donation, dollars: Math.floor(donation.dollars / 100) * 100 })),
  ],
  ['donate', 'process', 'donate', inCart('donation', (donation) => ({ ...donation, process: 'onetime' }))],
  [
    'redeemGift',
    'delivery',
    'redeem',
    onPaid(({ subscription, ...body }) => ({
      ...body,
      subscription: { ...subscription, deliverable: 'print-a' },
      shipcode: 'ship-a',
    })),
  ],
  [
    'updateSubscription',
    'delivery',
    'subscription-change',
    onPaid((body) => ({ ...body, subscription: { ...body.subscription, deliverable: 'print-c' } })),
  ],
  ['addToCart', 'quantity', 'cart-checkout', ({ qty: _, ...action }) => ({ ...action, qty: 1 })],
  ['addToCart', 'coupon', 'cart-checkout', ({ item: { coupon: _, ...item }, ...action }) => ({ ...action, item })],
  [
    'addToCart',
    'term',
    'cart-checkout',
    ({ item, ...action }) => ({ ...action, item: item.term ? { ...item, term: '1year' } : item }),
  ],
];

const overlooked: Named[] = OVERLOOKED.map(([call, what, flow, change]) => [
  `an ignored ${what} in an order by ${call}`,
  {
    flow,
    ...(flow === 'prices' && { only: GIFTS }),
    wrong: asked(call, (request) => changed(request, { body: change })),
    found: [[], ''],
  },
]);

/** Prices that ignore something they depend on. */
const PRICED: [
  what: string,
  flow: string,
  isMeant: (line: OrderLine) => boolean,
  more: (line: OrderLine) => number,
  only?: string,
][] = [
  [
    'a free second gift',
    'subscribe',
    ({ kind, quantity }) => kind === 'gift-subscription' && quantity > 1,
    ({ amount, quantity }) => -amount / quantity,
  ],
  [
    'a coupon applied twice',
    'prices',
    ({ discount }) => discount > 0,
    ({ discount }) => -discount,
    'applies a coupon to the new subscriptions',
  ],
  [
    'a coupon applied to one of several gifts',
    'prices',
    ({ kind, quantity, discount }) => kind === 'gift-subscription' && quantity > 1 && discount > 0,
    ({ quantity, discount }) => discount - discount / quantity,
    GIFTS,
  ],
  [
    'a goods coupon applied per item',
    'cart-checkout',
    ({ kind, quantity, discount }) => kind.endsWith('product') && quantity > 1 && discount > 0,
    ({ quantity, discount }) => -discount * (quantity - 1),
  ],
  [
    'shipping for one of several gifts',
    'prices',
    ({ kind, quantity, shipping }) => kind === 'gift-subscription' && quantity > 1 && shipping > 0,
    ({ quantity, shipping }) => shipping / quantity - shipping,
    GIFTS,
  ],
  [
    'goods shipping charged per item',
    'prices',
    ({ kind, quantity, shipping }) => kind.endsWith('product') && quantity > 1 && shipping > 0,
    ({ shipping }) => shipping,
    'charges goods in any quantity',
  ],
  ...(['1 year', '2 years', '3 years', 'lifetime'] as const).flatMap((term) =>
    ['Student', 'Standard'].flatMap((level) =>
      (['personal-subscription', 'gift-subscription'] as const).map((kind): (typeof PRICED)[number] => [
        `one cent too much for a ${kind}, ${level}, ${term}`,
        'prices',
        (line) => line.kind === kind && line.name.includes(level) && line.name.endsWith(term),
        () => 1,
        kind === 'gift-subscription' ? GIFTS : 'charges a new subscription',
      ]),
    ),
  ),
];

const priced: Named[] = PRICED.map(([what, flow, isMeant, more, only]) => [
  what,
  {
    flow,
    ...(only !== undefined && { only }),
    wrong: (right, journal) => async (request) => {
      const response = await right(request);
      if (request.method !== 'POST') return response;
      journal.work(({ state }) => {
        for (const { order, id } of Object.values(state.intents)) {
          const right = order.lines.reduce(
            (sum, { amount, shipping, discount }) => sum + amount + shipping - discount,
            0,
          );
          const meant = order.lines.filter(isMeant);
          if (id.startsWith('pi_') && meant.length > 0)
            order.total = right + meant.reduce((sum, line) => sum + more(line), 0);
        }
      });
      return response;
    },
    found: [['subscribe', 'renewSubscription', 'checkOutCart'], AMOUNT],
  },
]);

const cards: Named[] = [
  ...ON_FILE.flatMap(([call, flow]): Named[] => [
    [
      `a charge by ${call} for each repeat of a key`,
      {
        flow,
        only: ON_FILE_STEP,
        wrong: asked(call, (request) => changed(request, { headers: (sent) => sent.delete('Idempotency-Key') })),
        found: [[], ''],
      },
    ],
    [
      `a card that ${call} charges one cent too much`,
      {
        flow,
        only: ON_FILE_STEP,
        wrong: receiptOf((body) => ({ ...body, total: body.total + 1 })),
        found: [['showReceipt'], ''],
      },
    ],
  ]),
  // An ordered cart is empty for the next order.
  ...ON_FILE.filter(([call]) => call !== 'checkOutCart').map(
    ([call, flow]): Named => [
      `a charge by ${call} for each of two concurrent requests with one key`,
      { flow, only: ON_FILE_STEP, wrong: keyless(call), found: [[], ''] },
    ],
  ),
  ...(['donate', 'subscribe', 'checkOutCart', 'renewSubscription', 'updateSubscription'] as const).flatMap(
    (call): Named[] => [
      [
        `a card that ${call} fails to save`,
        { flow: 'cards', wrong: asked(call, (request) => changed(request, { body: notKept })), found: [[call], ''] },
      ],
    ],
  ),
  ...(['donate', 'subscribe', 'checkOutCart', 'renewSubscription'] as const).map(
    (call): Named => [
      `a card that ${call} saves unasked`,
      {
        flow: 'cards',
        wrong: known(call, {
          after: (state) =>
            each(state.intents, (intent) => {
              intent.keeps ??= holderOf(state, intent);
            }),
        }),
        found: [[call], ''],
      },
    ],
  ),
  ...(['donate', 'subscribe', 'checkOutCart'] as const).map(
    (call): Named => [
      `an expired card that ${call} charges`,
      {
        flow: 'cards',
        only: 'has expired',
        wrong: replaced(call, 402, { type: 'customer', data: { status: 'completed', receipt: 'rcp_another' } }),
        found: [[call], 'a refusal with status 402'],
      },
    ],
  ),
];

const races: Named[] = [
  [
    'a gift that two readers redeem concurrently',
    {
      flow: 'redeem',
      wrong: known(
        'redeemGift',
        {
          before: ({ gifts }, { body, isSecond }) => {
            const gift = gifts[body.subscription?.token];
            if (isSecond && gift?.status === 'redeemed') gift.status = 'open';
          },
        },
        second(),
      ),
      found: [['redeemGift'], 'the number of others who redeemed the gift'],
    },
  ],
  [
    'a last item that two sessions buy concurrently',
    {
      flow: 'at-once',
      wrong: known(
        'checkOutCart',
        {
          before: ({ stock }, { isSecond }) => {
            if (isSecond) stock['sze:shirt-s'] = 1;
          },
        },
        second(),
      ),
      found: [['checkOutCart'], 'the number of accepted'],
    },
  ],
  [
    'an invoice that two sessions pay concurrently',
    {
      flow: 'at-once',
      wrong: known(
        'payInvoice',
        {
          before: (state, { isSecond }) => {
            const debt = state.debts.inv_payableByReader;
            if (isSecond && debt) delete debt.receipt;
          },
        },
        second(),
      ),
      found: [['payInvoice'], 'the number of accepted'],
    },
  ],
  [
    'a cart that two tabs order concurrently',
    { flow: 'at-once', wrong: refilled(), found: [['checkOutCart'], 'the number of accepted'] },
  ],
  [
    'a free subscription that two tabs order concurrently',
    {
      flow: 'at-once',
      wrong: replaced('subscribe', 400, { type: 'gratis', data: { receipt: 'rcp_another' } }),
      found: [['subscribe'], 'the number of accepted'],
    },
  ],
];

const carts: Named[] = [
  ...(['addToCart', 'updateCart'] as const).flatMap((call) =>
    [0, -1, 1.5, '2', 1_000_000_000].map(
      (qty): Named => [
        `a quantity of ${JSON.stringify(qty)} accepted by ${call}`,
        {
          flow: 'cart',
          only: 'refuses a quantity that is',
          wrong: asked(call, (request) =>
            changed(request, { body: (body) => (body.qty === qty ? { ...body, qty: 1 } : body) }),
          ),
          found: [[call], ''],
        },
      ],
    ),
  ),
  ...(['addToCart', 'updateCart', 'removeFromCart'] as const).map(
    (call): Named => [
      `a version that ${call} does not increment`,
      { flow: 'cart', only: 'increments its version', wrong: known(call, standingStill()), found: [[], ''] },
    ],
  ),
];

/** Servers that charge wrongly, generated by fault, call and price factor. */
export const wrongMoney: Named[] = [...intents, ...receipts, ...overlooked, ...priced, ...cards, ...races, ...carts];

function server(call: Call, wrong: Wrong, expected: string, calls: readonly string[] = [call]): AnyWrongServer {
  return { flow: FLOWS[call], wrong, isBrief: expected !== AMOUNT, found: [calls, expected] };
}

function staleWhen(isMeant: (sent: Sent) => boolean) {
  const first = new Map<string, number>();
  return {
    after: ({ intents }: JournalState, sent: Sent) =>
      each(intents, ({ id, order, settled }) => {
        if (first.has(id) && isMeant(sent) && !settled) order.total = first.get(id) ?? order.total;
        first.set(id, order.total);
      }),
  };
}

function forgetOpen(state: JournalState): void {
  for (const [purpose, id] of Object.entries(state.open))
    if (state.intents[id]?.settled === undefined && state.intents[id]?.status !== 'succeeded')
      delete state.open[purpose];
}

/** Answers an order with a paid intent for the same purpose. */
function paidAgain(call: Call): Wrong {
  return (right, journal) =>
    bodies(call, (body) => {
      const opened = body.data?.keys?.payment_intent_id;
      const { intents } = journal.state();
      const { purpose } = intents[opened] ?? {};
      const paid = Object.values(intents).find((one) => one.purpose === purpose && one.settled !== undefined);
      if (body.type !== 'started' || !purpose || !paid) return body;
      return { ...body, data: { keys: { payment_intent_id: paid.id, stripe_secret: paid.secret } } };
    })(right, journal);
}

/** Changes the price of an order whose purpose was paid before. */
function nextFor(state: JournalState, total: number): void {
  each(state.intents, (intent) => {
    const isNext = Object.values(state.intents).some(
      (one) => one !== intent && one.purpose === intent.purpose && one.settled !== undefined,
    );
    if (isNext && intent.purpose !== undefined && intent.settled === undefined) intent.order.total = total;
  });
}

function receiptOf(change: (receipt: Body) => Body): Wrong {
  return answers('showReceipt', async (response) => {
    const html = (await response.text()).replace(
      /(<script[^>]*id="journal-data"[^>]*>)([^<]*)(<\/script>)/,
      (_, begin: string, data: string, end: string) => {
        const page = JSON.parse(data);
        return begin + JSON.stringify({ ...page, receipt: page.receipt && change(page.receipt) }) + end;
      },
    );
    return new Response(html, { status: response.status, headers: response.headers });
  });
}

function receipt(call: Call, change: (receipt: { total: number; lines: OrderLine[] }) => object): AnyWrongServer {
  return server(
    call,
    receiptOf((body) => ({ ...body, ...change(body) })),
    '',
    ['showReceipt'],
  );
}

function reset(change: (body: Body) => Body): Wrong {
  return bodies('getFulfilment', (body, { url }) =>
    new URL(url).searchParams.has('reset') && body.status !== 'unpaid' ? change(body) : body,
  );
}

function twice(): Wrong {
  const told = new Set<string>();
  return bodies('getFulfilment', (body) => {
    if (!body.receipt || !told.has(body.receipt)) {
      told.add(body.receipt);
      return body;
    }
    return { ...body, receipt: 'rcp_another' };
  });
}

function keyless(call: Call): Wrong {
  const isFirst = second();
  return asked(call, async (request) =>
    (await isFirst()) ? request : changed(request, { headers: (sent) => sent.delete('Idempotency-Key') }),
  );
}

/** Puts ordered items back into the cart for a concurrent order. */
function refilled(): Wrong {
  let held: JournalState['carts'] | undefined;
  return known('checkOutCart', {
    before: (state) => {
      if (held && Object.values(state.carts).every(({ lines }) => lines.length === 0))
        state.carts = structuredClone(held);
      // What the journal hands out reads its entries one by one.
      else held = structuredClone({ ...state.carts });
    },
  });
}

function standingStill() {
  let before = new Map<string, number>();
  return {
    before: ({ carts: all }: JournalState) => {
      before = new Map(Object.values(all).map(({ id, version }) => [id, version]));
    },
    after: ({ carts: all }: JournalState) =>
      each(all, (cart) => {
        cart.version = before.get(cart.id) ?? cart.version;
      }),
  };
}

function inCart(field: string, change: (value: Body) => Body) {
  return ({ cart, ...body }: Body) => ({
    ...body,
    cart: cart[field] === undefined ? cart : { ...cart, [field]: change(cart[field]) },
  });
}

function toShipA(body: Body): Body {
  const there = { country: 'US', country_name: 'United States', state: 'ME', postcode: '04101' };
  return body.shipcode === 'ship-a' ? body : { ...body, shipcode: 'ship-a', address: { ...body.address, ...there } };
}

function onPaid(change: (body: Body) => Body) {
  return (body: Body) => (/print-[bc]/.test(body.subscription?.deliverable ?? '') ? change(body) : body);
}

function notKept({ customer, ...body }: Body): Body {
  return customer === 'add-card' ? body : { ...body, customer };
}

const holderOf = ({ sessions }: JournalState, { session }: Intent): string | undefined => sessions[session ?? ''];

function each<Value>(all: Record<string, Value>, act: (value: Value) => void): void {
  for (const value of Object.values(all)) act(value);
}
