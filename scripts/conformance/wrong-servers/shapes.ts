import { replies } from '#mocks/replies.ts';
import { answers, bodies, headers, instead, json, type WrongServer, withBody } from './fault.ts';

const SHIPPING = 'lists the countries of each shipping category';
const PRODUCTS = 'lists what has a tag, with its price and its stock';
const SUBSCRIBER = 'tells the reader "subscriber" by the rules of the contract';

/** Servers whose answers are not what the contract says an answer is. */
export const wrongShapes: WrongServer[] = [
  {
    name: 'a missing field',
    flow: 'shipping',
    wrong: bodies('getShipping', ({ states: _, ...body }) => body),
    found: [
      SHIPPING,
      'getShipping',
      'the body to have states',
      '{"a":{"countries":[{"code":"US","names":["United States","USA","America"]}]},"b":{"countries":[{"code":"CA","names":["C…',
    ],
  },
  {
    name: 'an undeclared status',
    flow: 'products',
    wrong: answers(
      'getProducts',
      async (response) => new Response(await response.text(), { status: 203, headers: response.headers }),
    ),
    found: [PRODUCTS, 'getProducts', 'status 200, 429 or 503', '203'],
  },
  {
    name: 'cents as a float',
    flow: 'products',
    wrong: bodies('getProducts', ({ list }) => ({
      list: list.map((product: { price: number }) => ({ ...product, price: product.price / 1_000 })),
    })),
    found: [PRODUCTS, 'getProducts', '/list/0/price to be of type integer', '1.8'],
  },
  {
    name: 'negative cents',
    flow: 'products',
    wrong: bodies('getProducts', ({ list }) => ({
      list: list.map((product: { price: number }) => ({ ...product, price: -product.price })),
    })),
    found: [PRODUCTS, 'getProducts', '/list/0/price to be >= 0', '-1800'],
  },
  {
    name: 'a stock below zero',
    flow: 'products',
    wrong: bodies('getProducts', ({ list }) => ({
      list: list.map((product: object) => ({ ...product, quantity: -1 })),
    })),
    found: [PRODUCTS, 'getProducts', '/list/0/quantity to be >= 0', '-1'],
  },
  {
    name: 'a stock that is not the sum of its sizes',
    flow: 'products',
    wrong: bodies('getProducts', ({ list }) => ({
      list: list.map((product: { quantity: number }) => ({ ...product, quantity: product.quantity + 1 })),
    })),
    found: [PRODUCTS, 'getProducts', 'the stock of prd:tote as the sum of its sizes: 24', '25'],
  },
  {
    name: 'HTML for JSON',
    flow: 'shipping',
    wrong: instead(
      'getShipping',
      () =>
        new Response('<!doctype html><title>Welcome</title>', {
          headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=3600' },
        }),
    ),
    found: [SHIPPING, 'getShipping', 'Content-Type: application/json', 'text/html'],
  },
  {
    name: 'HTML that calls itself JSON',
    flow: 'shipping',
    wrong: instead(
      'getShipping',
      () =>
        new Response('<!doctype html><title>Welcome</title>', {
          headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' },
        }),
    ),
    found: [SHIPPING, 'getShipping', 'a body of JSON', '<!doctype html><title>Welcome</title>'],
  },
  {
    name: 'a wrong content type',
    flow: 'shipping',
    wrong: headers('getShipping', (stated) => stated.set('Content-Type', 'text/plain; charset=utf-8')),
    found: [SHIPPING, 'getShipping', 'Content-Type: application/json', 'text/plain; charset=utf-8'],
  },
  {
    name: 'a connection that is cut',
    flow: 'shipping',
    wrong: instead('getShipping', () => Response.error()),
    found: [SHIPPING, 'getShipping', 'an answer', 'fetch failed: UND_ERR_SOCKET'],
  },
  {
    name: 'a missing Cache-Control',
    flow: 'account',
    wrong: headers('getSubscriber', (stated) => stated.delete('Cache-Control')),
    found: [SUBSCRIBER, 'getSubscriber', 'the header Cache-Control: no-store', 'none'],
  },
  {
    name: "a reader's data that may be cached",
    flow: 'account',
    wrong: headers('getSubscriber', (stated) => stated.set('Cache-Control', 'public, max-age=60')),
    found: [SUBSCRIBER, 'getSubscriber', 'the header Cache-Control: no-store', 'public, max-age=60'],
  },
  {
    name: 'a missing Retry-After',
    flow: 'products',
    wrong: instead('getProducts', () => json(replies.getProducts.tooManyRequests.body, 429)),
    found: [PRODUCTS, 'getProducts', 'the header Retry-After', 'none'],
  },
  {
    name: 'null for a required string',
    flow: 'account',
    wrong: bodies('getSubscriber', (body) => withAccount(body, { first_name: null })),
    found: [SUBSCRIBER, 'getSubscriber', '/subscriber/account/first_name to be of type string', 'null'],
  },
  {
    name: 'a date that is none',
    flow: 'account',
    wrong: bodies('getSubscriber', (body) => withAccount(body, { created: '2026-02-30' })),
    found: [SUBSCRIBER, 'getSubscriber', '/subscriber/account/created to match format "date"', '2026-02-30'],
  },
  {
    name: 'a value that a list of values does not have',
    flow: 'account',
    wrong: bodies('getSubscriber', (body) => withAccount(body, { shipcode: 'ship-d' })),
    found: [SUBSCRIBER, 'getSubscriber', '/subscriber/account/shipcode to be ship-a, ship-b or ship-c', 'ship-d'],
  },
  {
    name: 'an error envelope of its own',
    flow: 'name',
    wrong: answers('changeName', (response) =>
      response.status < 400 ? response : withBody(response, { error: 'bad name', code: 7 }),
    ),
    found: [
      'refuses a blank name at name, and keeps the one before',
      'changeName',
      'the envelope of a failure, with errors, checkout_errors or type',
      '{"error":"bad name","code":7}',
    ],
  },
];

const withAccount = (body: { subscriber: { account: object } }, change: object) => ({
  ...body,
  subscriber: { account: { ...body.subscriber.account, ...change } },
});
