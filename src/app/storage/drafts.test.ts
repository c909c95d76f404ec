import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import { openDrafts } from './drafts.ts';
import { forgetOrders } from './forget-orders.ts';
import { rememberLogin } from './remember-login.ts';

const PLACE = '/subscribe/redeem?token=gft_secret';
const draft = { content: { name: 'Ada' }, order: undefined, choices: { years: '2years' } };
let kept: Map<string, string>;
let location: URL;

beforeEach(() => {
  kept = new Map();
  location = new URL('https://journal.test/subscribe?lang=en');
  const replaceState = (_: unknown, __: string, url: URL) => {
    location.href = url.href;
  };
  vi.stubGlobal('window', {
    location,
    history: { state: null, replaceState },
    sessionStorage: storageOf(kept),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('stores a draft by widget and place, with no token in its name [BEYOND-1, BEYOND-2]', () => {
  openDrafts('redeem', PLACE, false, false).write('seal', draft);
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^journal\.draft\.redeem\.[a-z0-9]+$/)]);
  const read = (widget: string, place: string) => openDrafts(widget, place, false, false).read(['seal'])?.content;
  expect([read('redeem', PLACE), read('redeem', `${PLACE}2`), read('renew', PLACE)]).toEqual([
    draft.content,
    undefined,
    undefined,
  ]);
});

test('drops the drafts of all pages at logout, and nothing of the host [BEYOND-2]', () => {
  kept.set('host.setting', '1');
  openDrafts('redeem', PLACE, false, false).write('seal', draft);
  openDrafts('subscribe', '/subscribe', true, false).write('seal', draft);
  forgetOrders();
  expect([...kept.keys()]).toEqual(['host.setting']);
});

test('remembers for which page the login was opened, until a visitor opens a purchase or the reader logs out [BEYOND-3]', () => {
  const isAfterLogin = (isVisitor = false) => openDrafts('subscribe', '/subscribe', true, isVisitor).isAfterLogin();
  expect(isAfterLogin()).toBe(false);
  rememberLogin('/subscribe?level=high#form');
  expect([isAfterLogin(), isAfterLogin()]).toEqual([true, true]);
  rememberLogin('/donate');
  expect(isAfterLogin()).toBe(false);
  for (const end of [() => isAfterLogin(true), forgetOrders]) {
    rememberLogin('/subscribe');
    end();
    expect(isAfterLogin()).toBe(false);
  }
});

test('writes choices into the address only for the widget that owns it [BEYOND-4]', () => {
  openDrafts('subscribe', '/subscribe', false, false).write('seal', draft);
  expect(location.search).toBe('?lang=en');
  openDrafts('subscribe', '/subscribe', true, false).write('seal', draft);
  expect(location.search).toBe('?lang=en&years=2years');
  openDrafts('subscribe', '/subscribe', true, false).clear({ years: undefined });
  expect([location.search, [...kept.keys()]]).toEqual(['?lang=en', []]);
});

test('leaves the address alone once the host has navigated to another page [BEYOND-4]', () => {
  const drafts = openDrafts('subscribe', '/subscribe', true, false);
  location.pathname = '/store';
  drafts.write('seal', draft);
  expect(location.href).toBe('https://journal.test/store?lang=en');
  expect(drafts.read(['seal'])?.content).toEqual(draft.content);
});
