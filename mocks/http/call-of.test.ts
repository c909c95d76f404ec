import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createJournal } from '../journal/journal.ts';
import { refOf } from '../readers.ts';
import { redirects, replies, requests } from '../replies.ts';
import { readFormBody } from './call-of.ts';
import { createHandlers } from './handlers.ts';

function client(cookie = '') {
  const journal = createJournal({ keepsCookies: true });
  const handlers = createHandlers(journal);
  let session = cookie;
  return async (path: string, init: RequestInit) => {
    const headers = { ...(session && { Cookie: session }), ...init.headers };
    const response = await getResponse(handlers, new Request(`https://journal.example${path}`, { ...init, headers }));
    session = response?.headers.get('Set-Cookie')?.split(';')[0] ?? session;
    return response;
  };
}

const login = requests.logIn.login.body;
const form = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };

test.each([
  ['JSON', { body: JSON.stringify(login) }],
  ['a form', { headers: form, body: new URLSearchParams(login).toString() }],
])('reads the same fields from %s and identifies the reader by cookie afterwards [API-2, API-3]', async (_, sent) => {
  const send = client();
  expect((await send('/api/access/login', { method: 'POST', ...sent }))?.status).toBe(200);
  const reader = await (await send('/api/account/subscriber?membership', {}))?.json();
  expect(reader.subscriber.account.ref).toBe(refOf('expiring'));
  await send('/api/access/logout', { method: 'POST' });
  const after = await send('/api/account/subscriber?membership', {});
  expect([after?.status, await after?.json()]).toEqual([401, replies.getSubscriber.signedOut.body]);
});

test('reads DELETE without a body and answers a failure with a status and JSON [API-2]', async () => {
  const answer = await client('session=forged')('/api/account/card', { method: 'DELETE' });
  expect([answer?.status, answer?.headers.get('Content-Type'), await answer?.json()]).toEqual([
    401,
    'application/json',
    replies.deleteCard.signedOut.body,
  ]);
});

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 303],
  ['application/json', 200],
  ['application/json, text/html;q=0.9', 200],
  ['text/*', 303],
  ['*/*', 200],
  ['', 200],
])('answers a logout that accepts %j with %i', async (accept, status) => {
  const response = await client()('/logout', { method: 'POST', ...(accept && { headers: { Accept: accept } }) });
  expect([response?.status, response?.headers.get('Location')]).toEqual([
    status,
    status === 303 ? redirects.logOut[303].headers.Location : null,
  ]);
});

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
])('reads %s from a form as from JSON [API-3]', (_what, body) => {
  expect(readFormBody(encoded(body))).toEqual(body);
});
