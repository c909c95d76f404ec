import type { JournalState } from '../../../mocks/journal/state.ts';
import { replies } from '../../../mocks/replies.ts';
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
} from './fault.ts';

const CODES_END = 'limits code checks to twenty per session and leaves other sessions alone';
const CHARGES = 'applies a typed code to exactly the cart lines it fits and charges the prices shown';
const CHANGED = 'applies no coupon to a cart with an older or future version';
const HOLDS = 'holds what is added and increments its version';

/** Servers whose carts do not add up, or leak to other sessions. */
export const wrongCarts: WrongServers = {
  'a wrong cart total': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price + 1 }))),
    found: ['addToCart', 'the price of prd:lights, goods and shipping less discount: 7200', '7201'],
    also: ['updateCart'],
  },
  'a wrong cart count': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => ({ ...cart, count: 1 })),
    found: ['addToCart', 'the cart count as the sum of its lines: 2', '1'],
  },
  'fractional cents in a cart': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price / 100 + 0.005 }))),
    found: ['addToCart', '/billing/a/reported/0/price to be of type integer', '72.005'],
  },
  'a cart version that never changes': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => ({ ...cart, version: 0 })),
    found: ['addToCart', 'a higher version than before', '0'],
  },
  'a change that adds the quantity instead of setting it': {
    at: ['cart', 'sets the quantity of a line'],
    wrong: asked('updateCart', (request) =>
      changed(request, { body: ({ qty, ...body }) => ({ ...body, qty: qty + 1 }) }),
    ),
    found: ['updateCart', 'how many there are at /0: 3', '4'],
  },
  'a removal that empties the cart': {
    at: ['cart', 'removes only the given line and succeeds when repeated'],
    wrong: bodies('removeFromCart', () => replies.removeFromCart.removed.body),
    found: ['removeFromCart', 'the rest at /0: donation-item', 'nothing'],
  },
  'a cart quantity above the stock': {
    at: ['cart', 'refuses a quantity above the stock (error at qty) and keeps the cart'],
    wrong: replaced('updateCart', 409, replies.updateCart.changed.body),
    found: ['updateCart', 'a refusal with status 409 at qty', 'a success: {"version":2,"count":3,…'],
  },
  'one cart for all sessions': {
    at: ['cart', 'shows a cart only to its own session'],
    wrong: (right) => {
      let cookie: string | null = null;
      return async (request) => {
        cookie ??= request.headers.get('Cookie');
        const shared = cookie;
        return right(
          shared === null ? request : await changed(request, { headers: (sent) => sent.set('Cookie', shared) }),
        );
      };
    },
    found: ['getCart', 'the cart count of another session: 0', '1'],
    also: ['addToCart', 'updateCart', 'removeFromCart', 'logIn'],
  },
  'a cart lost at login': {
    at: ['cart', "keeps a visitor's cart after login"],
    wrong: asked('logIn', (request) => changed(request, { headers: (sent) => sent.delete('Cookie') })),
    found: ['logIn', 'the goods that were in the cart before the login: 1', '0'],
  },
  'a coupon for an unknown code': {
    at: ['coupon', 'says that an unknown or expired code cannot be applied'],
    isAlone: true,
    wrong: bodies('checkCoupon', (reply) => ({ ...reply, coupon: { ...reply.coupon, can_apply: true, errors: null } })),
    found: ['checkCoupon', 'whether NONEx1 can be applied: false', 'true'],
  },
  'case-sensitive coupon codes': {
    at: ['coupon', 'returns a typed coupon as the page shows it, ignoring case'],
    isAlone: true,
    wrong: instead('checkCoupon', async (request) => {
      const { code } = await request.clone().json();
      return code === code.toUpperCase() ? undefined : json(replies.checkCoupon.unknownCode.body);
    }),
    found: ['checkCoupon', 'the coupon as page data has it at /can_apply: true', 'false'],
  },
  'an unknown code accepted on a cart': {
    at: ['coupon', 'refuses a code that fits nothing in the cart (error at coupon) and keeps the cart'],
    isAlone: true,
    wrong: replaced('checkCoupon', 400, replies.checkCoupon.cartDiscounted.body),
    found: ['checkCoupon', 'a refusal with status 400 at coupon', 'a success: {"for":"cart","cart":{"ver…'],
  },
  'an unknown code accepted on an invoice': {
    at: ['coupon', 'refuses a code that fits nothing on an invoice (error at coupon) and keeps the invoice'],
    isAlone: true,
    wrong: replaced('checkCoupon', 400, replies.checkCoupon.invoiceFullPrice.body),
    found: ['checkCoupon', 'a refusal with status 400 at coupon', 'a success: {"for":"invoice","invoice":{…'],
  },
  'a checked code that is stored': {
    at: ['coupon', 'stores nothing when it checks a code for a builder'],
    isAlone: true,
    wrong: asked('subscribe', (request) =>
      changed(request, {
        body: (body) => {
          body.cart.subscription.coupon = 'FIVE';
          return body;
        },
      }),
    ),
    found: ['subscribe', 'the amount of the intent of an order without a coupon in cents: 2400', '1900'],
  },
  'the full price for a cart with a coupon': {
    at: ['coupon', CHARGES],
    isAlone: true,
    wrong: known('checkOutCart', { before: withoutCoupons }),
    found: ['getCart', 'the lines of a cart with the coupon FIVE at /…', '…'],
  },
  'a removed coupon that still applies': {
    at: ['coupon', CHARGES],
    isAlone: true,
    wrong: (right, journal) => {
      const held = new Map<string, string>();
      const kept = known('checkCoupon', {
        after: ({ carts }) => {
          for (const { id, coupon } of Object.values(carts)) if (coupon !== undefined) held.set(id, coupon);
        },
      });
      const removed = new Set<string>();
      const charged = known('checkOutCart', {
        before: ({ carts }) => {
          for (const cart of Object.values(carts))
            if (cart.coupon === undefined && held.has(cart.id)) {
              cart.coupon = held.get(cart.id);
              removed.add(cart.id);
            }
        },
        after: ({ carts }) => {
          for (const cart of Object.values(carts)) if (removed.delete(cart.id)) cart.coupon = undefined;
        },
      });
      return charged(kept(right, journal), journal);
    },
    found: [
      'checkOutCart',
      'the amount of the intent of an order of a cart without a coupon again in cents: …',
      '31400',
    ],
  },
  'a coupon lost when another line changes': {
    at: ['coupon', 'keeps the coupon while lines change and drops it with the last line it fits'],
    isAlone: true,
    wrong: known('updateCart', { after: withoutCoupons }),
    found: ['getCart', 'the coupon of a cart with three gifts: true', 'false'],
  },
  'a coupon lost at login': {
    at: ['coupon', "keeps a cart's coupon in its own session and after login"],
    isAlone: true,
    wrong: known('logIn', { after: withoutCoupons }),
    found: ['logIn', 'the coupon of the cart after the login: FIVE', 'nothing'],
  },
  'a repeated coupon that changes the cart again': {
    at: ['coupon', 'applies a coupon to the cart once and removes it once, even if repeated'],
    isAlone: true,
    wrong: known('checkCoupon', { before: withoutCoupons }),
    found: ['checkCoupon', 'the cart with its coupon at /version: 2', '3'],
  },
  'an ordered cart without an outcome': {
    at: ['coupon', 'removes the coupon with the order, prints it on the receipt and reports the cart as paid'],
    isAlone: true,
    wrong: replaced('checkCoupon', 409, replies.checkCoupon.cartChanged.body, { status: 409 }),
    found: ['checkCoupon', 'the outcome of the cart: {"status":"completed",…', 'nothing'],
  },
  'an open intent with the previous total': {
    at: ['coupon', "closes an invoice's open intent when a coupon changes the total"],
    isAlone: true,
    wrong: (right, journal) => {
      let open = new Set<string>();
      const kept = known('checkCoupon', {
        before: ({ intents }) => {
          open = new Set(Object.keys(intents).filter((id) => intents[id]?.status !== 'canceled'));
        },
        after: ({ intents }) => {
          for (const [id, intent] of Object.entries(intents))
            if (open.has(id)) intent.status = 'requires_payment_method';
        },
      });
      return kept(right, journal);
    },
    found: ['checkCoupon', 'the state of the previously open intent: canceled', 'requires_payment_method'],
  },
  'a coupon accepted on an unknown invoice': {
    at: ['coupon', 'finds no invoice for an unknown token'],
    isAlone: true,
    wrong: replaced('checkCoupon', 404, replies.checkCoupon.invoiceDiscounted.body),
    found: ['checkCoupon', 'a refusal with status 404', 'a success: {"for":"invoice","invoice":{…'],
  },
  'a coupon accepted on a changed cart': {
    at: ['coupon', CHANGED],
    isAlone: true,
    wrong: asked('checkCoupon', (request) =>
      changed(request, { body: (body) => (body.for === 'cart' ? { ...body, version: body.version + 1 } : body) }),
    ),
    found: ['checkCoupon', 'a refusal with status 409', 'a success: {"for":"cart","cart":{"ver…'],
  },
  'unlimited coupon codes': {
    at: ['coupon', CODES_END],
    isAlone: true,
    wrong: known('checkCoupon', {
      before: (state) => {
        state.counts = {};
      },
    }),
    found: ['checkCoupon', 'the status after 20 codes: 429', '200'],
  },
  'a limit below twenty coupon codes': {
    at: ['coupon', CODES_END],
    isAlone: true,
    wrong: known('checkCoupon', {
      before: ({ counts }) => {
        for (const [key, count] of Object.entries(counts)) if (key.startsWith('coupon ')) count.times += 1;
      },
    }),
    found: ['checkCoupon', 'an answer to code 11 of 20', 'status 429'],
  },
  'a shared limit of coupon codes': {
    at: ['coupon', CODES_END],
    isAlone: true,
    wrong: (right, journal) => {
      let ended: Response | undefined;
      const told = answers('checkCoupon', async (response, request) => {
        if (response.status === 429) ended ??= response.clone();
        return ended && (await request.json()).code !== null ? ended.clone() : response;
      });
      return told(right, journal);
    },
    found: ['checkCoupon', 'a success', 'a refusal with status 429 at general'],
  },
  'a digital item sold twice': {
    at: ['cart', 'sells a digital item at most once per cart and order'],
    isAlone: true,
    wrong: asked('addToCart', (request) =>
      changed(request, { body: (body) => (body.type.startsWith('digital') ? { ...body, qty: 1 } : body) }),
    ),
    found: ['addToCart', 'a refusal with status 400 or 409', 'a success: {"version":1,"count":1,…'],
  },
  'a one-cent donation': {
    at: ['cart', 'refuses a donation below one dollar (error at amount)'],
    wrong: replaced('addToCart', 400, replies.getCart.donationOnce.body, {
      isMeant: ({ item }) => item.dollars === 99,
    }),
    found: ['addToCart', 'a refusal with status 400 at amount', 'a success: {"version":8,"count":1,…'],
  },
};

function withoutCoupons({ carts }: JournalState): void {
  for (const cart of Object.values(carts)) cart.coupon = undefined;
}

const eachLine = ({ billing, ...cart }: Body, change: (line: Body) => Body): Body => ({
  ...cart,
  billing: Object.fromEntries(
    Object.entries(billing).map(([slot, group]: [string, Body]) => [
      slot,
      { ...group, reported: group.reported.map(change) },
    ]),
  ),
});
