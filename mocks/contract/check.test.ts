import { describe, expect, test } from 'vitest';
import type { CallId } from '../documented.ts';
import { pages, replies, requests } from '../replies.ts';
import { checkExchange, contractViolations, excerpt, requestViolations } from './check.ts';
import type { Exchange } from './exchange.ts';

const noStore = { 'Cache-Control': 'no-store' };
const { body: started } = replies.subscribe.started;
const { body: subscriber } = replies.getSubscriber.printSubscriber;
const { body: cart } = replies.getCart.mixed;

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('checking an answer', () => {
  test.each<[string, CallId, ReturnType<typeof answer>, [string, string][]]>([
    ['accepts a documented answer', 'subscribe', answer(200, started, noStore), []],
    ['accepts additional fields', 'subscribe', answer(200, { ...started, more: 1 }, noStore), []],
    ['reports an undocumented status', 'getFulfilment', answer(418, {}), [['status 200, 401, 404, 429 or 503', '418']]],
    [
      'lists the allowed constants',
      'subscribe',
      answer(200, { type: 'charged', data: {} }, noStore),
      [['/type to be started, updated, customer or gratis', 'charged']],
    ],
    [
      'reports a missing field of the intended option only',
      'subscribe',
      answer(200, { type: 'started', data: { keys: { payment_intent_id: 'pi_1' } } }, noStore),
      [['/data/keys to have stripe_secret', '{"payment_intent_id":"pi_1"}']],
    ],
    [
      'reports errors in nested options',
      'checkOutCart',
      answer(200, { type: 'upgrade-checkout', data: { type: 'customer', data: { status: 'paid' } } }, noStore),
      [['/data/data/status to be completed or processing', 'paid']],
    ],
    [
      'reports errors in nullable objects',
      'getSubscriber',
      answer(200, withAccount({ addresses: { a: { line1: 'x' }, b: null, c: 7 } }), noStore),
      [
        ...['line2', 'city', 'state', 'postcode', 'country', 'country_name'].map((field): [string, string] => [
          `/subscriber/account/addresses/a to have ${field}`,
          '{"line1":"x"}',
        ]),
        ['/subscriber/account/addresses/c to be of type object or null', '7'],
      ],
    ],
    [
      'reports errors in each list item',
      'getCart',
      answer(200, withLine({ price: 36.5, cart: { type: 'book' } }), noStore),
      [
        ['/billing/a/reported/0/price to be of type integer', '36.5'],
        [
          '/billing/a/reported/0/cart/type to be basic-product, sized-product, digital-product, print-issue, digital-issue, personal-subscription, gift-subscription, donation-item or subscription-upgrade',
          'book',
        ],
      ],
    ],
    [
      'requires a failure to have content',
      'changeName',
      answer(400, { error: 'No' }),
      [['the envelope of a failure, with errors, checkout_errors or type', '{"error":"No"}']],
    ],
    [
      "limits the depth of a failure's errors",
      'changeName',
      answer(400, { errors: { name: { first: { deep: 'No' } } } }),
      [['/errors/name/first to be of type string', '{"deep":"No"}']],
    ],
    [
      'reports missing headers',
      'logIn',
      answer(200, {}),
      [
        ['the header Cache-Control: no-store', 'none'],
        ['the header Set-Cookie', 'none'],
      ],
    ],
    [
      'reports a wrong header',
      'getShipping',
      answer(200, replies.getShipping.shipping.body, noStore),
      [['the header Cache-Control: public, max-age=3600', 'no-store']],
    ],
    [
      'reports a header of the wrong type',
      'getCart',
      answer(429, replies.getCart.tooManyRequests.body, { 'Retry-After': 'soon' }),
      [['the header Retry-After to be of type integer', 'soon']],
    ],
    ['reports a body that is not JSON', 'getCart', answer(200, '<p>Hello', noStore), [['a body of JSON', '<p>Hello']]],
    [
      'reports a wrong content type',
      'getCart',
      answer(200, cart, { ...noStore, 'Content-Type': 'text/plain' }),
      [['Content-Type: application/json', 'text/plain']],
    ],
  ])('%s', (_, id, given, violations) => {
    expect(contractViolations(id, given).map(({ expected, got }) => [expected, got])).toEqual(violations);
  });
});

describe('checking a page', () => {
  const page = (block: string) => ({
    ...answer(200, `<!doctype html><h1>Subscribe</h1>${block}`),
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...noStore, 'Referrer-Policy': 'no-referrer' }),
  });
  const data = (body: unknown) =>
    page(
      `<script id="journal-data" type="application/json">${JSON.stringify(body).replaceAll('<', '\\u003c')}</script>`,
    );

  test('accepts valid page data and reports what is wrong in invalid data', () => {
    const { visitor } = pages.showSubscribe;
    expect(contractViolations('showSubscribe', data(visitor.body))).toEqual([]);
    expect(contractViolations('showSubscribe', data({ ...visitor.body, subscriber: 'nobody' }))).toEqual([
      { expected: '/subscriber to be of type object or null', got: 'nobody' },
    ]);
  });

  test('reports missing page data', () => {
    expect(contractViolations('showSubscribe', page(''))).toEqual([
      { expected: 'page data in script#journal-data', got: '<!doctype html><h1>Subscribe</h1>' },
    ]);
  });
});

describe('checking a request', () => {
  const at = (path: string) => new URL(path, 'https://journal.example');
  const { body } = requests.subscribe.digitalOrder;

  test('accepts a documented request', () => {
    const url = at('/api/subscribe?captcha=');
    expect(requestViolations('subscribe', { url, text: JSON.stringify(body) })).toEqual([]);
    expect(requestViolations('flipAutorenew', { url: at('/api/account/autorenew'), text: '' })).toEqual([]);
  });

  test('reports missing parameters and fields', () => {
    const { name: _, ...nameless } = requests.setDonationCard.newCard.body;
    const text = JSON.stringify(nameless);
    expect(requestViolations('setDonationCard', { url: at('/api/donation/setup'), text })).toMatchObject([
      { expected: 'a request with token in its query', got: 'no query' },
      { expected: 'a request where the body to have name' },
    ]);
  });

  test('reports a missing or unexpected body', () => {
    expect(requestViolations('changeName', { url: at('/api/account/name'), text: '' })).toEqual([
      { expected: 'a request with a body of JSON', got: 'nothing' },
    ]);
    expect(requestViolations('deleteCard', { url: at('/api/account/card'), text: '{}' })).toEqual([
      { expected: 'a request without a body', got: '{}' },
    ]);
  });
});

test('shortens values to one line and redacts secrets', () => {
  expect(excerpt({ keys: started.data.keys, password: 'correct horse' })).toBe(
    '{"keys":{"payment_intent_id":"pi_3Pq81x","stripe_secret":"…"},"password":"…"}',
  );
  expect(excerpt('a\n  b')).toBe('a b');
  expect(excerpt('x'.repeat(200))).toHaveLength(120);
  expect([excerpt(''), excerpt(undefined), excerpt(null)]).toEqual(['nothing', 'nothing', 'null']);
});

function withAccount(change: object) {
  return { ...subscriber, subscriber: { account: { ...subscriber.subscriber.account, ...change } } };
}

function withLine(change: object) {
  const { a } = cart.billing;
  const [line, ...others] = a.reported;
  return { ...cart, billing: { ...cart.billing, a: { ...a, reported: [{ ...line, ...change }, ...others] } } };
}

const { status, headers, body } = replies.subscribe.started;

const exchanged: Exchange = {
  method: 'POST',
  url: 'https://journal.example/api/subscribe?captcha=token',
  sent: JSON.stringify(requests.subscribe.printOrder.body),
  status,
  headers: Object.entries({ 'Content-Type': 'application/json', ...headers }),
  text: JSON.stringify(body),
};

test('accepts documented exchanges', () => {
  expect(checkExchange(exchanged)).toEqual([]);
});

test.each<[string, Partial<Exchange>, string]>([
  [
    'an undocumented status',
    { status: 418 },
    'subscribe 418: expected status 200, 400, 401, 402, 403, 409, 422, 429 or 503, got 418',
  ],
  ['an invalid request', { sent: '{' }, 'subscribe 200: expected a request with a body of JSON, got {'],
  [
    'an unknown path',
    { url: 'https://journal.example/api/subscribers' },
    'POST /api/subscribers is no call of the contract',
  ],
])('reports %s', (_, wrong, words) => {
  expect(checkExchange({ ...exchanged, ...wrong })).toContainEqual(words);
});

test('ignores an invalid request if it is refused', () => {
  const refused = replies.subscribe.fieldErrors;
  expect(
    checkExchange({ ...exchanged, sent: '{}', status: refused.status, text: JSON.stringify(refused.body) }),
  ).toEqual([]);
});

test('ignores a missing Set-Cookie header in a browser', () => {
  const loggedIn = replies.logIn.loggedIn;
  const { 'Set-Cookie': _cookie, ...shown } = loggedIn.headers;
  const login: Exchange = {
    method: 'POST',
    url: 'https://journal.example/api/access/login',
    sent: JSON.stringify(Object.values(requests.logIn)[0]?.body),
    status: loggedIn.status,
    headers: Object.entries({ 'Content-Type': 'application/json', ...shown }),
    text: JSON.stringify(loggedIn.body),
  };
  expect([checkExchange(login, 'browser'), checkExchange(login)]).toEqual([
    [],
    ['logIn 200: expected the header Set-Cookie, got none'],
  ]);
});
