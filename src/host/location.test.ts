import { afterEach, expect, test, vi } from 'vitest';
import { readPath, takeQuery, visit } from './location.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page at an address, and what becomes of it. */
function pageAt(href: string): string[] {
  const done: string[] = [];
  const { pathname, search } = new URL(href);
  const location = {
    href,
    pathname,
    search,
    assign: (path: string) => void done.push(`assign ${path}`),
    reload: () => void done.push('reload'),
  };
  vi.stubGlobal('window', { location });
  return done;
}

test('reads the path with its query, and without its fragment', () => {
  pageAt('https://journal.test/login?url=%2Faccount#x');
  expect(readPath()).toBe('/login?url=%2Faccount');
});

test('goes to another page, whether it has a fragment or not', () => {
  const done = pageAt('https://journal.test/login');
  visit('/account#payment');
  visit('/');
  expect(done).toEqual(['assign /account#payment', 'assign /']);
});

test('loads a page anew that is this one but for its fragment', () => {
  const done = pageAt('https://journal.test/account?a=1#overview');
  visit('/account?a=1#payment');
  visit('/account?a=2#payment');
  expect(done).toEqual(['assign /account?a=1#payment', 'reload', 'assign /account?a=2#payment']);
});

test('gives every widget of the page the parameters that it takes, and leaves none of them in the address', () => {
  const location = new URL('https://journal.test/store/checkout?payment_intent=pi_1&code=SPRING&lang=en');
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => {
      location.href = url.href;
    },
  };
  vi.stubGlobal('window', { location, history });
  const counter = takeQuery(['payment_intent']);
  const checkout = takeQuery(['payment_intent', 'code']);
  expect([counter, checkout].map((query) => [query.get('payment_intent'), query.get('code')])).toEqual([
    ['pi_1', 'SPRING'],
    ['pi_1', 'SPRING'],
  ]);
  expect(location.search).toBe('?lang=en');
  expect(takeQuery(['code']).get('payment_intent')).toBeNull();
  location.pathname = '/store';
  expect(takeQuery(['code']).get('code')).toBeNull();
});
