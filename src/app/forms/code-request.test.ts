import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import { openCodeRequest } from './code-request.ts';

const request = { email: 'noor@reader.example', token: 'vrf_7mQ2hX' };
const location = new URL('https://journal.test/login');
let store: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  store = new Map();
  location.pathname = '/login';
  vi.stubGlobal('window', {
    location,
    sessionStorage: storageOf(store),
  });
});

afterEach(() => {
  openCodeRequest('sign-in').drop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('keeps the request for its widget and page, with only email, token, path and time', () => {
  openCodeRequest('sign-in').keep(request);
  expect(openCodeRequest('sign-in').read()).toEqual(request);
  expect([...store].map(([key, text]) => [key, JSON.parse(text)])).toEqual([
    ['journal.code.sign-in', { ...request, path: '/login', at: Date.now() }],
  ]);
  expect(openCodeRequest('again1-sign-in').read()).toBeUndefined();
  location.pathname = '/account/payment';
  expect(openCodeRequest('sign-in').read()).toBeUndefined();
});

test('keeps it for ten minutes, however often the page reloads', () => {
  const { keep, read } = openCodeRequest('sign-in');
  keep(request);
  vi.advanceTimersByTime(599_999);
  keep(request);
  expect(read()).toEqual(request);
  vi.advanceTimersByTime(1);
  expect(read()).toBeUndefined();
});

test('keeps the latest request until it is dropped', () => {
  const { keep, read, drop } = openCodeRequest('sign-in');
  keep(request);
  keep({ ...request, token: 'vrf_2' });
  expect(read()).toEqual({ ...request, token: 'vrf_2' });
  drop();
  expect([read(), store.size]).toEqual([undefined, 0]);
});

test.each([
  '',
  'null',
  '7',
  '{"email":"a@b.c","token":"t","path":"/login"}',
  '{"email":1,"token":"t","path":"/login","at":0}',
])('reads nothing from %j', (text) => {
  store.set('journal.code.sign-in', text);
  expect(openCodeRequest('sign-in').read()).toBeUndefined();
});
