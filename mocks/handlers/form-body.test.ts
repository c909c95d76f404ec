import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHandlers } from '../http/handlers.ts';
import { createJournal } from '../journal/journal.ts';
import { replies, requests } from '../replies.ts';
import { readFormBody } from './form-body.ts';

/** The fields of a value, as a form has them. */
function encoded(value: object): string {
  const pairs: [string, string][] = [];
  const put = (name: string, field: unknown): void => {
    if (typeof field !== 'object' || field === null) pairs.push([name, String(field)]);
    else for (const [key, inner] of Object.entries(field)) put(name ? `${name}[${key}]` : key, inner);
  };
  put('', value);
  return String(new URLSearchParams(pairs));
}

test.each([
  ['a gift order', requests.subscribe.giftOrder.body],
  ['a cart action', requests.addToCart.sizedProduct.body],
  ['an address', requests.changeAddress.unitedStates.body],
  ['a donation', requests.donate.onetime.body],
])('reads %s of a form as that of JSON [API-3]', (_what, body) => {
  expect(readFormBody(encoded(body))).toEqual(body);
});

test('keeps as text what the contract has as text, and makes no field of a prototype', () => {
  expect(readFormBody('address[postcode]=04101&name=12&qty=many&__proto__[polluted]=yes')).toEqual(
    Object.fromEntries([
      ['address', { postcode: '04101' }],
      ['name', '12'],
      ['qty', 'many'],
      ['__proto__', { polluted: 'yes' }],
    ]),
  );
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  ['application/json', JSON.stringify],
  ['application/x-www-form-urlencoded', encoded],
])(
  'a call that sends %s puts goods into the cart, changes them by PATCH and takes them out [API-2, API-3]',
  async (type, write) => {
    const handlers = createHandlers(createJournal());
    const send = async (method: string, path: string, body: object) => {
      const url = `https://journal.example${path}`;
      const response = await getResponse(
        handlers,
        new Request(url, { method, headers: { 'Content-Type': type }, body: write(body) }),
      );
      return response?.json();
    };
    const { addToCart, updateCart, removeFromCart } = requests;
    expect(await send('POST', '/api/cart', addToCart.basicProduct.body)).toEqual(replies.addToCart.added.body);
    expect(await send('PATCH', '/api/cart', updateCart.three.body)).toEqual(replies.updateCart.changed.body);
    expect(await send('POST', '/api/cart/remove', removeFromCart.product.body)).toEqual(
      replies.removeFromCart.removed.body,
    );
  },
);
