import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { examplePages } from '../../scripts/docs/host-pages.ts';
import { run } from '../run.ts';
import { check } from './check.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const script = 'export {};';
const digest = `sha384-${createHash('sha384').update(script).digest('base64')}`;
writeFileSync(join(folder, 'embed-a1.js'), script);

const entry = `<script type="module" src="embed-a1.js" integrity="${digest}"></script>`;
const login = pages.showLogin.everyTab.body;
const receipt = pages.showReceipt.receipt.body;
const blockOf = (data: unknown) =>
  `<script type="application/json" id="journal-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const META = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
const page = (body: string, head = entry) =>
  `<!doctype html><html lang="en"><head>${META}${head}</head><body>${body}</body></html>`;
const point = (name: string) => `<div data-journal="${name}"></div>`;

async function checked(...args: string[]) {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    readInput: async () => '',
  };
  const code = await run(['check', ...args], terminal, { check }, '1.0.0');
  return { code, out, err };
}

function checkedHtml(html: string) {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  return checked(file);
}

test.each(examplePages().map((example) => [example.address, example] as const))(
  'accepts the page data of %s [BEYOND-76]',
  async (_, { data, widgets }) => {
    const { code, out, err } = await checkedHtml(page(widgets.map(point).join('') + blockOf(data)));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // Token pages get a warning about headers, which a file does not have.
    expect(out).not.toContain('Page data');
  },
);

test('accepts a correct page', async () => {
  expect(await checkedHtml(page(point('login') + blockOf(login)))).toEqual({
    code: 0,
    out: 'Nothing is wrong with this page.\n',
    err: '',
  });
});

test.each<[string, string, 0 | 1, RegExp]>([
  ['no page data', page(point('login')), 1, /no page data/],
  ['page data in another element', page(`${point('login')}<div id="journal-data">{}</div>`), 1, /is not <script type/],
  [
    'page data set by a script',
    page(`${point('login')}<script defer>window.journal = {}</script>`),
    0,
    /window\.journal/,
  ],
  [
    'page data that is not JSON',
    page(`${point('login')}<script type="application/json" id="journal-data">\n{"a":\nsecret}</script>`),
    1,
    /Line 3: the page data is not JSON/,
  ],
  [
    'a text that ends the block',
    page(`${point('login')}<script type="application/json" id="journal-data">{"a":"</script>"}</script>`),
    1,
    /not JSON\. If a text contains <\/script>/,
  ],
  ['a < that could end it', page(point('login') + blockOf(login).replace('Ember', '<!--')), 1, /a < in the page data/],
  ['two blocks', page(point('login') + blockOf(login) + blockOf(login)), 0, /Several elements/],
  [
    'a block with HTML-escaped quotes',
    page(point('login') + blockOf(login).replaceAll('"settings"', '&quot;settings&quot;')),
    1,
    /not JSON\. Its quotes are HTML-escaped \(&quot;\)/,
  ],
  ['no mount point', page(blockOf(login)), 1, /no mount point.* Widgets that a script mounts cannot be checked here/],
  [
    'an unknown widget',
    page(point('logn') + point('login') + blockOf(login)),
    1,
    /unknown widget "logn"\. Did you mean "login"\? Widgets: .*login/,
  ],
  [
    'invalid required data',
    page(point('login') + point('logout') + blockOf({ ...login, settings: null })),
    1,
    /Page data \/settings: expected an object, found null\. Not shown: login, logout\./,
  ],
  [
    'an invalid setting',
    page(point('login') + blockOf({ ...login, settings: { ...login.settings, locale: 'en_US' } })),
    0,
    /Warnings \(1\)\n {2}Page data \/settings\/locale: expected a language tag such as fr-CA, found text of 5 characters\. It is ignored\./,
  ],
  [
    'an entry that is not a module',
    page(point('login') + blockOf(login), '<script src="embed-a1.js"></script>'),
    1,
    /Line 1: this script needs type="module"/,
  ],
  ['no entry', page(point('login') + blockOf(login), ''), 1, /No module script loads the widgets/],
  [
    'a wrong integrity',
    page(point('login') + blockOf(login), entry.replace(digest, 'sha384-AAAA')),
    1,
    /integrity of embed-a1\.js/,
  ],
  [
    'a module before the entry of a token page',
    page(point('receipt') + blockOf(receipt), `<script type="module" src="a.js"></script>${entry}`),
    1,
    /before the entry takes the token/,
  ],
  [
    'an async script on a token page',
    page(point('receipt') + blockOf(receipt), `${entry}<script src="a.js" async></script>`),
    1,
    /before the entry takes the token/,
  ],
  [
    'a token page in a file',
    page(point('receipt') + blockOf(receipt)),
    0,
    /Referrer-Policy: no-referrer and Cache-Control: no-store/,
  ],
])('reports %s [BEYOND-76]', async (_, html, code, words) => {
  const result = await checkedHtml(html);
  expect(result).toMatchObject({ code, err: '' });
  expect(result.out).toMatch(words);
  expect(result.out).not.toContain('secret');
});

const headers: Record<string, string> = {};
const served = { html: '', policy: '' };
const server = createServer(({ url = '' }, response) => {
  response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
  const isPage = url?.startsWith('/receipts');
  if (url === '/served') return response.setHeader('Content-Security-Policy', served.policy).end(served.html);
  if (url === '/garbled') return response.setHeader('Content-Encoding', 'gzip').end('<!doctype html>');
  if (url === '/cut')
    return response.writeHead(200, { 'Content-Length': 100 }).write('<!doctype', () => response.destroy());
  if (url === '/html/quarterly.js') return response.end('<!doctype html>');
  if (!isPage && url !== '/embed-a1.js' && url !== '/cdn/quarterly.js') return response.writeHead(404).end();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response.end(isPage ? page(point('receipt') + blockOf(receipt)) : script);
});
const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
afterAll(() => server.close());

test('requires both headers on a served token page and names each missing one [BEYOND-76]', async () => {
  const bare = await checked(`${origin()}/receipts?token=tok_secret1`);
  expect(bare.code).toBe(1);
  expect(bare.out).toMatch(/without Referrer-Policy: no-referrer\.\n.*without Cache-Control: no-store/);
  expect(bare.out).not.toContain('tok_secret1');
  Object.assign(headers, { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' });
  expect(await checked(`${origin()}/receipts`)).toMatchObject({ code: 0 });
});

const OWN =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'";
const withSettings = (settings: object) => ({ ...login, settings: { journal: 'Ember Days', ...settings } });
const PAYING = { payment: { publishable_key: 'pk_test_emberdays' } };
const CHECKING = { bot_check: { provider: 'turnstile', site_key: '0x4' } };

test.each<[string, object, string, string[]]>([
  ['allows everything in use', {}, OWN, []],
  ['allows every host', PAYING, "default-src * 'self' data:", []],
  ['allows every HTTPS host', { ...PAYING, ...CHECKING }, "default-src 'self' data: https:", []],
  [
    'allows the subdomains of a host',
    { image_hosts: ['https://a.b.example'] },
    `${OWN.replace('data:', 'data: https://*.b.example')}`,
    [],
  ],
  [
    'refuses the payment provider',
    PAYING,
    OWN,
    [
      'https://js.stripe.com in script-src',
      'https://api.stripe.com in connect-src',
      'https://hooks.stripe.com in frame-src',
    ],
  ],
  [
    'refuses the bot check',
    CHECKING,
    OWN,
    ['https://challenges.cloudflare.com in script-src', 'https://challenges.cloudflare.com in frame-src'],
  ],
  ['refuses an image host', { image_hosts: ['https://a.example'] }, OWN, ['https://a.example in img-src']],
  [
    'allows only the host’s subdomains',
    { image_hosts: ['https://b.example'] },
    `${OWN.replace('data:', 'data: https://*.b.example')}`,
    ['https://b.example in img-src'],
  ],
  [
    'allows only a prefix of the host’s name',
    { image_hosts: ['https://a.example.net'] },
    `${OWN.replace('data:', 'data: https://a.example')}`,
    ['https://a.example.net in img-src'],
  ],
  ['refuses everything', {}, "default-src 'none'", ["'self' in script-src", "'self' in connect-src"]],
  [
    'lists other Trusted Types policies',
    {},
    `${OWN}; require-trusted-types-for 'script'; trusted-types other`,
    ['quarterly in trusted-types'],
  ],
  [
    'repeats a directive, of which the first counts',
    {},
    `script-src 'none'; script-src 'self'`,
    ["'self' in script-src"],
  ],
  ['has a second, stricter one beside it', {}, `${OWN}, script-src 'none'`, ["'self' in script-src"]],
])('reports what is refused by a policy that %s [BEYOND-76]', async (_, settings, policy, refused) => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const { code, out } = await checkedHtml(page(point('login') + blockOf(withSettings(settings)), meta + entry));
  for (const source of refused) expect(out).toContain(`The page's policy refuses ${source}.`);
  expect({ code, isClean: out === 'Nothing is wrong with this page.\n' }).toEqual(
    refused.length > 0 ? { code: 1, isClean: false } : { code: 0, isClean: true },
  );
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each<[string, string, 0 | 1]>([
  ['its hash', `${OWN.replace("style-src 'self'", `style-src 'self' ${hashOf('a{}')}`)}`, 0],
  ['its nonce', `${OWN.replace("style-src 'self'", "style-src 'self' 'nonce-n1'")}`, 0],
  ['unsafe-inline', `${OWN.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}`, 0],
  [
    'unsafe-inline, which a hash overrides',
    `${OWN.replace("style-src 'self'", `style-src 'self' 'unsafe-inline' ${hashOf('b{}')}`)}`,
    1,
  ],
  ['nothing', OWN, 1],
])('checks an inline style sheet against a policy that allows it by %s [BEYOND-76]', async (_, policy, code) => {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><style nonce="n1">a{}</style>`;
  const found = await checkedHtml(page(point('login') + blockOf(withSettings({})), head + entry));
  expect(found).toMatchObject({ code });
  if (code === 1) expect(found.out).toMatch(/Line 1: the policy refuses this style sheet/);
});

test('warns about a served page without a policy [BEYOND-76]', async () => {
  expect((await checked(`${origin()}/receipts`)).out).toContain('sent without a Content-Security-Policy');
});

const module = (src: string) => `<script type="module" src="${src}"></script>`;
const CDN = 'https://cdn.example/quarterly@1.0.0/cdn/';

test.each<[string, string, string, 0 | 1, RegExp]>([
  ['a missing entry', module('/jurnal/quarterly.js'), OWN, 1, /Line 1: \/jurnal\/quarterly\.js cannot be/],
  [
    'a missing preload',
    `${entry}<link rel="modulepreload" href="/a.js" integrity="${digest}">`,
    OWN,
    1,
    /a\.js cannot/,
  ],
  ['HTML in place of the entry', module('/html/quarterly.js'), OWN, 1, /quarterly\.js returns HTML/],
  ['two builds', module('/cdn/quarterly.js') + module('/embed-a1.js'), OWN, 1, /Line 1: this loads a second copy/],
  ['one build under two names', entry + entry, OWN, 0, /^Nothing is wrong/],
])('checks a served page with %s [BEYOND-76]', async (_, head, policy, code, words) => {
  Object.assign(served, { html: page(point('login') + blockOf(withSettings({})), head), policy });
  const result = await checked(`${origin()}/served`);
  expect(result).toMatchObject({ code, err: '', out: expect.stringMatching(words) });
});

test.each<[string, string, string[]]>([
  ['only the page', OWN, [`${CDN} in script-src`, `${CDN} in style-src`]],
  [
    'the CDN’s origin',
    `${OWN}; script-src 'self' https://cdn.example`.replace("style-src 'self'", "style-src 'self' https://cdn.example"),
    [],
  ],
  ['the CDN’s folder', `${OWN}; script-src 'self' ${CDN}`.replace("style-src 'self'", `style-src 'self' ${CDN}`), []],
  [
    'one file on the CDN',
    `${OWN}; script-src 'self' ${CDN}quarterly.js`,
    [`${CDN} in script-src`, `${CDN} in style-src`],
  ],
])('reports the CDN files refused by a policy for %s [BEYOND-76]', async (_, policy, refused) => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const { out } = await checkedHtml(
    page(point('login') + blockOf(withSettings({})), meta + module(`${CDN}quarterly.js`)),
  );
  const lines = refused.map((source) => `  The page's policy refuses ${source}.\n`);
  expect(out).toBe(
    refused.length > 0 ? `Errors (${refused.length})\n${lines.join('')}` : 'Nothing is wrong with this page.\n',
  );
});

test.each([
  [[], 'name one file or address'],
  [['a.html', 'b.html'], 'name one file or address'],
  [['nowhere.html'], 'nowhere.html cannot be read (ENOENT)'],
])('exits with 2 for %j', async (args, words) => {
  const { code, err } = await checked(...args);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
});

test('exits with 2 for an address without a page, and does not print its token', async () => {
  const { code, err } = await checked(`${origin()}/elsewhere?token=tok_secret1`);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('responded with status 404') });
  expect(err).not.toContain('tok_secret1');
});

test.each(['/garbled', '/cut'])(
  'exits with 2 for an address whose response is unreadable: %s [BEYOND-76]',
  async (path) => {
    const { code, err } = await checked(`${origin()}${path}`);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('sent no complete response') });
  },
);

test('reports an element that hides a property of document [BEYOND-76]', async () => {
  const named = '<form name="head"></form><form name="search"></form><p name="head"></p>';
  const { code, out } = await checkedHtml(page(`${named}${point('login')}${blockOf(login)}`));
  expect(out).toContain('<form name="head"> hides document.head, so no widget is shown. Rename it.');
  expect(out.match(/hides document/g)).toHaveLength(1);
  expect(code).toBe(1);
});
