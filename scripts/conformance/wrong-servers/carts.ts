import type { JournalState } from '#mocks/journal/state.ts';
import { replies } from '#mocks/replies.ts';
import { answers, asked, type Body, bodies, changed, known, replaced, type WrongServers } from './fault.ts';

const CODES_END = 'ends attempts at codes in a session, still takes a coupon off, and checks the codes of others';
const HOLDS = 'holds what is put into it, and counts its version up';

/** Servers whose carts do not add up, or are not their readers' own. */
export const wrongCarts: WrongServers = {
  'a wrong total of a cart': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price + 1 }))),
    found: ['addToCart', 'the price of prd:lights, goods and shipping less discount: 7200', '7201'],
    also: ['updateCart'],
  },
  'a wrong count of a cart': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => ({ ...cart, count: 1 })),
    found: ['addToCart', 'the count of the cart, which is the sum of what it holds: 2', '1'],
  },
  'cents as a float in a cart': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price / 100 + 0.005 }))),
    found: ['addToCart', '/billing/a/reported/0/price to be of type integer', '72.005'],
  },
  'a cart whose version stands still': {
    at: ['cart', HOLDS],
    wrong: bodies('addToCart', (cart) => ({ ...cart, version: 0 })),
    found: ['addToCart', 'a version above the one before', '0'],
  },
  'a change that adds in place of setting': {
    at: ['cart', 'sets how many of a line there are'],
    wrong: asked('updateCart', (request) =>
      changed(request, { body: ({ qty, ...body }) => ({ ...body, qty: qty + 1 }) }),
    ),
    found: ['updateCart', 'how many there are at /0: 3', '4'],
  },
  'a removal that takes everything out': {
    at: ['cart', 'takes out the line that is named and no other, and answers the same again'],
    wrong: bodies('removeFromCart', () => replies.removeFromCart.removed.body),
    found: ['removeFromCart', 'what is left at /0: donation-item', 'nothing'],
  },
  'more in a cart than is left': {
    at: ['cart', 'refuses more than are left at qty, and keeps what it held'],
    wrong: replaced('updateCart', 409, replies.updateCart.changed.body),
    found: ['updateCart', 'a refusal with status 409 at qty', 'a success: {"version":2,"count":3,…'],
  },
  'one cart for everybody': {
    at: ['cart', 'is the cart of its own session alone'],
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
    found: ['getCart', 'the count of the cart of somebody else: 0', '1'],
    also: ['addToCart', 'updateCart', 'removeFromCart', 'logIn'],
  },
  'a cart that is lost at the login': {
    at: ['cart', 'is kept when its visitor logs in'],
    wrong: asked('logIn', (request) => changed(request, { headers: (sent) => sent.delete('Cookie') })),
    found: ['logIn', 'the goods that were in the cart before the login: 1', '0'],
  },
  'a coupon for an unknown code': {
    at: ['coupon', 'tells of an unknown code that it cannot be applied'],
    wrong: bodies('checkCoupon', (reply) => ({ ...reply, coupon: { ...reply.coupon, can_apply: true } })),
    found: ['checkCoupon', 'whether it can be applied: false', 'true'],
  },
  'an unknown code on a cart': {
    at: ['coupon', 'refuses a code that fits nothing in the cart at coupon, and keeps the cart as it is'],
    wrong: replaced('checkCoupon', 400, replies.checkCoupon.cartDiscounted.body),
    found: ['checkCoupon', 'a refusal with status 400 at coupon', 'a success: {"for":"cart","cart":{"ver…'],
  },
  'the full price of a cart with a coupon': {
    at: ['coupon', 'takes a coupon off the cart and puts it back, and the order charges what is shown'],
    wrong: known('checkOutCart', { before: withoutCoupons }),
    found: ['checkOutCart', 'the amount of the intent of an order with a coupon in cents: 1900', '2400'],
    also: ['checkCoupon'],
  },
  'a coupon that changes the cart each time that it is sent': {
    at: ['coupon', 'puts a coupon on the cart once, however often it is sent'],
    isAlone: true,
    wrong: known('checkCoupon', { before: withoutCoupons }),
    found: ['checkCoupon', 'the cart with the coupon that it has at /cart/version: 2', '3'],
  },
  'an intent that stays open at the total of before': {
    at: ['coupon', 'closes the open intent of an invoice whose total a coupon changes'],
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
    found: ['checkCoupon', 'another intent for another total', 'pi_…'],
  },
  'a coupon on an invoice that there is not': {
    at: ['coupon', 'knows no invoice by a token that is none'],
    isAlone: true,
    wrong: replaced('checkCoupon', 404, replies.checkCoupon.invoiceDiscounted.body),
    found: ['checkCoupon', 'a refusal with status 404', 'a success: {"for":"invoice","invoice":{…'],
  },
  'a coupon on a cart that has changed': {
    at: ['coupon', 'puts no coupon on a cart that was changed since'],
    wrong: asked('checkCoupon', (request) =>
      changed(request, { body: (body) => (body.for === 'cart' ? { ...body, version: body.version + 1 } : body) }),
    ),
    found: ['checkCoupon', 'a refusal with status 409', 'a success: {"for":"cart","cart":{"ver…'],
  },
  'no end to coupon codes': {
    at: ['coupon', CODES_END],
    wrong: known('checkCoupon', {
      before: (state) => {
        state.counts = {};
      },
    }),
    found: ['checkCoupon', 'status 429 after 100 codes at most', '100 answers'],
  },
  'one end to the codes of everybody': {
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
  'a donation of a cent': {
    at: ['cart', 'refuses a donation of less than a dollar at amount'],
    wrong: replaced('addToCart', 400, replies.getCart.donationOnce.body, {
      isMeant: ({ item }) => item.dollars === 99,
    }),
    found: ['addToCart', 'a refusal with status 400 at amount', 'a success: {"version":8,"count":1,…'],
  },
};

/** Takes the coupon off every cart. */
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
