import type { JournalState } from '../../../mocks/journal/state.ts';
import { replies } from '../../../mocks/replies.ts';
import {
  after,
  answers,
  type Body,
  before,
  copyOf,
  each,
  instead,
  json,
  known,
  page,
  replaced,
  reply,
  sent,
  set,
  stated,
  type Wrong,
  type WrongServers,
} from './fault.ts';

const { offer } = replies.getCancellation.offered.body;

/** Servers that only one step can tell from a correct one, by its flow and name. */
const FAULTS: Record<string, Record<string, Wrong>> = {
  'shipping: lists the countries of each shipping category': {
    'a missing field': reply('getShipping', ({ states: _, ...body }) => body),
    'a wrong content type': stated('getShipping', (headers) => headers.set('Content-Type', 'text/plain')),
    'HTML with a JSON content type': instead('getShipping', () => html('application/json; charset=utf-8')),
    'a closed connection': instead('getShipping', () => Response.error()),
    'a login for a public page': instead('getShipping', () => toLogin()),
  },
  'products: lists the products with a tag, with price and stock': {
    'fractional cents': reply('getProducts', ({ list }) =>
      each(list, (one: Body) => set(one, { price: one.price / 1_000 })),
    ),
    'a stock unlike its sizes': reply('getProducts', ({ list }) =>
      each(list, (one: Body) => set(one, { quantity: one.quantity + 1 })),
    ),
    'a missing Retry-After': instead('getProducts', () => json(replies.getProducts.tooManyRequests.body, 429)),
  },
  'account: returns a consistent account for the reader "subscriber"': {
    'an invalid date': reply('getSubscriber', (body) => set(body.subscriber.account, { created: '2026-02-30' })),
    'cacheable data of a reader': stated('getSubscriber', (headers) => headers.set('Cache-Control', 'public')),
  },
  'name: stores a new name and returns it, with a first name that is part of it': {
    'a name that is not stored': instead('changeName', async (request) => {
      const { name } = await request.clone().json();
      return json({ name: name.trim() });
    }),
  },
  'invalid-values: refuses every invalid value of changeName and changes nothing': {
    'an undocumented error envelope': replaced('changeName', 400, { error: 'bad name' }, { status: 400 }),
    'a success instead of a refusal': replaced('changeName', 400, { name: 'Nobody' }),
  },
  'email: stores a new address as pending beside the current one': {
    'an email that changes before it is confirmed': reply('changeEmail', (body) => {
      body.email = body.email_change ?? body.email;
    }),
  },
  'autorenew: sets the requested value, which may be set already, and increments the version': {
    'autorenew that is always switched on': sent('flipAutorenew', { body: (body) => ({ ...body, autorenew: true }) }),
  },
  'password-login: logs a reader in and recognizes the cookie afterwards': {
    'no Set-Cookie at login': stated('logIn', (headers) => headers.delete('Set-Cookie')),
    'a session cookie that scripts can read': stated('logIn', (headers) => {
      headers.set('Set-Cookie', (headers.get('Set-Cookie') ?? '').replace('; HttpOnly', ''));
    }),
  },
  'alike: logIn answers alike for a wrong password and an unknown address': {
    'another text for an unknown address': replaced('logIn', 400, { errors: 'Who?' }, { status: 400, isMeant: isNew }),
  },
  "alike: changeEmail answers alike for a free and another reader's address": {
    'an email that is refused if a reader has it': replaced(
      'changeEmail',
      200,
      { errors: { email: 'This address is taken.' } },
      { status: 400, isMeant: isOld },
    ),
  },
  'sign-in-code: logs a reader in with the mailed code, once': {
    'a reusable code': replaced('verifyCode', 400, {}, { isMeant: ({ password }) => password === '481 906' }),
  },
  "alike: joinMailingList answers alike for a new, a listed and a reader's address": {
    'a mailing list that reveals its members': replaced('joinMailingList', 200, {}, { status: 400, isMeant: isOld }),
  },
  "sessions: endSession ends the session's cart and its access to the reader's pages": {
    'a session that survives logout': instead('endSession', () => Response.json({}, replies.endSession.sessionEnded)),
  },
  'signed-out: answers getSubscriber with 401 without a session': {
    'a 404 instead of a 401': replaced('getSubscriber', 401, { errors: 'Not found' }, { status: 404 }),
  },
  'signed-out: answers renewSubscription with 401 without a session': {
    'a login demanded only after the payment': replaced('renewSubscription', 401, replies.payInvoice.started.body),
  },
  'foreign-sessions: shows getSubscriber of another reader only to an administrator': {
    'a view that readers may ask for': reply('getSubscriber', ({ subscriber }, { url }) => {
      const ref = new URL(url).searchParams.get('admin-view');
      if (ref) Object.assign(subscriber.account, { ref });
      return undefined;
    }),
  },
  'foreign-sessions: opens getSubscription for token in its path to no other reader': {
    'a subscription served to another reader': (right, journal) =>
      answers('getSubscription', (response, { url }) => {
        const token = new URL(url).pathname.split('/').at(-1);
        const isKnown = JSON.stringify(journal.state()).includes(`"${token}"`);
        return response.status === 404 && isKnown ? json(replies.getSubscription.printSubscription.body) : response;
      })(right, journal),
  },
  'bystanders: changeName changes only what it should and nothing of other readers': {
    'a name changed for every reader': known('changeName', {
      after: ({ accounts }, { body }) =>
        each(accounts, ({ subscriber }) => set(subscriber.account, { name: body.name })),
    }),
  },
  'bystanders: replaceName changes only what it should and nothing of other readers': {
    'a reply with another name': reply('replaceName', (body) => set(body, { name: 'Somebody Else' })),
  },
  'bystanders: saveAddress changes only what it should and nothing of other readers': {
    'a reply with the previous address': reply('saveAddress', ({ addresses: { a } }) => set(a, { line2: '' })),
  },
  'history: lists each document once, newest first, as it is, through the last page, and repeats a page': {
    'a cent too much': reply('listOrders', ({ orders }) =>
      each(orders, (order: Body) => set(order, { total: order.total + 1 })),
    ),
    'an order on two pages': reply('listOrders', ({ orders }) => void orders.splice(-1, 1, orders.at(-2))),
    'a history that ignores the cursor': sent('listOrders', { url: (url) => url.searchParams.delete('after') }),
  },
  'history: lists no orders of another reader, even with a view parameter or its cursor': {
    "another reader's orders": before('listOrders', ({ history, accounts }) => {
      const [bought = []] = Object.values(history);
      for (const ref of Object.keys(accounts)) history[ref] = bought;
    }),
  },
  'address: stores an address in its slot and in no other, and keeps no former second line': {
    'address slots swapped': reply('changeAddress', ({ addresses: { a, b, c } }) => ({
      addresses: { a: c, b, c: a },
    })),
  },
  'bystanders: addToCart changes only what it should and nothing of other readers': {
    'one cart for all sessions': shared(),
  },
  'foreign-sessions: opens renewSubscription for account in its body to no other reader': {
    "a renewal of another reader's account": replaced('renewSubscription', 403, replies.payInvoice.started.body),
  },
  'mailed-links: reports an expired link': {
    'links that never expire': before('showAddresses', ({ links }) =>
      each(links, (link) => set(link, { until: null })),
    ),
  },
  "mailed-links: shows another reader nothing of a link's account": {
    'a link that opens for any reader': sent('showAddresses', { headers: (headers) => headers.delete('Cookie') }),
  },
  'mailed-links: reports an unknown link or none on showDonationSetup instead of redirecting to the login page': {
    'a token in the referrer': stated('showDonationSetup', (headers) => headers.delete('Referrer-Policy')),
  },
  "gift-resend: resends a gift's link, counts the mail and leaves other gifts unchanged": {
    'a gift reported as mailed but not sent': after('resendGift', ({ gifts }) =>
      each(gifts, ({ given }) => set(given, { mails: 1 })),
    ),
  },
  'limits: limits the mails of a gift to three an hour, but not those of others': {
    'unlimited mails of a gift': after('resendGift', (state) => set(state, { counts: {} })),
  },
  'subscribe-gift: a visitor gives two subscriptions to another person and gets a receipt for both': {
    'one link for two gifts': after('getFulfilment', ({ givenBy }) => {
      for (const [by, [token = '', ...more]] of Object.entries(givenBy))
        givenBy[by] = [token, ...more.map(() => token)];
    }),
  },
  'cart: holds what each change leaves, increments its version': {
    'a wrong cart count': reply('addToCart', (cart) => set(cart, { count: 1 })),
    'a cart version that never changes': reply('addToCart', (cart) => set(cart, { version: 0 })),
    'a change that adds the quantity': sent('updateCart', { body: (body) => set(body, { qty: body.qty + 1 }) }),
  },
  'coupon: applies a typed code to the cart lines it fits, also to later ones, and charges the prices shown': {
    'the full price despite a coupon': before('checkOutCart', ({ carts }) => each(carts, withoutCoupon)),
  },
  'coupon: applies a coupon to a cart once, refuses others and removes it once, even if repeated': {
    'a repeated coupon that changes the cart': before('checkCoupon', ({ carts }) => each(carts, withoutCoupon)),
  },
  'limits: limits code checks to twenty per session, but not those of other sessions': {
    'unlimited coupon codes': before('checkCoupon', (state) => set(state, { counts: {} })),
  },
  'subscribe: opens one intent over the exact total for concurrent orders': {
    'one cent more than shown': (right) => async (request) => {
      const response = await right(request);
      if (request.method !== 'GET' || !request.url.includes('/v1/payment_intents/')) return response;
      const intent = await response.json();
      return Response.json({ ...intent, amount: intent.amount + 1 });
    },
  },
  'subscribe: always returns the same receipt for a paid order, and never reports it as unpaid': {
    "another intent's receipt": reply('getFulfilment', (body) => {
      if (body.receipt) body.receipt = 'rcp_freeReceipt';
    }),
  },
  'subscribe: reports an order as unpaid before payment and after a declined card': {
    'an unpaid order reported as processing': reply('getFulfilment', (body) => {
      if (body.status === 'unpaid') body.status = 'in-progress';
    }),
  },
  'cart-checkout: reports an order as unpaid before payment and after a declined card': {
    'a declined card that takes the stock': declining(({ stock }) => {
      for (const ref of Object.keys(stock)) stock[ref] = (stock[ref] ?? 0) - 1;
    }),
  },
  'renew: reports an order as unpaid before payment and after a declined card': {
    'a declined card that ends autorenew': declining(({ accounts }) =>
      each(accounts, ({ subscriber }) => set(subscriber.account, { autorenew: false })),
    ),
  },
  'invalid-values: refuses every invalid value of subscribe and changes nothing': {
    'errors without a field': replaced('subscribe', 400, { errors: 'Something is wrong.' }, { status: 400 }),
  },
  'subscribe: opens the account as ordered after the payment, and logs in the session that paid': {
    'no login after the payment': stated('getFulfilment', (headers) => headers.delete('Set-Cookie')),
  },
  'cart-checkout: reduces stock by what was paid for and empties the cart': {
    'a stock that never decreases': reply('addToCart', ({ billing }) =>
      set(billing.a.reported[0], { max_quantity: 24 }),
    ),
  },
  'foreign-sessions: binds the intent of checkOutCart to its session': {
    'an intent that anyone can read': replaced('getFulfilment', 404, replies.getFulfilment.completed.body),
  },
  'donate: reports a bank account that waits for deposits as verifying': {
    'a waiting bank account called unpaid': reply('getFulfilment', (body) => {
      if (body.status === 'verifying') return { status: 'unpaid' };
    }),
  },
  'refusals: renewSubscription refuses an outdated version of the subscription': {
    'a renewal with any version': sent('renewSubscription', { body: ({ version: _, ...body }) => body }),
  },
  'invoice: returns the data of the page for an invoice that is being paid': {
    'different invoices from page and call': reply('getInvoice', () => replies.getInvoice.payable.body),
    'an invoice due before its date': before('showInvoice', ({ invoices }) =>
      each(invoices, (invoice) => set(invoice, { due_date: '2020-01-01' })),
    ),
  },
  'withdrawal: records a declaration about one of two gifts once, and refunds no more than it': {
    'an acknowledgement without a time': reply('withdraw', ({ declared_at: _, ...body }) => body),
    'another number for a repeated declaration': reply('withdraw', (body) =>
      set(body, { number: `W-${crypto.randomUUID()}` }),
    ),
    'a refund of more than was withdrawn from': reply('withdraw', ({ refund }) =>
      set(refund, { amount: 2 * refund.amount }),
    ),
    'a declaration that is recorded twice': after('withdraw', ({ withdrawals }) =>
      each(withdrawals, (all) => void all.push(...copyOf(all))),
    ),
    'a withdrawal from more than was declared': sent('withdraw', {
      body: ({ lines, ...body }) => ({ ...body, lines: lines.map((line: Body) => ({ ...line, quantity: 2 })) }),
    }),
  },
  'cancellation: cancels a subscription once, ends nothing that is paid for, and undoes it': {
    'another time for a repeated cancellation': reply('cancel', (body) =>
      set(body, { cancelled_at: new Date().toISOString() }),
    ),
    'a cancellation that moves the end': reply('cancel', (body) => set(body, { ends_on: '2026-03-31' })),
    'a cancellation that leaves autorenew on': after('cancel', ({ accounts }) =>
      each(accounts, ({ subscriber }) => set(subscriber.account, { autorenew: true })),
    ),
    'an undo that moves the end': reply('undoCancellation', (body) => set(body, { ends_on: '2026-03-31' })),
    'an offer made again after it was declined': reply('undoCancellation', (body) => set(body, { offer })),
  },
  'cancellation: makes no offer again that was accepted': {
    'an offer made again after it was accepted': reply('getCancellation', (body) =>
      set(body.accepted && body, { offer: body.accepted }),
    ),
    'another offer than the accepted one': reply('acceptOffer', (body) => set(body, { accepted: offer })),
  },
  "refusals: cancel refuses another reader's subscription": {
    "a cancellation of another reader's subscription": replaced('cancel', 404, replies.cancel.cancelled.body),
  },
  "refusals: withdraw refuses another's order": {
    "a withdrawal from another's order": replaced('withdraw', 404, replies.withdraw.declared.body),
  },
  'alike: findOrder answers alike for an unknown number and the number of another': {
    'a search that reveals which orders exist': replaced(
      'findOrder',
      404,
      { errors: 'There is no such order.' },
      { status: 404, isMeant: ({ number }) => !/^R-\d{4}$/.test(number) },
    ),
  },
  'limits: limits failed searches for a number or by an address, but not others': {
    'unlimited searches for an order': after('findOrder', (state) => set(state, { counts: {} })),
  },
  'page-data: renders showHome for a visitor': { 'a page without data': instead('showHome', () => html()) },
  'page-data: renders showLogin for a visitor': {
    'invalid page data': page('showLogin', (data) => set(data, { subscriber: 'nobody' })),
  },
  'page-data: renders showAccount for a reader': {
    "a reader's page in shared caches": stated('showAccount', (headers) => headers.set('Cache-Control', 'public')),
  },
};

/** What a receipt of a donation may wrongly say. */
const CONTRADICTIONS: Record<string, object> = {
  'more tax than was paid': { taxes: [{ label: 'Tax', amount: 1_235 }] },
  'another card': { payment: { kind: 'card', name: 'Visa', last_four: '1881' } },
  'a free order': { payment: { kind: 'free' } },
  'the date of another order': { created: '2020-01-01' },
  'mail to another address': { mailed: [{ what: 'receipt', to: 'somebody@reader.example' }] },
  'another billing address': {
    billing: { line1: '1 Another Street', city: 'Portland', state: 'ME', postcode: '04101', country: 'US' },
  },
  'a parcel for a donation': {
    shipping: [{ name: 'Ada Okafor', address: { line1: '12 Harbour Street', city: 'Portland', postcode: '04101' } }],
  },
  'a next issue without a subscription': { next_issue: { date: '2099-01-01' } },
  'files without digital goods': { downloads: [{ title: 'A file', href: '/a.pdf' }] },
};

export const named: WrongServers = {
  ...Object.fromEntries(
    Object.entries(FAULTS).flatMap(([step, faults]) =>
      Object.entries(faults).map(([name, wrong]) => {
        const [, flow = '', rest = ''] = /^(.+?): (.+)$/.exec(step) ?? [];
        return [name, { at: [flow, rest] as const, wrong }];
      }),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(CONTRADICTIONS).map(([what, change]) => {
      const wrong = page('showReceipt', ({ receipt }) => set(receipt, change));
      return [`a receipt with ${what}`, { at: ['donate', 'a visitor donates and gets a receipt'] as const, wrong }];
    }),
  ),
};

function isNew({ email }: Body): boolean {
  return email.startsWith('ada.');
}

function isOld(body: Body): boolean {
  return !isNew(body);
}

function html(type = 'text/html; charset=utf-8'): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response('<!doctype html><title>Welcome</title>', { headers });
}

function toLogin(): Response {
  return new Response(null, { status: 302, headers: { Location: '/login' } });
}

function withoutCoupon(cart: { coupon?: string }): void {
  cart.coupon = undefined;
}

/** Changes the journal's state when a card is declined. */
function declining(change: (state: JournalState) => void): Wrong {
  return (right, journal) => async (request) => {
    const response = await right(request);
    if (/\/v1\/payment_intents\/.+\/confirm$/.test(request.url) && !response.ok)
      journal.work(({ state }) => change(state));
    return response;
  };
}

/** Serves every session with the cart of the first. */
function shared(): Wrong {
  let cookie: string | null = null;
  return (right) => (request) => {
    cookie ??= request.headers.get('Cookie');
    const headers = new Headers(request.headers);
    if (cookie !== null) headers.set('Cookie', cookie);
    return right(new Request(request, { headers }));
  };
}
