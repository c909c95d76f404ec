import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { run } from '../run.ts';
import { check } from './check.ts';
import { checkPage } from './check-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'embed-a1.js'), 'export {};');

const ENTRY = '<script type="module" src="embed-a1.js"></script>';
const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
const POINT = '<div data-journal="login"></div>';
const login = pages.showLogin.everyTab.body;
const blockOf = (text: string) => `<script type="application/json" id="journal-data">${text}</script>`;
const DATA = blockOf(JSON.stringify(login));
const page = ({ body = POINT + DATA, head = ENTRY, root = '<html lang="en">', meta = HEAD }) =>
  `<!doctype html>${root}<head>${meta}${head}</head><body>${body}</body></html>`;
const withSettings = (settings: object, points = POINT) =>
  page({ body: points + blockOf(JSON.stringify({ ...login, settings: { ...login.settings, ...settings } })) });
const withText = (text: string) => page({ body: POINT + blockOf(text) });
const withMessages = (messages: object, locale = 'en-US') => withSettings({ messages, locale });

async function checked(html: string | Uint8Array) {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  let out = '';
  const print = (text: string) => {
    out += text;
  };
  const code = await run(['check', file], { out: print, err: print, readInput: async () => '' }, { check }, '1.0.0');
  return { code, out };
}

type Mistake = readonly [name: string, html: string | Uint8Array, code: 0 | 1, words: RegExp];

const MARKUP: readonly Mistake[] = [
  [
    '<base> of another host',
    page({ head: `<base href="https://cdn.example/">${ENTRY}` }),
    1,
    /<base href> moves .* to cdn\.example/,
  ],
  [
    'a nested mount point',
    page({ body: `<div data-journal="header"><p>${POINT}</p></div>${DATA}` }),
    1,
    /inside the mount point "header"/,
  ],
  ['a repeated mount point', page({ body: POINT + POINT + DATA }), 0, /"login" is on the page twice/],
  ['a mount point that holds nothing', page({ body: `<input data-journal="login">${DATA}` }), 1, /<input> cannot hold/],
  ['a mount point in an image', page({ body: `<svg><g data-journal="login"/></svg>${DATA}` }), 1, /<g> cannot hold/],
  ['a misspelt widget', page({ body: `<div data-journal="Log-in"></div>${DATA}` }), 1, /Did you mean "login"\?/],
  [
    'a misspelt attribute',
    page({ body: `<div data-jornal="login"></div>${DATA}` }),
    1,
    /"data-jornal" must be "data-journal"/,
  ],
  [
    'a mount point without scripts only',
    page({ body: `<noscript>${POINT}</noscript>${DATA}` }),
    1,
    /outside <noscript>/,
  ],
  ['a mount point in a form', page({ body: `<form>${POINT}</form>${DATA}` }), 0, /inside <form> of line 1/],
  ['a button as mount point', page({ body: `<button data-journal="login"></button>${DATA}` }), 1, /cannot hold/],
  ['a mount point in a template', page({ body: `${POINT}<template>${POINT}</template>${DATA}` }), 1, /<template> only/],
  ['a mount point in a comment', page({ body: `<!-- ${POINT} -->${DATA}` }), 1, /outside the comment of line 1/],
  ['typographic quotes', page({ head: ENTRY.replaceAll('"', '”') }), 1, /typographic quotes are part/],
  ['a comment of the guide', page({ head: `<!-- dist/head/login.html -->${ENTRY}` }), 1, /replace this comment/],
  [
    'only the base of the head',
    page({ head: `<link rel="expect" href="#journal-data">${ENTRY}` }),
    0,
    /head of each widget, such as head\/login\.html/,
  ],
];

const SCRIPTS: readonly Mistake[] = [
  ['a misspelt type', page({ head: ENTRY.replace('module', 'modul') }), 1, /needs type="module"/],
  ['no closing tag', page({ head: ENTRY.replace('</script>', '') }), 1, /this script is not closed/],
  [
    'another copy in an import',
    page({ head: `${ENTRY}<script type="module">import './2/quarterly.js'</script>` }),
    1,
    /second copy/,
  ],
  [
    'async before the block',
    page({ head: ENTRY.replace('src', 'async src') }),
    1,
    /async, this script can run before line/,
  ],
  [
    'a global set too late',
    page({ body: `${POINT}<script type="module">window.journal = {}</script>` }),
    1,
    /sets window\.journal after/,
  ],
  [
    'a package without a bundler',
    page({ head: '<script type="module">import { mount } from "@ember-days/quarterly"; mount()</script>' }),
    1,
    /cannot import a package by its name/,
  ],
];

const JSON_TEXTS: readonly Mistake[] = [
  ['a byte order mark', withText(`\uFEFF${JSON.stringify(login)}`), 0, /begins with a byte order mark\. It is ignored/],
  [
    'a wrong id',
    page({ body: POINT + DATA.replace('journal-data', 'journal_data') }),
    1,
    /needs the id "journal-data"/,
  ],
  ['no id', page({ body: POINT + DATA.replace(' id="journal-data"', '') }), 1, /needs the id "journal-data"/],
  ['a comment', withText('{\n// the settings\n"settings": {}}'), 1, /Line 2: .* JSON has no comments/],
  [
    'a trailing comma',
    withText('{"settings": {\n"journal": "Ember Days",\n}}'),
    1,
    /Line 3: .*no comma before a closing bracket/,
  ],
  ['escaped quotes', withText(JSON.stringify(JSON.stringify(login)).slice(1, -1)), 1, /escaped with backslashes/],
  ['an address', page({ body: POINT + DATA.replace('>', ' src="/data.json">') }), 1, /no JSON by src/],
  ['single quotes', withText("{'settings': {}}"), 1, /need double quotes/],
  ['names without quotes', withText('{settings: {}}'), 1, /Names need double quotes/],
  ['typographic quotes', withText('{“settings”: {}}'), 1, /straight double quotes/],
  ['undefined', withText('{"settings": {}, "cart": undefined}'), 1, /only true, false and null/],
  ['words of Python', withText('{"settings": {"debug": True}}'), 1, /only true, false and null/],
  ['a template', withText('{{ page_data | json }}'), 1, /template was not filled in/],
  ['an assignment', withText('window.journal = {"settings": {}}'), 1, /without an assignment/],
  ['nothing', withText(' \n'), 1, /block is empty/],
  ['JSON in a text', withText(JSON.stringify(JSON.stringify(login))), 1, /encoded twice/],
  ['deep nesting', withText(`{"a":${'['.repeat(100_000)}`), 1, /nested more than 100 levels/],
  ['too much', withText(JSON.stringify({ ...login, more: 'x'.repeat(1_048_576) })), 1, /larger than 1 MiB/],
];

const SETTINGS: readonly Mistake[] = [
  ['a secret as a widget', page({ body: `<div data-journal="sk_live_abc123"></div>${DATA}` }), 1, /unknown widget "…"/],
  ['wrapped page data', withText(JSON.stringify({ page: login })), 1, /inside another object/],
  [
    'an unknown setting',
    withSettings({ suport_email: 'a@b.example' }),
    0,
    /settings: unknown setting "suport_email"\. Did you mean "support_email"\?/,
  ],
  [
    'a setting of a setting',
    withSettings({ login: { gogle: true } }),
    0,
    /settings\/login: unknown setting "gogle"\. Did you mean "google"\?/,
  ],
  ['a secret as a setting', withSettings({ sk_live_12345: true }), 1, /unknown setting a name that is not shown/],
  [
    'misspelt page data',
    withText(JSON.stringify({ settings: login.settings, subscribr: null })),
    1,
    /the top: unknown name "subscribr"\. Did you mean "subscriber"\?/,
  ],
  [
    'a secret key',
    withSettings({ payment: { publishable_key: 'sk_live_abc123' } }),
    1,
    /a secret key of the payment provider .* is on the page/,
  ],
  ['a restricted key', withSettings({ terms_of_sale: 'rk_test_abc123' }), 1, /a secret key of the payment provider/],
  ['a webhook secret', page({ body: `${POINT}${DATA}<p title="whsec_abc123"></p>` }), 1, /a webhook secret/],
  ['a secret in a script', page({ head: `${ENTRY}<script>const key = 'sk_test_abc123'</script>` }), 1, /a secret key/],
  ['an unusable locale', withSettings({ locale: 'a-b-c-d' }), 0, /browsers know no such language/],
  ['an unknown language', withSettings({ locale: 'xq' }), 0, /browsers know no such language/],
  [
    'a language without texts',
    withSettings({ locale: 'de', messages: {} }).replace('lang="en"', 'lang="de"'),
    0,
    /no texts in this language/,
  ],
  ['an unknown currency', withSettings({ currency: 'XQQ' }), 0, /no such currency/],
  [
    'a script as a link',
    withSettings({ navigation: { menu: [{ text: 'A', href: 'javascript:alert(1)' }] } }),
    1,
    /menu\/0\/href: this address would run/,
  ],
  [
    'a hidden script',
    withSettings({ navigation: { footer: [{ text: 'A', href: ' java\tscript:alert(1)' }] } }),
    1,
    /this address would run/,
  ],
  [
    'a link without https',
    withSettings({ navigation: { menu: [{ text: 'A', href: 'http://a.example/' }] } }),
    0,
    /expected an https address or a path/,
  ],
  [
    'a relative link',
    withSettings({ store: { browse: 'store' } }),
    0,
    /store\/browse: expected an https address or a path/,
  ],
  [
    'no publishable key',
    withSettings({ payment: undefined }, '<div data-journal="donate"></div>'),
    1,
    /without a publishable key/,
  ],
];

const TEXTS: readonly Mistake[] = [
  [
    'an unknown text',
    withMessages({ 'submit.placeOrdr': 'Go' }),
    0,
    /no text "submit\.placeOrdr"\. Did you mean "submit\.placeOrder"\?/,
  ],
  [
    'an unknown placeholder',
    withMessages({ 'submit.placeOrder': 'Pay {total}' }),
    0,
    /submit\.placeOrder: this text has no placeholder \{total\}\. It has none/,
  ],
  [
    'a missing placeholder',
    withMessages({ 'login.setupHint': 'Set up your password' }),
    0,
    /login\.setupHint: the placeholder \{link\} is missing/,
  ],
  [
    'a misspelt placeholder',
    withMessages({ 'logout.loggedInAs': 'Hello {nmae}.' }),
    0,
    /no placeholder \{nmae\}\. It has \{name\}/,
  ],
  ['a plural without forms', withMessages({ 'overview.extended': 'More' }), 0, /no text "overview\.extended"/],
];

test.each([
  ['markup', MARKUP],
  ['scripts', SCRIPTS],
  ['the text of page data', JSON_TEXTS],
  ['settings', SETTINGS],
  ['texts', TEXTS],
])('finds the mistakes that publishers make with %s [BEYOND-76]', async (_, mistakes) => {
  for (const [name, html, code, words] of mistakes) {
    const found = await checked(html);
    expect.soft(found.out, name).toMatch(words);
    expect.soft(found.code, name).toBe(code);
    expect.soft(found.out, name).not.toMatch(/abc123|sk_live_1/);
  }
});

test('finds nothing wrong with a correct page in another language [BEYOND-76]', async () => {
  const messages = {
    'submit.placeOrder': 'Zamów',
    'overview.extended.few': 'Zostały {count} numery.',
    'overview.extended.one': 'Został jeden numer.',
  };
  const html = withMessages(messages, 'pl').replace('lang="en"', 'lang="pl"');
  expect(await checked(html)).toEqual({ code: 0, out: 'Nothing is wrong with this page.\n' });
});

interface Sent {
  html?: string;
  head?: string;
  address?: string;
  headers?: Record<string, string>;
  files?: Record<string, string>;
}

const served = ({ head = BUILT, html = page({ head }), address = ORIGIN, headers, files = FILES }: Sent) =>
  checkPage({
    bytes: Buffer.from(html),
    address,
    headers: new Headers({
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'self' data: https:",
      ...headers,
    }),
    read: async (file) => {
      const content = files[new URL(file).pathname];
      if (content === undefined) return { failure: 'responds with status 404' };
      return {
        bytes: Buffer.from(content),
        headers: new Headers({ 'Content-Type': TYPES[file.replace(/.*\./, '')] ?? 'application/json' }),
      };
    },
  });

const ORIGIN = 'https://journal.example/';
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
const FILES = {
  '/journal/assets/Login-1.css': 'a{}',
  '/journal/assets/embed-a1.js': 'export {};',
  '/journal/quarterly.js': 'export {};',
};
const BUILD = JSON.stringify({
  widgets: { login: { styles: ['assets/Login-1.css'] } },
  files: { 'assets/embed-a1.js': {}, 'assets/Login-1.css': {} },
});
const BUILT = ENTRY.replace('embed', '/journal/assets/embed');

const NAMED = 'default-src https://journal.example https://*.stripe.com https://js.stripe.com https: data:';
const WITH_BUILD = { ...FILES, '/journal/journal.json': BUILD };

test.each<[string, Sent, RegExp | undefined]>([
  ['nothing', {}, undefined],
  ['mixed content', { head: ENTRY.replace('embed', 'http://journal.example/embed') }, /loaded without https/],
  ['another type', { headers: { 'Content-Type': 'text/plain' } }, /sent as text\/plain/],
  ['a missing entry', { files: {} }, /cannot be loaded: it responds with status 404/],
  [
    'a script of no type',
    { head: ENTRY.replace('embed-a1', '/a/quarterly'), files: { '/a/quarterly.js': 'x' } },
    undefined,
  ],
  [
    'a test key',
    { html: withSettings({}).replace('embed', '/journal/assets/embed'), address: 'https://journal.com/' },
    /this is a test key/,
  ],
  ['isolation', { headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } }, /keeps the frames/],
  [
    'a sandbox',
    { headers: { 'Content-Security-Policy': 'sandbox allow-scripts' } },
    /sandbox without allow-same-origin, allow-forms/,
  ],
  ['an inline script', { head: `${BUILT}<script>1</script>` }, /the policy refuses this script/],
  [
    'a stale style sheet',
    { head: `${BUILT}<link rel="stylesheet" href="/journal/assets/Old-1.css">` },
    /Old-1\.css cannot be loaded/,
  ],
  [
    'integrity without CORS',
    {
      head: `${BUILT}<link rel="stylesheet" href="https://cdn.example/a.css" integrity="md5-1">`,
      files: { ...FILES, '/a.css': '' },
    },
    /needs the attribute crossorigin/,
  ],
  ['its own origin by name', { headers: { 'Content-Security-Policy': NAMED } }, undefined],
  ['a base that moves the entry', { head: `<base href="/journal/assets/">${ENTRY}` }, undefined],
  ['no head', { files: WITH_BUILD }, /lacks head\/login\.html/],
  [
    'the whole head',
    { head: `${BUILT}<link rel="stylesheet" disabled href="/journal/assets/Login-1.css">`, files: WITH_BUILD },
    undefined,
  ],
  [
    'two builds',
    { head: `${BUILT}<link rel="modulepreload" href="/journal/assets/Old-2.js">`, files: WITH_BUILD },
    /Old-2\.js is of another build/,
  ],
  ['a stable name', { head: ENTRY.replace('embed-a1', '/journal/quarterly'), files: WITH_BUILD }, undefined],
])('finds what is wrong with how a page and its files are sent: %s [BEYOND-76]', async (_, sent, words) => {
  const text = (await served(sent)).map((finding) => finding.text).join('\n');
  if (words) expect(text).toMatch(words);
  else expect(text).toBe('');
});
