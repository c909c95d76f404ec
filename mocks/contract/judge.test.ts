import { expect, test } from 'vitest';
import { createApi } from '#machines/api/client.ts';
import { createNetwork, json, varied, wrongly } from '../../tests/support/network.ts';
import { replies, requests } from '../replies.ts';
import type { Exchange } from './exchange.ts';
import { judge } from './judge.ts';

const { status, headers, body } = replies.subscribe.started;

const started: Exchange = {
  method: 'POST',
  url: 'https://journal.example/api/subscribe?captcha=token',
  sent: JSON.stringify(requests.subscribe.printOrder.body),
  status,
  headers: Object.entries({ 'Content-Type': 'application/json', ...headers }),
  text: JSON.stringify(body),
};

test('has nothing against an exchange as it is documented', () => {
  expect(judge(started)).toEqual([]);
});

test.each<[string, Partial<Exchange>, string]>([
  [
    'a status',
    { status: 418 },
    'subscribe 418: expected status 200, 400, 401, 402, 403, 409, 422, 429 or 503, got 418',
  ],
  ['a body', { text: '{"type":"started","data":{}}' }, 'subscribe 200: expected /data to have keys, got {}'],
  ['a body that is none', { text: '<html>' }, 'subscribe 200: expected a body of JSON, got <html>'],
  [
    'a header',
    { headers: [['Content-Type', 'application/json']] },
    'subscribe 200: expected the header Cache-Control: no-store, got none',
  ],
  [
    'what was sent',
    { url: 'https://journal.example/api/subscribe' },
    'subscribe 200: expected a request with captcha in its query, got no query',
  ],
  ['a path', { url: 'https://journal.example/api/subscribers' }, 'POST /api/subscribers is no call of the contract'],
])('says what it has against %s', (_, wrong, words) => {
  expect(judge({ ...started, ...wrong })).toContainEqual(words);
});

test('lets a call be wrong that is refused', () => {
  const refused = replies.subscribe.fieldErrors;
  expect(judge({ ...started, sent: '{}', status: refused.status, text: JSON.stringify(refused.body) })).toEqual([]);
});

test('overlooks in a browser that an answer has no cookie', () => {
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
  expect([judge(login, 'browser'), judge(login)]).toEqual([
    [],
    ['logIn 200: expected the header Set-Cookie, got none'],
  ]);
});

const api = createApi('http://journal.test');

test('an answer that is meant to be wrong, and a documented one with another body, leave a test alone', async () => {
  const network = createNetwork();
  network.answer(
    'getFulfilment',
    wrongly(() => json(418, {})),
    () => varied('getFulfilment', 'completed', { status: 'completed', receipt: 'rcp_Another' }),
  );
  const poll = async () =>
    (await api.GET('/api/checkout/{intent_id}', { params: { path: { intent_id: 'pi_1' } } })).response.status;
  expect([await poll(), await poll()]).toEqual([418, 200]);
});

test.fails('an undocumented answer fails the test that was given it', async () => {
  createNetwork().answer('getShipping', () => json(200, {}));
  await api.GET('/api/config/shipping');
});
