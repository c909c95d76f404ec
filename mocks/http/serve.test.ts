import { CookieJar } from 'tough-cookie';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contractViolations } from '../contract/check.ts';
import { PASSWORD } from '../journal/account/account-state.ts';
import { createJournal } from '../journal/journal.ts';
import { pages, replies } from '../replies.ts';
import type { AnyAnswer } from '../respond.ts';
import { callIds } from '../routes.ts';
import { covers } from './covers.ts';
import { answering, type Listening, listen } from './serve.ts';

const journal = createJournal({ keepsCookies: true });
let server: Listening;

beforeAll(async () => {
  server = await listen(answering(journal, { covers }));
});
beforeEach(() => journal.reset());
afterAll(() => server.close());

test('renders a host page with the documented headers and data', async () => {
  const page = await fetch(new URL('/subscribe', server.url));
  const answer = { status: page.status, headers: page.headers, text: await page.text() };
  expect(contractViolations('showSubscribe', answer)).toEqual([]);
  expect(dataIn(answer.text).subscriber).toBe(null);
});

const STATED = ['Content-Type', 'Content-Length', 'Cache-Control', 'Location', 'Referrer-Policy', 'Vary'];
const READ = ['/subscribe', '/account', '/none', '/api/cart', '/api/account/subscriber', '/api/none', '/oauth/google'];

test.each([...READ, '/covers/issue-41.svg', '/__journal', '/password'])('answers HEAD of %s as GET', async (path) => {
  const [read, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(new URL(path, server.url), { method, redirect: 'manual' })),
  );
  const stated = ({ status, headers }: Response) => [status, ...STATED.map((name) => headers.get(name))];
  expect(head && stated(head)).toEqual(read && stated(read));
  expect(await head?.text()).toBe('');
});

test.each([
  ['application/json', 'application/json'],
  ['application/json, text/html;q=0.9', 'application/json'],
  ['text/html;q=0.5, application/*', 'application/json'],
  ['text/html, application/json', 'text/html'],
  ['application/json;q=0.5, */*', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
])('answers a page for Accept: %s as %s', async (accept, type) => {
  for (const headers of [{ Accept: accept }, { Accept: accept, Prefer: 'code=200' }] as Record<string, string>[]) {
    const page = await fetch(new URL('/subscribe', server.url), { headers });
    expect([page.headers.get('Content-Type')?.split(';')[0], page.headers.get('Vary')]).toEqual([
      type,
      'Accept, Origin',
    ]);
    const text = await page.text();
    expect(type === 'text/html' ? dataIn(text) : JSON.parse(text)).toMatchObject({ subscriber: null });
  }
});

test.each(['localhost', '127.0.0.1'])(
  'keeps a reader logged in at http://%s in a client that applies Secure to every host [BEYOND-112]',
  async (host) => {
    const jar = new CookieJar(undefined, { allowSecureOnLocal: false });
    const base = new URL(server.url);
    base.hostname = host;
    const login = await fetch(
      new URL('/api/access/login', base),
      json({ email: 'noor@reader.example', password: PASSWORD }),
    );
    const [cookie = ''] = login.headers.getSetCookie();
    await jar.setCookie(cookie, base.href);
    const headers = { Cookie: await jar.getCookieString(base.href) };
    const read = await fetch(new URL('/api/account/subscriber', base), { headers });
    expect(await read.json()).toMatchObject({ subscriber: { account: { email: 'noor@reader.example' } } });
    const logout = await fetch(new URL('/api/access/logout', base), { ...json({}), headers });
    await jar.setCookie(logout.headers.getSetCookie()[0] ?? '', base.href);
    expect(await jar.getCookies(base.href)).toEqual([]);
  },
);

test('marks its cookies Secure over HTTPS [BEYOND-112]', async () => {
  const login = json({ email: 'noor@reader.example', password: PASSWORD });
  const answer = await answering(journal)(new Request('https://journal.example/api/access/login', login));
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; HttpOnly; Secure; SameSite=Lax$/)]);
});

test('lets other origins read every documented reply header and send every documented request header [BEYOND-112]', async () => {
  const { headers } = await fetch(new URL('/api/cart', server.url), { headers: { Origin: 'https://front.example' } });
  const exposed = headers.get('Access-Control-Expose-Headers')?.split(', ');
  const documented = [...callIds.map((id) => replies[id]), ...Object.values(pages)]
    .flatMap((answers) => Object.values<AnyAnswer>(answers))
    .flatMap((answer) => Object.keys(answer.headers ?? {}));
  expect(new Set(exposed)).toEqual(new Set(['Location', ...documented.filter((name) => name !== 'Set-Cookie')]));
  const preflight = await fetch(new URL('/api/subscribe', server.url), { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization, Content-Type, Prefer, Idempotency-Key',
  );
});

test('does not share the console with other origins [BEYOND-114]', async () => {
  const headers = { Origin: 'https://front.example', 'Access-Control-Request-Method': 'POST' };
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await fetch(new URL('/__journal/clock', server.url), { method, headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('serves every image in the page data and no other file', async () => {
  const covers = new Set(JSON.stringify([pages, replies]).match(/\/covers\/[\w.-]+/g));
  expect(covers.size).toBeGreaterThan(5);
  const typeOf = async (path: string) => (await fetch(new URL(path, server.url))).headers.get('Content-Type');
  for (const cover of covers) expect([cover, await typeOf(cover)]).toEqual([cover, expect.stringMatching(/^image\//)]);
  for (const path of ['/covers/none.svg', '/covers/..%2fmock-worker.js', '/mock-worker.js'])
    expect([path, await typeOf(path)]).toEqual([path, 'application/json']);
});

const json = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

interface Page {
  subscriber: { account: { ref: string } } | null;
}

const dataIn = (html: string): Page => JSON.parse(/id="journal-data">([^<]*)</.exec(html)?.[1] ?? 'null');
