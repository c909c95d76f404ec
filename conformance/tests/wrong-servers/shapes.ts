import { replies } from '../../../mocks/replies.ts';
import { answers, type Body, bodies, headers, instead, json, type WrongServers, withBody } from './fault.ts';

const SHIPPING = 'lists the countries of each shipping category';
const PRODUCTS = 'lists the products with a tag, with price and stock';
const SUBSCRIBER = 'returns a consistent account for the reader "subscriber"';

/** Servers whose responses violate the contract's general rules. */
export const wrongShapes: WrongServers = {
  'a missing field': {
    at: ['shipping', SHIPPING],
    wrong: bodies('getShipping', ({ states: _, ...body }) => body),
    found: [
      'getShipping',
      'the body to have states',
      '{"a":{"countries":[{"code":"US","names":["United States","USA","America"]}]},"b":{"countries":[{"code":"CA","names":["C…',
    ],
  },
  'an undeclared status': {
    at: ['products', PRODUCTS],
    wrong: answers(
      'getProducts',
      async (response) => new Response(await response.text(), { status: 203, headers: response.headers }),
    ),
    found: ['getProducts', 'status 200, 429 or 503', '203'],
  },
  'fractional cents': {
    at: ['products', PRODUCTS],
    wrong: eachProduct((product) => ({ ...product, price: product.price / 1_000 })),
    found: ['getProducts', '/list/0/price to be of type integer', '1.8'],
  },
  'negative cents': {
    at: ['products', PRODUCTS],
    wrong: eachProduct((product) => ({ ...product, price: -product.price })),
    found: ['getProducts', '/list/0/price to be >= 0', '-1800'],
  },
  'a negative stock': {
    at: ['products', PRODUCTS],
    wrong: eachProduct((product) => ({ ...product, quantity: -1 })),
    found: ['getProducts', '/list/0/quantity to be >= 0', '-1'],
  },
  'a stock other than the sum of its sizes': {
    at: ['products', PRODUCTS],
    wrong: eachProduct((product) => ({ ...product, quantity: product.quantity + 1 })),
    found: ['getProducts', 'the stock of prd:tote as the sum of its sizes: 24', '25'],
  },
  'HTML instead of JSON': {
    at: ['shipping', SHIPPING],
    wrong: welcome('text/html'),
    found: ['getShipping', 'Content-Type: application/json', 'text/html'],
  },
  'HTML with a JSON content type': {
    at: ['shipping', SHIPPING],
    wrong: welcome('application/json'),
    found: ['getShipping', 'a body of JSON', '<!doctype html><title>Welcome</title>'],
  },
  'a wrong content type': {
    at: ['shipping', SHIPPING],
    wrong: headers('getShipping', (stated) => stated.set('Content-Type', 'text/plain; charset=utf-8')),
    found: ['getShipping', 'Content-Type: application/json', 'text/plain; charset=utf-8'],
  },
  'a closed connection': {
    at: ['shipping', SHIPPING],
    wrong: instead('getShipping', () => Response.error()),
    found: ['getShipping', 'an answer', 'fetch failed: UND_ERR_SOCKET'],
  },
  'a missing Cache-Control': {
    at: ['account', SUBSCRIBER],
    wrong: headers('getSubscriber', (stated) => stated.delete('Cache-Control')),
    found: ['getSubscriber', 'the header Cache-Control: no-store', 'none'],
  },
  'cacheable data of a reader': {
    at: ['account', SUBSCRIBER],
    wrong: headers('getSubscriber', (stated) => stated.set('Cache-Control', 'public, max-age=60')),
    found: ['getSubscriber', 'the header Cache-Control: no-store', 'public, max-age=60'],
  },
  'a missing Retry-After': {
    at: ['products', PRODUCTS],
    wrong: instead('getProducts', () => json(replies.getProducts.tooManyRequests.body, 429)),
    found: ['getProducts', 'the header Retry-After', 'none'],
  },
  'null for a required string': {
    at: ['account', SUBSCRIBER],
    wrong: account({ first_name: null }),
    found: ['getSubscriber', '/subscriber/account/first_name to be of type string', 'null'],
  },
  'an invalid date': {
    at: ['account', SUBSCRIBER],
    wrong: account({ created: '2026-02-30' }),
    found: ['getSubscriber', '/subscriber/account/created to match format "date"', '2026-02-30'],
  },
  'a value that is not listed': {
    at: ['account', SUBSCRIBER],
    wrong: account({ shipcode: 'ship-d' }),
    found: ['getSubscriber', '/subscriber/account/shipcode to be ship-a, ship-b or ship-c', 'ship-d'],
  },
  'an undocumented error envelope': {
    at: ['name', 'refuses a blank name (error at name) and keeps the old one'],
    wrong: answers('changeName', (response) =>
      response.status < 400 ? response : withBody(response, { error: 'bad name', code: 7 }),
    ),
    found: [
      'changeName',
      'the envelope of a failure, with errors, checkout_errors or type',
      '{"error":"bad name","code":7}',
    ],
  },
};

function eachProduct(change: (product: Body) => Body) {
  return bodies('getProducts', ({ list }) => ({ list: list.map(change) }));
}

function welcome(type: string) {
  const stated = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' };
  return instead('getShipping', () => new Response('<!doctype html><title>Welcome</title>', { headers: stated }));
}

function account(change: object) {
  return bodies('getSubscriber', ({ subscriber }) => ({
    subscriber: { account: { ...subscriber.account, ...change } },
  }));
}
