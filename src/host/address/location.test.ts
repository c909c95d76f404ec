import { afterEach, describe, expect, test, vi } from 'vitest';
import { readQuery, replacePage, takeQuery, visit, writeQuery } from './location.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function pageAt(href: string): string[] {
  const done: string[] = [];
  const { origin, pathname, search } = new URL(href);
  const location = {
    href,
    origin,
    pathname,
    search,
    assign: (path: string) => void done.push(`assign ${path}`),
    replace: (path: string) => void done.push(`replace ${path}`),
    reload: () => void done.push('reload'),
  };
  vi.stubGlobal('window', { location });
  return done;
}

test('visits another page with or without a fragment', () => {
  const done = pageAt('https://journal.test/login');
  visit('/account#payment');
  visit('/');
  replacePage('/store');
  expect(done).toEqual([
    'assign https://journal.test/account#payment',
    'assign https://journal.test/',
    'replace https://journal.test/store',
  ]);
});

test('reloads if only the fragment differs', () => {
  const done = pageAt('https://journal.test/account?a=1#overview');
  visit('/account?a=1#payment');
  visit('/account?a=2#payment');
  expect(done).toEqual([
    'assign https://journal.test/account?a=1#payment',
    'reload',
    'assign https://journal.test/account?a=2#payment',
  ]);
});

test('takes parameters out of the address, keeps them for every widget and sets a mark instead', () => {
  const location = new URL('https://journal.test/store/checkout?payment_intent=pi_1&code=SPRING&lang=en');
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => {
      location.href = url.href;
    },
  };
  vi.stubGlobal('window', { location, history });
  takeQuery(['payment_intent'], { link: 'x' });
  takeQuery(['payment_intent', 'code'], { mark: 'kept' });
  takeQuery(['code'], { mark: 'again' });
  expect(location.search).toBe('?lang=en&link=x&mark=kept');
  expect([...readQuery()]).toEqual([
    ['lang', 'en'],
    ['link', 'x'],
    ['mark', 'kept'],
    ['payment_intent', 'pi_1'],
    ['code', 'SPRING'],
  ]);
  location.search = '?payment_intent=pi_2';
  takeQuery(['payment_intent']);
  expect(readQuery().getAll('payment_intent')).toEqual(['pi_2']);
  location.pathname = '/store';
  expect(readQuery().get('code')).toBeNull();
});

describe('writing query parameters', () => {
  function writtenAt(href: string, refuses = false) {
    const location = new URL(href);
    const states: unknown[] = [];
    const replaceState = (state: unknown, _: string, url: URL) => {
      if (refuses) throw new DOMException('Too many calls', 'SecurityError');
      states.push(state);
      location.href = url.href;
    };
    vi.stubGlobal('window', { location, history: { state: { host: 1 }, replaceState } });
    return { location, states };
  }

  test('replaces parameters of the same name and keeps the others, the fragment and the history', () => {
    const { location, states } = writtenAt('https://journal.test/subscribe?lang=en&years=2years&code=FIVE#top');
    writeQuery({ years: '3years', code: undefined, gift: '<b>&' });
    expect(location.href).toBe('https://journal.test/subscribe?lang=en&years=3years&gift=%3Cb%3E%26#top');
    expect(states).toEqual([{ host: 1 }]);
  });

  test('does not write unchanged parameters', () => {
    const { location, states } = writtenAt('https://journal.test/subscribe?lang=en&years=2years');
    writeQuery({ years: '2years', code: undefined });
    expect([states, location.search]).toEqual([[], '?lang=en&years=2years']);
  });

  test('ignores a refusal of the browser', () => {
    const { location } = writtenAt('https://journal.test/subscribe', true);
    expect(() => writeQuery({ years: '2years' })).not.toThrow();
    expect(location.search).toBe('');
  });
});
