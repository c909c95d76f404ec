import { pages, replies } from '../../../mocks/replies.ts';
import { asked, bodies, changed, replaced, type WrongServers } from './fault.ts';

const ON_FILE = 'charges the method on file once for a repeated key';
const { account, timetable } = pages.showRenewal.cardOnFile.body.subscriber;
const RETRIED = account.ref;
const FAILED = timetable.renewal_failed;
const STARTED = replies.payInvoice.started.body;

/** Servers that charge twice or wrongly, or forget what was ordered. */
export const wrongCharges: WrongServers = {
  'a charge for each repeat of a key': {
    at: ['donate', ON_FILE],
    wrong: asked('donate', (request) => changed(request, { headers: (sent) => sent.delete('Idempotency-Key') })),
    found: ['donate', 'the reply to a repeated key at /data/receipt: rcp_…', 'rcp_…'],
  },
  'an order of an outdated cart': {
    at: ['cart-checkout', 'refuses an order of a cart that has changed since'],
    wrong: (right, journal) =>
      asked('checkOutCart', async (request) => {
        const headers = { Cookie: request.headers.get('Cookie') ?? '' };
        const { version } = await (await right(new Request(new URL('/api/cart', request.url), { headers }))).json();
        return changed(request, { body: (body) => ({ ...body, version }) });
      })(right, journal),
    found: ['checkOutCart', 'a refusal with status 409', 'a success: {"type":"started",…'],
  },
  'a bank account that waits for deposits and is called unpaid': {
    at: ['donate', 'reports a bank account that waits for deposits as verifying'],
    wrong: bodies('getFulfilment', (body) => (body.status === 'verifying' ? { status: 'unpaid' } : body)),
    found: ['getFulfilment', 'the status of the payment: verifying', 'unpaid'],
  },
  'a stock that never decreases': {
    at: ['cart-checkout', 'reduces stock by what was paid for and empties the cart'],
    wrong: bodies('addToCart', (cart) => {
      for (const line of cart.billing.a.reported) line.max_quantity = 24;
      return cart;
    }),
    found: ['checkOutCart', 'the stock after a purchase: 21', '24'],
  },
  'a cart that survives its order': {
    at: ['cart-checkout', 'reduces stock by what was paid for and empties the cart'],
    wrong: bodies('getCart', (cart) =>
      cart.count === 0 && cart.version > 0 ? replies.getCart.basicProduct.body : cart,
    ),
    found: ['checkOutCart', 'the count of the cart after its order: 0', '1'],
    also: ['removeFromCart'],
  },
  'an intent that anyone can read': {
    at: ['cart-checkout', 'shows the intent only to its own session'],
    wrong: replaced('getFulfilment', 404, replies.getFulfilment.completed.body),
    found: ['getFulfilment', 'a refusal with status 404', 'a success: {"status":"completed",…'],
  },
  'goods for an unnamed recipient': {
    at: ['cart-checkout', "requires a recipient's name (error at recipient_name)"],
    wrong: replaced('checkOutCart', 400, STARTED, { isMeant: ({ origin }) => origin === 'recipient' }),
    found: ['checkOutCart', 'a refusal with status 400 at recipient_name', 'a success: {"type":"started",…'],
  },
  "a renewal of another reader's account": {
    at: ['renew', "refuses another reader's account"],
    wrong: replaced('renewSubscription', 403, STARTED),
    found: ['renewSubscription', 'a refusal with status 403', 'a success: {"type":"started",…'],
  },
  'a renewal of a lifetime subscription': {
    at: ['renew', 'offers no renewal of a lifetime subscription'],
    wrong: replaced('renewSubscription', 'Renewal not necessary', STARTED),
    found: ['renewSubscription', 'a refusal with status 400', 'a success: {"type":"started",…'],
  },
  'a renewal at a different price than shown': {
    at: ['renewal-retry', 'refuses a retry at another price and reports it as outdated'],
    wrong: replaced('retryRenewal', 409, STARTED),
    found: ['retryRenewal', 'a refusal with status 409', 'a success: {"type":"started",…'],
  },
  'a failed renewal that cannot be paid': {
    at: ['renewal-retry', 'completes the renewal and answers another retry with its outcome'],
    wrong: bodies('getSubscriber', (reader) => {
      if (reader.subscriber.account.ref === RETRIED) reader.timetable.renewal_failed = FAILED;
      return reader;
    }),
    found: ['getSubscriber', 'no failed renewal', '{"failed_at":…'],
  },
  'an invoice charged twice': {
    at: ['invoice', 'does not charge an invoice that is paid'],
    wrong: replaced('payInvoice', 409, STARTED),
    found: ['payInvoice', 'a refusal with status 409', 'a success: {"type":"started",…'],
  },
  'a card accepted for a check-or-wire invoice': {
    at: ['invoice', 'does not charge an invoice that is paid by check or wire only'],
    wrong: replaced('payInvoice', 'by check or wire only', STARTED),
    found: ['payInvoice', 'a refusal with status 403', 'a success: {"type":"started",…'],
  },
  'a subscription without an account': {
    at: ['invoice', 'requires a password for a first subscription (error at password)'],
    wrong: replaced('payInvoice', 'set up a password', STARTED),
    found: ['payInvoice', 'a refusal with status 400 at password', 'a success: {"type":"started",…'],
  },
  'one cent more than an invoice owes': {
    at: ['invoice', 'returns a receipt for a paid order'],
    wrong: (right) => async (request) => {
      const response = await right(request);
      if (!request.url.includes('/receipts')) return response;
      const html = (await response.text()).replace('"total":2950', '"total":2951');
      return new Response(html, { status: response.status, headers: response.headers });
    },
    found: ['showReceipt', 'the total of the receipt in cents: 2950', '2951'],
  },
};
