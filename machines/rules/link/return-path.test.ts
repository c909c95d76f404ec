import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedRedirects, hostileRedirects, staysHome } from '#fixtures/data/redirects.ts';
import { effort } from '#fixtures/world/effort.ts';
import { returnPath } from './return-path.ts';

const hostile = hostileRedirects();

describe('hostile redirects lead home [ENTRY-17]', () => {
  test.each(hostile)('$kind: $value', ({ asked, expected }) => {
    const path = returnPath(asked);
    expect(staysHome(path)).toBe(true);
    if (expected === 'reject') expect(path).toBe('/');
  });

  test('covers the whole list', () => {
    expect([hostile.length, hostile.filter(({ expected }) => expected === 'reject').length]).toEqual([152, 127]);
  });
});

test.each(allowedRedirects())('keeps %s [ENTRY-17]', (asked) => {
  expect(returnPath(asked)).toBe(asked);
});

test.each([
  ['a page whose encoded name is the login', '/%6Cogin'],
  ['a page encoded twice', '/%256Cogout'],
  ['a path parameter', '/logout;v=1'],
  ['an extension', '/account/address/ship-a/delete.json'],
  ['an encoded slash', '/issue/%2F%2Fevil.example'],
  ['an encoded backslash', '/issue/%5Cevil.example'],
  ['an encoded slash beside a name encoded twice', '/%2F%25e3%2580%2582evil.example'],
  ['a name encoded twice', '/%25e3%2580%2582evil.example'],
  ['a space encoded twice', '/issue/100%2520off'],
  ['an encoded slash in a name', '/issue/a%2fb'],
  ['an encoded line break', '/issue/%0D%0ASet-Cookie:x'],
  ['a name whose capitals are those of a page that acts', '/ap%C4%B1/account'],
  ['a name whose small letters are those of a page that acts', '/LOG%C4%B0N'],
  ['an accent in a name', '/l%C3%B6gout'],
  ['a combining accent in a name', '/logou%CD%8Ft'],
  ['an encoded step up', '/issue/%2E%2E/api/account/card'],
  ['a step up', '/issue/../store'],
  ['a forged return, encoded', '/account/payment?redirect%5Fstatus=succeeded'],
  ['a forged return, in capitals', '/donate?REDIRECT_STATUS=succeeded'],
  ['a path that gets too long when encoded', `/${'"'.repeat(1_999)}`],
  ['a path that is too long', `/${'a'.repeat(2_000)}`],
])('%s leads home', (_, asked) => {
  expect(returnPath(asked)).toBe('/');
});

test.each([undefined, null, 0, {}, ['/account']])('%j leads home', (asked) => {
  expect(returnPath(asked)).toBe('/');
});

const piece = fc.constantFrom(...['/', '//', '\\', '.', '..', '%2f', '%5c', '%2e', '%09', '\t', '\n', ' ', '@', ':']);
const word = fc.constantFrom(...['evil.example', 'https:', 'javascript:', 'login', 'LogOut', 'api', 'oauth', 'delete']);
const rest = fc.constantFrom('?', '#', '?redirect_status=succeeded', '&', '=', ';', '%', '\u202e', 'é');
const address = fc.array(fc.oneof(piece, word, rest, fc.string({ maxLength: 3 })), { maxLength: 12 });

test('keeps the reader on the site and off pages that act when opened, whatever the input', () => {
  fc.assert(
    fc.property(address, fc.boolean(), (pieces, isPath) => {
      expect(staysHome(returnPath(`${isPath ? '/' : ''}${pieces.join('')}`))).toBe(true);
    }),
    { numRuns: effort(500, 5_000, 50_000) },
  );
});

test.each([
  ['/issue/%E3%80%82example', 'a name encoded once'],
  ['/subscribe?code=SPRING%2F26', 'a slash in the query'],
  ['/search?q=100%2525#a%2Fb', 'a query and a fragment encoded twice'],
])('keeps %s: %s [BEYOND-75]', (asked) => {
  expect(returnPath(asked)).toBe(asked);
});

test('returns a path that further decoding cannot redirect [BEYOND-75]', () => {
  const escaped = fc.constantFrom(
    '%2F',
    '%252F',
    '%25252f',
    '%5c',
    '%255C',
    '%2e%2E',
    '%252e',
    '%e3%80%82',
    '%25e3%2580%2582',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(escaped, piece, word), { maxLength: 8 }), (pieces) => {
      let path = returnPath(`/${pieces.join('')}`).replace(/[?#].*$/s, '');
      for (let times = 0; times < 4; times += 1) {
        expect(new URL(path, 'https://journal.test').origin).toBe('https://journal.test');
        expect(path).not.toMatch(/\/\/|\\/);
        const next = unescaped(path);
        if (times > 0) expect(next).toBe(path);
        path = next;
      }
    }),
    { numRuns: effort(500, 5_000, 50_000) },
  );
});

// fast-check's own takes two seconds to build.
const parameters = fc
  .array(fc.constantFrom(...'aZ09-._~!$&()*+,;=:@/?', '%20', '%2F', '%C3%A9', '%F0%9F%93%96'))
  .map((parts) => parts.join(''));

/** What servers and proxies do to a path before they route it. */
const NORMALIZERS: ((path: string) => string)[] = [
  unescaped,
  (path) => path.replaceAll('\\', '/'),
  (path) => path.replace(/\/{2,}/g, '/'),
  (path) => path.replace(/;[^/]*/g, ''),
  (path) => path.replace(/[. ]+(?=\/|$)/g, ''),
  (path) => path.replace(/\.[a-z]+(?=\/|$)/gi, ''),
  (path) => path.replace(/^\/index(?:\.php)?(?=\/)/, ''),
  (path) => path.replace(/[\0:?+,].*$/s, ''),
  (path) => path.normalize('NFKC'),
  (path) => path.normalize('NFKD').replace(/\p{M}/gu, ''),
  (path) => path.toLowerCase(),
  (path) => path.toUpperCase(),
  (path) => {
    const kept: string[] = [];
    for (const segment of path.split('/').slice(1))
      if (segment === '..') kept.pop();
      else if (segment !== '.') kept.push(segment);
    return `/${kept.join('/')}`;
  },
];

test('no accepted path becomes a page that acts, however servers normalize it [ENTRY-17, BEYOND-75]', () => {
  const part = fc.constantFrom(
    ...[
      '/',
      '/',
      '//',
      '.',
      '..',
      '...',
      ';',
      ';v=1',
      '..;',
      '.;x',
      '\\',
      ' ',
      ':',
      ',',
      '+',
      '%',
      '\0',
      '\uff0e',
      '\uff0f',
    ],
    ...[
      '%2f',
      '%252f',
      '%5c',
      '%2e',
      '%252e',
      '%3b',
      '%20',
      '%00',
      '.html',
      '.json',
      'index.php',
      'a',
      'store',
      '#x',
      '?y',
    ],
    ...['login', 'LogOut', 'log%6Fut', 'api', 'oauth', 'delete', 'DELETE', '\uff4cogin', 'evil.example'],
    ...['%C4%B1', '%C4%B0', '%CC%88', 'log%C4%B1n', 'l%C3%B6gout', 'ap'],
  );
  const orders = fc.array(fc.constantFrom(...NORMALIZERS), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), orders, (parts, steps) => {
      const accepted = returnPath(`/${parts.join('')}`);
      const path = steps.reduce((each, step) => step(each), accepted.replace(/[?#].*$/s, ''));
      expect(path).toMatch(/^(?!\/\/)(?!\/(?:login|logout|oauth|api)(?:\/|$))(?!.*\/delete\/?$)/i);
    }),
    { numRuns: effort(2_000, 20_000, 200_000) },
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        address.map((pieces) => `/${pieces.join('')}`),
        fc.tuple(address, parameters).map(([pieces, query]) => `https://evil.example/${pieces.join('')}?${query}`),
      ),
      (asked) => {
        const path = returnPath(asked);
        expect(returnPath(path)).toBe(path);
      },
    ),
  );
});

test('keeps an ordinary page with its query and fragment', () => {
  const name = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/).filter((each) => !ASTRAY.includes(each));
  const query = fc.option(
    fc.tuple(name, parameters).map(([key, value]) => `?${key}=${value}`),
    { nil: '' },
  );
  const fragment = fc.option(
    name.map((each) => `#${each}`),
    { nil: '' },
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), query, fragment, (names, search, hash) => {
      const asked = `/${names.join('/')}${search}${hash}`.replaceAll("'", '');
      expect(returnPath(asked)).toBe(asked);
    }),
  );
});

test('rejects pages that end a session or delete, in any case and encoding', () => {
  const page = fc.constantFrom(
    '/login',
    '/logout',
    '/api/access/logout',
    '/oauth/google',
    '/account/address/ship-a/delete',
  );
  const encoded = page.chain((path) =>
    fc
      .array(fc.nat({ max: 3 }), { minLength: path.length, maxLength: path.length })
      .map((ways) =>
        Array.from(path, (letter, at) => (letter === '/' ? letter : written(letter, ways[at] ?? 0))).join(''),
      ),
  );
  fc.assert(
    fc.property(encoded, fc.constantFrom('', '/', '?x=1', '#x'), (path, end) => {
      expect(returnPath(`${path}${end}`)).toBe('/');
    }),
  );
});

const ASTRAY = ['login', 'logout', 'oauth', 'api', 'delete', 'redirect_status'];

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function written(letter: string, way: number): string {
  const code = letter.charCodeAt(0).toString(16).toUpperCase();
  return [letter, letter.toUpperCase(), `%${code}`, `%25${code}`][way] ?? letter;
}
