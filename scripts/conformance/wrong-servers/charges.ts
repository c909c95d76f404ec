import { replies } from '#mocks/replies.ts';
import { answers, asked, bodies, changed, json, type WrongServer } from './fault.ts';

const ON_FILE = 'charges what is on file once, however often its key is sent';
const started = (): Response => json(replies.payInvoice.started.body);

/** Servers that charge twice, or what is not to be charged, or forget what was ordered. */
export const wrongCharges: WrongServer[] = [
  {
    name: 'a charge for each time that a key is sent',
    flow: 'donate',
    wrong: asked('donate', (request) => changed(request, { headers: (sent) => sent.delete('Idempotency-Key') })),
    found: [ON_FILE, 'donate', 'the reply to a key that was sent before at /data/receipt: rcp_…', 'rcp_…'],
  },
  {
    name: 'an order of a cart that has changed since',
    flow: 'cart-checkout',
    wrong: (right) =>
      asked('checkOutCart', async (request) => {
        const headers = { Cookie: request.headers.get('Cookie') ?? '' };
        const { version } = await (await right(new Request(new URL('/api/cart', request.url), { headers }))).json();
        return changed(request, { body: (body) => ({ ...body, version }) });
      })(right),
    found: [
      'does not order a cart that has changed since',
      'checkOutCart',
      'a refusal with status 409',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a stock that does not go down',
    flow: 'cart-checkout',
    wrong: bodies('addToCart', (cart) => {
      for (const line of cart.billing.a.reported) line.max_quantity = 24;
      return cart;
    }),
    found: [
      'takes from the stock what was paid, and leaves an empty cart',
      'checkOutCart',
      'how many are left after one was bought: 21',
      '24',
    ],
  },
  {
    name: 'a cart that is full after its order',
    flow: 'cart-checkout',
    wrong: bodies('getCart', (cart) =>
      cart.count === 0 && cart.version > 0 ? replies.getCart.basicProduct.body : cart,
    ),
    found: [
      'takes from the stock what was paid, and leaves an empty cart',
      'checkOutCart',
      'the count of the cart after its order: 0',
      '1',
    ],
  },
  {
    name: 'an intent that anybody may read',
    flow: 'cart-checkout',
    wrong: answers('getFulfilment', (response) =>
      response.status === 404 ? json(replies.getFulfilment.completed.body) : response,
    ),
    found: [
      'shows the intent to its own session alone',
      'getFulfilment',
      'a refusal with status 404',
      'a success: {"status":"completed",…',
    ],
  },
  {
    name: 'goods for a recipient without a name',
    flow: 'cart-checkout',
    wrong: answers('checkOutCart', async (response, request) =>
      response.status === 400 && (await request.json()).origin === 'recipient' ? started() : response,
    ),
    found: [
      'asks for the name of a recipient at recipient_name',
      'checkOutCart',
      'a refusal with status 400 at recipient_name',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a renewal of the account of somebody else',
    flow: 'renew',
    wrong: answers('renewSubscription', async (response, request) =>
      (await request.json()).account === 'acc_conformance' ? started() : response,
    ),
    found: [
      'refuses the account of somebody else',
      'renewSubscription',
      'a refusal with status 403',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a renewal for life',
    flow: 'renew',
    wrong: answers('renewSubscription', async (response) =>
      (await response.clone().text()).includes('Renewal not necessary') ? started() : response,
    ),
    found: [
      'has nothing to renew for a reader who is subscribed for life',
      'renewSubscription',
      'a refusal with status 400',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'an invoice that is charged twice',
    flow: 'invoice',
    wrong: answers('payInvoice', (response) => (response.status === 409 ? started() : response)),
    found: [
      'does not charge an invoice that is paid',
      'payInvoice',
      'a refusal with status 409',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a card for an invoice that takes checks and wires only',
    flow: 'invoice',
    wrong: answers('payInvoice', async (response) =>
      (await response.clone().text()).includes('by check or wire only') ? started() : response,
    ),
    found: [
      'does not charge an invoice that is paid by check or wire only',
      'payInvoice',
      'a refusal with status 403',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a subscription without an account',
    flow: 'invoice',
    wrong: answers('payInvoice', async (response) =>
      (await response.clone().text()).includes('set up a password') ? started() : response,
    ),
    found: [
      'asks for a password at password where a first subscription is billed',
      'payInvoice',
      'a refusal with status 400 at password',
      'a success: {"type":"started",…',
    ],
  },
  {
    name: 'a cent more than an invoice owes',
    flow: 'invoice',
    wrong: (right) => async (request) => {
      const response = await right(request);
      if (!request.url.includes('/receipts')) return response;
      const html = (await response.text()).replace('"total":2950', '"total":2951');
      return new Response(html, { status: response.status, headers: response.headers });
    },
    found: ['settles a paid order with its receipt', 'showReceipt', 'the total of the receipt in cents: 2950', '2951'],
  },
];
