import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { effort } from '#fixtures/world/effort.ts';
import { dropFragment } from './fragment.ts';
import { onSite, pageAddress, readQuery, replacePage, replaceQuery, takeQuery, visit, writeQuery } from './location.ts';
import { addressAt, pathIn, requestedUrl, within } from './own-address.ts';

const ORIGIN = 'https://journal.test';
const FOREIGN = 'https://evil.example/base/';

afterEach(() => vi.unstubAllGlobals());

const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '/.//', '%2f', '%5C', '%2e%2e', '%09', '\t', '\n', '\r', ' ', '@', ':', ';', '%'],
  ...['evil.example', 'javascript:alert(1)', 'data:,', 'https:', 'account', '?', '#', '?url=//evil.example', '\u3002'],
);
const path = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((pieces) => `/${pieces.join('')}`);
const runs = { numRuns: effort(500, 5_000, 50_000) };

/** A page as a browser opens it, whose address changes as the browser would change it. */
function openPage(address: string, base: string) {
  const location = new URL(address);
  const left: string[] = [];
  const go = (to: string) => void left.push(new URL(to, base).href);
  const replaceState = (_: unknown, __: string, to: URL | string) => {
    const { href, origin } = new URL(to, base);
    if (origin !== location.origin) throw new DOMException('Another origin', 'SecurityError');
    location.href = href;
  };
  vi.stubGlobal('window', {
    location: Object.assign(location, { assign: go, replace: go, reload: () => undefined }),
    history: { state: null, replaceState },
  });
  vi.stubGlobal('document', { baseURI: base });
  return { location, left };
}

test.each([ORIGIN, `${ORIGIN}/other/`, FOREIGN])('no address of a page leaves the origin under the base %s', (base) => {
  fc.assert(
    fc.property(path, path, (asked, to) => {
      const { location, left } = openPage(ORIGIN + asked, base);
      const { pathname } = location;
      const linked = new URL(`${pageAddress.path()}#top`, base);
      expect([linked.origin, linked.pathname, linked.search]).toEqual([ORIGIN, pathname, location.search]);
      visit(to);
      replacePage(to);
      replaceQuery(new URLSearchParams({ token: 'x' }));
      takeQuery(['url'], { link: 'x' });
      writeQuery({ years: '2years' });
      dropFragment(false);
      expect(location.pathname).toBe(pathname);
      expect(readQuery().get('years')).toBe('2years');
      expect([...left, onSite(to)].map((each) => new URL(each).origin)).toEqual(Array(4).fill(ORIGIN));
    }),
    runs,
  );
});

test('a page in the `srcdoc` of a frame leads to pages of the frame’s site', () => {
  const { left } = openPage('about:srcdoc', `${ORIGIN}/preview?draft=1`);
  visit('/receipts');
  replacePage('//evil.example');
  expect(left).toEqual([`${ORIGIN}/receipts`, `${ORIGIN}//evil.example`]);
});

test('no address of a requested page leaves the origin', () => {
  fc.assert(
    fc.property(path, fc.boolean(), (asked, isWhole) => {
      const text = isWhole ? ORIGIN + asked : asked;
      const url = requestedUrl(text);
      const origin = isWhole ? ORIGIN : 'http://localhost';
      expect(addressAt(() => url).origin()).toBe(origin);
      for (const link of [pathIn(url), addressAt(() => url).path()]) {
        const { origin: found, pathname } = new URL(link, ORIGIN);
        expect([found, pathname]).toEqual([ORIGIN, url.pathname]);
      }
      expect(new URL(within(ORIGIN, asked)).origin).toBe(ORIGIN);
    }),
    runs,
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:https://journal.test/x'])(
  'rejects %s as the address of a page',
  (text) => {
    expect(() => requestedUrl(text)).toThrow('starts with');
  },
);
