import type { Receipt } from '../../../machines/api/contract.ts';
import { replies } from '../../../mocks/replies.ts';
import { dayIn } from '../../orders/giver.ts';
import {
  answers,
  asked,
  type Body,
  bodies,
  changed,
  instead,
  json,
  known,
  replaced,
  type WrongServers,
  withAnyVersion,
} from './fault.ts';

const VISITOR = 'a visitor subscribes and gets a receipt';
const ONE_INTENT = 'opens one intent for a repeated key';
const WRONG_NOTE = 'refuses an invalid message or delivery date, with the error at its field';

const withoutNote = (field: 'message' | 'deliver_on') =>
  asked('subscribe', (request) =>
    changed(request, {
      body: ({ cart, ...body }) => ({
        ...body,
        cart: { ...cart, giftsubs: cart.giftsubs.map((gift: object) => ({ ...gift, [field]: undefined })) },
      }),
    }),
  );

const OPENED_ACCOUNT = 'lists a paid invoice that opened an account at most once, as paid';
const PROCESSING = 'returns the data of the page for an invoice that is being paid';
const SETTLES = 'returns a receipt for a paid order';

const CONTRADICTIONS: Record<string, [change: Partial<Receipt>, expected: string, got: string]> = {
  'more tax than was paid': [{ taxes: [{ label: 'Tax', amount: 1_235 }] }, 'taxes within the total', '1235'],
  'another card': [
    { payment: { kind: 'card', name: 'Visa', last_four: '1881' } },
    'the card that paid at /1: 4242',
    '1881',
  ],
  'a free order': [{ payment: { kind: 'free' } }, 'whether it was free: false', 'true'],
  'the date of another order': [{ created: '2020-01-01' }, 'the purchase date', '2020-01-01'],
  'mail to another address': [
    { mailed: [{ what: 'receipt', to: 'somebody@reader.example' }] },
    'to whom the mail "receipt" went: ada.x1@reader.example',
    'somebody@reader.example',
  ],
  'another billing address': [
    { billing: { line1: '1 Another Street', city: 'Portland', state: 'ME', postcode: '04101', country: 'US' } },
    'the billing address at /line1: 12 Harbour Street',
    '1 Another Street',
  ],
  'a billing address in another country': [
    { billing: { line1: '12 Harbour Street', city: 'Portland', state: 'ME', postcode: '04101', country: 'CA' } },
    'the billing address at /country: US',
    'CA',
  ],
  'a parcel for a donation': [
    {
      shipping: [{ name: 'Ada Okafor', address: { line1: '12 Harbour Street', city: 'Portland', postcode: '04101' } }],
    },
    'the parcels of an order without any at /0: nothing',
    '{"name":…',
  ],
  "tomorrow's date": [{ created: dayIn(1) }, 'the purchase date', dayIn(1)],
  'a next issue without a subscription': [
    { next_issue: { date: '2099-01-01' } },
    'the next issue: nothing',
    '{"date":…',
  ],
  'files without digital goods': [
    { downloads: [{ title: 'A file', href: '/a.pdf' }] },
    'the files of what is not digital at /0: nothing',
    '{"title":…',
  ],
};

/** Servers that accept invalid orders, charge wrongly, or lose a payment. */
export const wrongPurchases: WrongServers = {
  'an unknown type of reply': {
    at: ['subscribe', VISITOR],
    wrong: bodies('subscribe', (body) => ({ ...body, type: 'pending' })),
    found: ['subscribe', '/type to be started, updated, customer or gratis', 'pending'],
  },
  'another intent for a repeated key': {
    at: ['subscribe', ONE_INTENT],
    wrong: (right, journal) => {
      const keys = new Set<string | null>();
      return bodies('subscribe', ({ type, data }, request) => {
        const key = request.headers.get('Idempotency-Key');
        const isRetry = keys.has(key);
        keys.add(key);
        return {
          type,
          data: isRetry ? { keys: { payment_intent_id: 'pi_another', stripe_secret: 'pi_another_secret_1' } } : data,
        };
      })(right, journal);
    },
    found: ['subscribe', 'the reply to a repeated key at /payment_intent_id: pi_…', 'pi_another'],
  },
  'an ignored idempotency key': {
    at: ['redeem', 'redeems a gift without extra cost once for a repeated key'],
    wrong: asked('redeemGift', (request) => changed(request, { headers: (sent) => sent.delete('Idempotency-Key') })),
    found: ['redeemGift', 'a success', 'a refusal with status 422 at general'],
  },
  'an intent for each call of a session': {
    at: ['subscribe', 'keeps one open intent per session, even with another key'],
    wrong: bodies('subscribe', (body, request) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const keys = { payment_intent_id: `pi_kit${key.replaceAll('-', '')}`, stripe_secret: `pi_x_secret_${key}` };
      return body.type === 'started' ? { ...body, data: { keys } } : body;
    }),
    found: ['subscribe', 'the intent of the session: pi_kit…', 'pi_kit…'],
    also: ['the payment provider', 'getFulfilment', 'the step'],
  },
  'one cent more than shown': {
    at: ['subscribe', 'requests the exact total'],
    wrong: (right) => async (request) => {
      const response = await right(request);
      if (request.method !== 'GET' || !request.url.includes('/v1/payment_intents/')) return response;
      const intent = await response.json();
      return Response.json({ ...intent, amount: intent.amount + 1 });
    },
    found: ['subscribe', 'the amount of the intent in cents: 6100', '6101'],
    also: ['showReceipt'],
  },
  'any gift message accepted': {
    at: ['subscribe-gift', WRONG_NOTE],
    wrong: withoutNote('message'),
    found: ['subscribe', 'a refusal with status 400 at gift_message', 'a success: …'],
    also: ['showReceipt'],
  },
  'any delivery date accepted': {
    at: ['subscribe-gift', WRONG_NOTE],
    wrong: withoutNote('deliver_on'),
    found: ['subscribe', 'a refusal with status 400 at deliver_on', 'a success: …'],
    also: ['showReceipt'],
  },
  'gift messages that are dropped': {
    at: ['subscribe-gift', 'accepts a message and a delivery date with a gift'],
    wrong: answers('subscribe', async (response, request) => {
      const { cart } = await request.json();
      const isRefused = cart.giftsubs.some(({ message }: { message?: string }) => message !== undefined);
      return isRefused ? json(replies.subscribe.giftMessageRefused.body, 400) : response;
    }),
    found: ['subscribe', 'the flow to come to an open intent', '{"open":"filling"} (active, …'],
  },
  'polling that never settles': {
    at: ['subscribe', SETTLES],
    wrong: bodies('getFulfilment', (body) => (body.status === 'completed' ? { status: 'in-progress' } : body)),
    found: ['getFulfilment', 'a fulfilled order within a hundred polls', '{"kind":"timedOut"}'],
  },
  "another intent's receipt": {
    at: ['subscribe', SETTLES],
    wrong: bodies('getFulfilment', (body) => (body.receipt ? { ...body, receipt: 'rcp_freeReceipt' } : body)),
    found: ['showReceipt', 'the total of the receipt in cents: 6100', '0'],
  },
  'an unpaid order reported as processing': {
    at: ['subscribe', 'reports an order as unpaid before payment and after a declined card'],
    wrong: bodies('getFulfilment', (body) => (body.status === 'unpaid' ? { status: 'in-progress' } : body)),
    found: ['getFulfilment', 'the state of the order at /status: unpaid', 'in-progress'],
  },
  'a paid order accepted again': {
    at: ['subscribe', 'fulfils a paid order once and refuses to place it again'],
    wrong: answers('subscribe', async (response, request) => {
      const { invoice } = await request.json();
      const keys = { payment_intent_id: invoice, stripe_secret: `${invoice}_secret_1` };
      return response.status >= 400 && invoice ? json({ type: 'updated', data: { keys } }) : response;
    }),
    found: ['subscribe', 'a refusal of a paid order', 'a success: {"type":"updated","data":{"keys":…'],
  },
  'no bot check': {
    at: ['subscribe', 'refuses an order without a valid bot check'],
    wrong: asked('subscribe', (request) =>
      changed(request, { url: (url) => url.searchParams.set('captcha', crypto.randomUUID()) }),
    ),
    found: ['subscribe', 'a refusal with status 403', 'a success: {"type":"started",…'],
  },
  'a coupon accepted for any order': {
    at: ['subscribe', 'refuses a renewal coupon on a new subscription'],
    wrong: asked('subscribe', (request) =>
      changed(request, {
        body: (body) => {
          if (body.cart.subscription?.coupon === 'RENEW10') delete body.cart.subscription.coupon;
          return body;
        },
      }),
    ),
    found: ['subscribe', 'a refusal with status 400 at coupon', 'a success: {"type":"started",…'],
  },
  'errors without a field': {
    at: ['subscribe', 'refuses a blank name (error at name)'],
    wrong: replaced('subscribe', 400, { errors: 'Something is wrong.' }, { status: 400 }),
    found: ['subscribe', 'a refusal with status 400 at name', 'a refusal with status 400 at general'],
  },
  '?inclusive ignored': {
    at: ['shipping', 'lists every country in every category on an inclusive request'],
    wrong: asked('getShipping', (request) => changed(request, { url: (url) => url.searchParams.delete('inclusive') })),
    found: ['getShipping', 'countries that the category a leaves out with ?inclusive at /0: nothing', 'AD'],
  },
  'a gift redeemed twice': {
    at: ['redeem', 'reports a redeemed gift and does not redeem it again'],
    wrong: replaced('redeemGift', 422, replies.redeemGift.redeemSucceeded.body),
    found: [
      'redeemGift',
      'a refusal with status 422',
      'a success: {"type":"redeem-succeeded","data":{"token":"…","order":{"reference":"G-311","kind":"redemption","amount":0,"currency":"…',
    ],
  },
  'a gift that stays redeemable': {
    at: ['redeem', 'reports a redeemed gift and does not redeem it again'],
    wrong: bodies('getGift', (body) => (body.redeem.status === 'redeemed' ? { ...replies.getGift.fresh.body } : body)),
    found: ['getGift', 'the status of the gift: redeemed', 'open'],
  },
  'a renewal with any version': {
    at: ['renew', 'refuses a renewal with an outdated subscription version and changes nothing'],
    isAlone: true,
    wrong: withAnyVersion('renewSubscription'),
    found: ['renewSubscription', 'a refusal with status 409', 'a success: {"type":"started",…'],
  },
  'a change with any version': {
    at: ['subscription-change', 'refuses a change with an outdated subscription version and changes nothing'],
    isAlone: true,
    wrong: withAnyVersion('updateSubscription'),
    found: ['updateSubscription', 'a refusal with status 409', 'a success: {"type":"upgrade-checkout",…'],
  },
  'an outdated version refused without a reason': {
    at: ['renew', 'refuses a renewal with an outdated subscription version and changes nothing'],
    isAlone: true,
    wrong: replaced('renewSubscription', 409, { errors: 'It has changed.' }, { status: 409 }),
    found: ['renewSubscription', 'the reason of the refusal: outdated', 'nothing'],
  },
  'different invoices from page and call': {
    at: ['invoice', 'returns the data of the page for an invoice that is being paid'],
    isAlone: true,
    wrong: bodies('getInvoice', () => replies.getInvoice.payable.body),
    found: ['getInvoice', 'the data of the invoice page at /…', '…'],
  },
  'an invoice for any token': {
    at: ['invoice', 'finds no invoice for an unknown token'],
    isAlone: true,
    wrong: replaced('getInvoice', 404, replies.getInvoice.payable.body),
    found: ['getInvoice', 'a refusal with status 404', 'a success: …'],
  },
  'a confirmed subscription change that is not made': {
    at: ['subscription-change', 'makes a free change at once'],
    wrong: instead('updateSubscription', async (request) => {
      const { subscription, name } = await request.clone().json();
      const isFree = subscription?.level === 'low' && subscription.deliverable === 'digital' && name?.trim();
      return isFree && request.headers.get('Cookie')
        ? json({ type: 'update-succeeded', data: { token: subscription.token } })
        : undefined;
    }),
    found: ['updateSubscription', 'the level when read again: low', 'high'],
  },
  ...Object.fromEntries(
    Object.entries(CONTRADICTIONS).map(([what, [change, expected, got]]) => [
      `a receipt with ${what}`,
      {
        at: ['donate', 'a visitor donates and gets a receipt'] as const,
        isAlone: true,
        wrong: known('getFulfilment', {
          after: ({ receipts }) => {
            for (const [token, receipt] of Object.entries(receipts))
              if (receipt.total === 1_234) receipts[token] = { ...receipt, ...change };
          },
        }),
        found: ['showReceipt', expected, got] as const,
      },
    ]),
  ),
  'a next issue in the past': {
    at: ['subscribe', VISITOR],
    wrong: known('getFulfilment', {
      after: ({ receipts }) => {
        for (const { next_issue } of Object.values(receipts)) if (next_issue) next_issue.date = '2026-03-01';
      },
    }),
    found: ['showReceipt', 'a next issue in the future', '2026-03-01'],
  },
  'a paid invoice listed beside its receipt': {
    at: ['invoice', OPENED_ACCOUNT],
    isAlone: true,
    wrong: bodies('listOrders', ({ orders, next }) => ({
      orders: orders.flatMap((order: Body) => [order, { ...order, kind: 'receipt', token: 'rcp_another' }]),
      next,
    })),
    found: ['listOrders', 'the listed invoice at /1: nothing', '["receipt",…'],
  },
  'a paid invoice that is still due': {
    at: ['invoice', OPENED_ACCOUNT],
    isAlone: true,
    wrong: bodies('listOrders', ({ orders, next }) => ({
      orders: orders.map((order: Body) => ({ ...order, status: 'due' })),
      next,
    })),
    found: ['listOrders', 'the listed invoice at /0/2: paid', 'due'],
  },
  'an invoice with a wrong total': {
    at: ['invoice', PROCESSING],
    isAlone: true,
    wrong: known('showInvoice', {
      before: ({ invoices }) => {
        for (const invoice of Object.values(invoices)) invoice.total = 1;
      },
    }),
    found: ['showInvoice', 'the sum of the lines of the invoice in cents: 1', '…'],
  },
  'an invoice due before its date': {
    at: ['invoice', PROCESSING],
    isAlone: true,
    wrong: known('showInvoice', {
      before: ({ invoices }) => {
        for (const invoice of Object.values(invoices)) invoice.due_date = '2020-01-01';
      },
    }),
    found: ['showInvoice', 'no due date before the invoice date', '2020-01-01'],
  },
  'an unpaid invoice with a payment date': {
    at: ['invoice', PROCESSING],
    isAlone: true,
    wrong: known('showInvoice', {
      before: ({ invoices }) => {
        for (const invoice of Object.values(invoices)) invoice.paid_on = invoice.created;
      },
    }),
    found: ['showInvoice', 'the payment date of an unpaid invoice: nothing', '…'],
  },
  'a subscription that anyone can read': {
    at: ['subscription-change', 'returns a subscription only to its own reader'],
    wrong: replaced('getSubscription', 404, replies.getSubscription.printSubscription.body),
    found: ['getSubscription', 'a refusal with status 404', 'a success: {"upgrade":{"session":"ses_4Vt9Kc",…'],
  },
};
