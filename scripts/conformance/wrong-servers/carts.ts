import { replies } from '#mocks/replies.ts';
import { answers, asked, type Body, bodies, changed, json, type WrongServer } from './fault.ts';

const HOLDS = 'holds what is put into it, and counts its version up';

/** Servers whose carts do not add up, or are not their readers' own. */
export const wrongCarts: WrongServer[] = [
  {
    name: 'a wrong total of a cart',
    flow: 'cart',
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price + 1 }))),
    found: [HOLDS, 'addToCart', 'the price of prd:lights, goods and shipping less discount: 7200', '7201'],
    also: ['updateCart'],
  },
  {
    name: 'a wrong count of a cart',
    flow: 'cart',
    wrong: bodies('addToCart', (cart) => ({ ...cart, count: 1 })),
    found: [HOLDS, 'addToCart', 'the count of the cart, which is the sum of what it holds: 2', '1'],
  },
  {
    name: 'cents as a float in a cart',
    flow: 'cart',
    wrong: bodies('addToCart', (cart) => eachLine(cart, (line) => ({ ...line, price: line.price / 100 + 0.005 }))),
    found: [HOLDS, 'addToCart', '/billing/a/reported/0/price to be of type integer', '72.005'],
  },
  {
    name: 'a cart whose version stands still',
    flow: 'cart',
    wrong: bodies('addToCart', (cart) => ({ ...cart, version: 0 })),
    found: [HOLDS, 'addToCart', 'a version above the one before', '0'],
  },
  {
    name: 'a change that adds in place of setting',
    flow: 'cart',
    wrong: asked('updateCart', (request) =>
      changed(request, { body: ({ qty, ...body }) => ({ ...body, qty: qty + 1 }) }),
    ),
    found: ['sets how many of a line there are', 'updateCart', 'how many there are at /0: 3', '4'],
  },
  {
    name: 'a removal that takes everything out',
    flow: 'cart',
    wrong: bodies('removeFromCart', () => replies.removeFromCart.removed.body),
    found: [
      'takes out the line that is named and no other, and answers the same again',
      'removeFromCart',
      'what is left at /0: donation-item',
      'nothing',
    ],
  },
  {
    name: 'more in a cart than is left',
    flow: 'cart',
    wrong: answers('updateCart', (response) =>
      response.status === 409 ? json(replies.updateCart.changed.body) : response,
    ),
    found: [
      'refuses more than are left at qty, and keeps what it held',
      'updateCart',
      'a refusal with status 409 at qty',
      'a success: {"version":2,"count":3,…',
    ],
  },
  {
    name: 'one cart for everybody',
    flow: 'cart',
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
    found: ['is the cart of its own session alone', 'getCart', 'the count of the cart of somebody else: 0', '1'],
    also: ['addToCart', 'updateCart', 'removeFromCart', 'logIn'],
  },
  {
    name: 'a cart that is lost at the login',
    flow: 'cart',
    wrong: asked('logIn', (request) => changed(request, { headers: (sent) => sent.delete('Cookie') })),
    found: ['is kept when its visitor logs in', 'logIn', 'the goods that were in the cart before the login: 1', '0'],
  },
  {
    name: 'a donation of a cent',
    flow: 'cart',
    wrong: answers('addToCart', async (response, request) =>
      (await request.json()).item?.dollars === 99 ? json(replies.getCart.donationOnce.body) : response,
    ),
    found: [
      'refuses a donation of less than a dollar at amount',
      'addToCart',
      'a refusal with status 400 at amount',
      'a success: {"version":8,"count":1,…',
    ],
  },
];

const eachLine = ({ billing, ...cart }: Body, change: (line: Body) => Body): Body => ({
  ...cart,
  billing: Object.fromEntries(
    Object.entries(billing).map(([slot, group]: [string, Body]) => [
      slot,
      { ...group, reported: group.reported.map(change) },
    ]),
  ),
});
