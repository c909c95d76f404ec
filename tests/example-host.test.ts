import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allowedRedirects, hostileRedirects, staysHome } from '#fixtures/data/redirects.ts';
import { flows } from '#machines/flows.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { visits } from '#mocks/routes.gen.ts';
import { createHost } from '../docs/examples/host/server.ts';
import { withDoubles } from '../scripts/example-host/doubles.ts';
import { mockBackend, withConsole } from '../scripts/example-host/mock-backend.ts';

const STYLE = 'p{color:red}';
const HASH = 'sha384-style';

function writeBuild(render: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-build-'));
  mkdirSync(join(folder, 'assets'));
  const parts = { scripts: ['assets/a.js'], styles: ['assets/a.css'] };
  const list = {
    entry: 'assets/entry.js',
    base: parts,
    widgets: Object.fromEntries(Object.keys(flows).map((widget) => [widget, parts])),
    files: Object.fromEntries(
      ['a.js', 'a.css', 'entry.js'].map((file) => [`assets/${file}`, { bytes: 1, brotli: 1, integrity: HASH }]),
    ),
  };
  for (const [file, text] of Object.entries({
    'journal.json': JSON.stringify(list),
    'server.js': `export async function render(widget, data, options) { ${render} }`,
    'assets/a.js': 'export {};',
    'assets/a.js.br': 'br',
    'assets/a.js.gz': 'gz',
    'assets/a.css': STYLE,
  }))
    writeFileSync(join(folder, file), text);
  return folder;
}

const DRAWN = "return '<div data-journal=\"' + widget + '\">drawn for ' + options.url + '</div>';";

let host: Hono;

async function start(render = DRAWN): Promise<Hono> {
  const journal = createJournal({ keepsCookies: true });
  return withConsole(journal, await createHost(mockBackend(journal), writeBuild(render)));
}

const ORIGIN = 'http://localhost:4030';
const ask = (path: string, init: RequestInit = {}) => host.request(`${ORIGIN}${path}`, { redirect: 'manual', ...init });

async function logIn(email: string): Promise<string> {
  const response = await ask('/api/access/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function dataOf(response: Response) {
  const [, block = ''] = /id="journal-data">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  return JSON.parse(block);
}

beforeAll(async () => {
  host = await start();
});

describe('a page of the example host', () => {
  test('answers HEAD without a body, and its data alone to a request that prefers JSON', async () => {
    const head = await ask('/subscribe', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const page = await ask('/subscribe');
    const data = await ask('/subscribe', { headers: { Accept: 'application/json' } });
    expect([page, data].map(({ headers }) => headers.get('Vary'))).toEqual([
      expect.stringContaining('Accept'),
      expect.stringContaining('Accept'),
    ]);
    expect(await data.json()).toEqual(await dataOf(page));
  });

  test('names rules for prefetching, and clears prefetched pages after a call that may change them [BEYOND-206]', async () => {
    const rulesAt = async (origin: string) =>
      (await host.request(`${origin}/subscribe`)).headers.get('Speculation-Rules');
    const named = [await rulesAt(ORIGIN), await rulesAt('https://journal.test'), await rulesAt('http://journal.test')];
    expect(named).toEqual(['"/speculation-rules.json"', '"/speculation-rules.json"', null]);
    const rules = await ask('/speculation-rules.json');
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json');
    const cleared = [
      await ask('/api/config/shipping'),
      await ask('/api/access/logout', { method: 'POST' }),
      await ask('/logout', { method: 'POST' }),
    ].map((answer) => answer.headers.get('Clear-Site-Data'));
    expect(cleared).toEqual([null, '"prefetchCache"', '"prefetchCache"']);
  });

  test('leaves addresses with a token or an effect out of those rules [BEYOND-206]', async () => {
    const { prefetch } = await (await ask('/speculation-rules.json')).json();
    const patterns: string[] = prefetch[0].where.and.flatMap(({ not }: { not?: { href_matches?: string[] } }) =>
      not?.href_matches ? not.href_matches : [],
    );
    const isLeftOut = (path: string) => patterns.some((pattern) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN));
    const paths = Object.values(visits).map(({ path }) => path.replaceAll(/\{(\w+)\}/g, 'a-$1'));
    expect(paths.filter(isLeftOut).toSorted()).toEqual([
      '/account/address/a-shipcode/delete',
      '/account/subscriptions/a-token',
      '/invoice/a-invoice',
      '/logout',
      '/oauth/google',
      '/oauth/openathens',
      '/oauth/openathens/deeplink',
    ]);
    expect(paths.filter((path) => !isLeftOut(`${path}?token=1`))).toEqual([]);
  });

  test('keeps a tester on the site who chooses a reader at a path of two slashes', async () => {
    const { headers } = await ask('//evil.example/x?reader=subscriber');
    expect(headers.get('Location')).toBe('/.//evil.example/x');
  });

  test('renders its widgets for the address and lists their files once [BEYOND-80]', async () => {
    const page = await (await ask('/articles/keepers-of-the-light?a=1')).text();
    for (const widget of ['header', 'post-navigation', 'share', 'footer'])
      expect(page).toContain(
        `<div data-journal="${widget}">drawn for ${ORIGIN}/articles/keepers-of-the-light?a=1</div>`,
      );
    expect(page.match(/assets\/a\.js/g)).toHaveLength(1);
    expect(page.match(/p\{color:red\}/g)).toHaveLength(1);
  });

  test('has empty mount points after a rendering error, and logs no page data [BEYOND-80]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const failing = await start('throw new TypeError(data.settings.journal)');
    const page = await (await failing.request('/login')).text();
    expect(page).toContain('<div data-journal="login"></div>');
    expect(page).toContain('<header data-journal="header">');
    expect(page).toContain('<footer data-journal="footer">');
    expect(logged.mock.calls.flat().join()).not.toContain('Ember Days');
    host = await start();
  });

  test('forbids caches, framing and third-party scripts [BEYOND-80]', async () => {
    const session = await logIn('ines@reader.example');
    for (const path of ['/', '/login', '/account', '/nowhere']) {
      const { headers } = await ask(path, { headers: { Cookie: session } });
      expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      expect([path, headers.get('Content-Security-Policy')]).toEqual([path, expect.stringContaining(`'${HASH}'`)]);
      expect(headers.get('Content-Security-Policy')).toMatch(
        /frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      );
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('sends no referrer if its address has a token [BEYOND-80]', async () => {
    for (const path of [
      '/account/payment?token=lnk_9Zc4Tq',
      '/receipts?token=rcp_Vd0w7c',
      '/subscribe/redeem?token=gft_1',
    ])
      expect([path, (await ask(path)).headers.get('Referrer-Policy')]).toEqual([path, 'no-referrer']);
    expect((await ask('/store')).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  test('escapes the page data within its script block [BEYOND-80]', async () => {
    const name = '</script><script>alert(1)</script>';
    const session = await logIn('ines@reader.example');
    await ask('/api/account/name', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: session },
      body: JSON.stringify({ name }),
    });
    const response = await ask('/account/name', { headers: { Cookie: session } });
    expect(await response.clone().text()).not.toContain('<script>alert');
    expect((await dataOf(response)).subscriber.account.name).toBe(name);
    host = await start();
  });
});

describe('fonts', () => {
  const [roman, italic] = ['normal', 'italic'].map((style) => `/fonts/newsreader-latin-wght-${style}.woff2`);

  test.each([
    { cookie: '', used: [], next: roman },
    { cookie: 'fonts=1', used: [roman], next: italic },
    { cookie: 'fonts=2', used: [roman, italic], next: undefined },
    { cookie: 'fonts=many', used: [], next: roman },
    { cookie: 'fonts=9', used: [roman, italic], next: undefined },
  ])(
    'a page for "$cookie" first names the fonts that have come, and fetches one more after all else',
    async ({ cookie, used, next }) => {
      const response = await ask('/login', { headers: { Cookie: cookie } });
      const page = await response.text();
      const found = (pattern: RegExp, text = page) => [...text.matchAll(pattern)].map(([, file]) => file);
      const [beforeWidgets] = page.split('rel="modulepreload"');
      expect(found(/src: url\("(.+?)"\)/g)).toEqual(used);
      expect(found(/<link rel="preload" href="(.+?)" as="font"/g, beforeWidgets)).toEqual(used);
      expect(found(/src="\/late-font.js" fetchpriority="low" data-font="(.+?)"/g)).toEqual(next ? [next] : []);
      for (const [, style = ''] of page.matchAll(/<style>(@font-face.*?)<\/style>/gs))
        expect(response.headers.get('Content-Security-Policy')).toContain(
          createHash('sha384').update(style).digest('base64'),
        );
      for (const file of [...used, next ?? roman]) expect((await ask(file ?? '')).status).toBe(200);
    },
  );

  test('their script is served', async () => {
    const { status, headers } = await ask('/late-font.js');
    expect([status, headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/javascript/)]);
  });
});

describe('files', () => {
  test('are immutable and compressed if they belong to the build [BEYOND-80]', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['', null],
    ] as const) {
      const { status, headers } = await ask('/journal/assets/a.js', { headers: { 'Accept-Encoding': accepted } });
      expect([status, headers.get('Content-Encoding')]).toEqual([200, encoding]);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
    }
    expect((await ask('/journal/journal.json')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    '/journal/server.js',
    '/journal/assets/none.js',
    '/journal/assets/%2e%2e/server.js',
    '/journal/../server.js',
  ])('returns an uncached 404 for %s', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });
});

describe('an unknown address', () => {
  test("returns 404 and a page with the reader's header [BEYOND-80]", async () => {
    const session = await logIn('ines@reader.example');
    const response = await ask('/nowhere?token=x', { headers: { Cookie: session } });
    expect(response.status).toBe(404);
    expect(await response.clone().text()).toContain('<h1>Page not found</h1>');
    expect((await dataOf(response)).subscriber.account.email).toBe('ines@reader.example');
  });

  test('unreadable page data returns 500 and a page without widgets [BEYOND-80]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = await createHost(
      {
        pageData: () => {
          throw new Error('The database of ines@reader.example is away.');
        },
        answer: () => Promise.reject(new Error('no')),
      },
      writeBuild(DRAWN),
    );
    const response = await broken.request('/account');
    const text = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    expect(text).toContain('This page could not be shown');
    expect(text).not.toMatch(/<\w+ data-journal|ines@/);
  });
});

describe('a page for readers', () => {
  test('sends a visitor to the login and back [BEYOND-81]', async () => {
    const refused = await ask('/account/name');
    expect([refused.status, refused.headers.get('Location')]).toEqual([302, '/login?url=%2Faccount%2Fname']);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    const login = await ask('/login?url=%2Faccount%2Fname');
    expect((await dataOf(login)).settings.login.path).toBe('/account/name');
    const session = await logIn('ines@reader.example');
    const back = await ask('/login?url=%2Faccount%2Fname', { headers: { Cookie: session } });
    expect(back.headers.get('Location')).toBe('/account/name');
  });

  test('never redirects off the site or to a page with side effects [BEYOND-81]', async () => {
    const session = await logIn('ines@reader.example');
    for (const { value, expected } of hostileRedirects()) {
      const { headers } = await ask(`/login?url=${value}`, { headers: { Cookie: session } });
      const path = headers.get('Location') ?? '';
      expect([value, staysHome(path)]).toEqual([value, true]);
      if (expected === 'reject') expect([value, path]).toEqual([value, '/']);
    }
    for (const asked of allowedRedirects()) {
      const { headers } = await ask(`/login?url=${encodeURIComponent(asked)}`, { headers: { Cookie: session } });
      expect(headers.get('Location')).toBe(asked);
    }
  });

  test('keeps two sessions apart [BEYOND-81]', async () => {
    const [ines, tomas] = [await logIn('ines@reader.example'), await logIn('tomas@reader.example')];
    const pageOf = async (Cookie: string) => (await ask('/account', { headers: { Cookie } })).text();
    const [first, second] = [await pageOf(ines), await pageOf(tomas)];
    expect([first.includes('ines@'), first.includes('tomas@')]).toEqual([true, false]);
    expect([second.includes('tomas@'), second.includes('ines@')]).toEqual([true, false]);
    await ask('/api/access/logout', { method: 'POST', headers: { Cookie: ines } });
    expect((await ask('/account', { headers: { Cookie: ines } })).headers.get('Location')).toBe(
      '/login?url=%2Faccount',
    );
  });
});

describe('in demos', () => {
  test('?reader=NAME logs in and disappears from the address', async () => {
    const response = await ask('/account?a=1&reader=subscriber');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/account?a=1']);
    const session = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await dataOf(await ask('/account', { headers: { Cookie: session } }))).subscriber.account.email).toBe(
      'ines@reader.example',
    );
    await ask('/?reader=visitor', { headers: { Cookie: session } });
    expect((await ask('/account', { headers: { Cookie: session } })).headers.get('Location')).toBe(
      '/login?url=%2Faccount',
    );
  });
});

test.each(['gzip', 'identity'])(
  'sends a page with mock providers uncompressed, even if %s is accepted [BEYOND-91]',
  async (accepted) => {
    const journal = createJournal({ keepsCookies: true });
    const doubled = await withDoubles(journal, await createHost(mockBackend(journal), writeBuild(DRAWN)));
    const response = await doubled.request(`${ORIGIN}/donate`, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(await response.text()).toMatch(
      /<script defer src="\/doubles\/in-page.js"><\/script>\s*<\/head>[\s\S]*<\/html>/,
    );
  },
);
