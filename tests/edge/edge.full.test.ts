import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import { pages } from '#mocks/replies.ts';
import { isWidget, mounts } from '#src/mounts.ts';
import { examplesOf } from '../../scripts/docs/host-pages.ts';

const FOLDER = fileURLToPath(new URL('../../reports/edge', import.meta.url));
const NOW = Date.UTC(2026, 11, 1, 12);

/** Deno runs without any permission. */
const RUNTIMES = {
  Node: [process.execPath, 'main.js'],
  workerd: ['node_modules/.bin/workerd', 'test', 'workerd.capnp'],
  Deno: ['node_modules/.bin/deno', 'run', 'main.js'],
  Bun: ['node_modules/.bin/bun', 'main.js'],
} as const;

const examples = Object.keys(mounts)
  .filter(isWidget)
  .flatMap((widget) =>
    [...examplesOf(widget), {}].map((data) => ({
      widget,
      data: data as { settings?: { locale?: string } },
      url: `https://journal.example${flows[widget].route}?tag=a`,
    })),
  );

const inLocale = (locale: string, currency = 'USD', shown = examples) =>
  shown.map(({ data, ...example }) => ({
    ...example,
    data: { ...data, settings: { ...data.settings, locale, currency } },
  }));

const withTexts = [...examples, ...inLocale('fr', 'EUR'), ...inLocale('ar', 'KWD')];
const LOCALES = ['de-CH', 'en-IN', 'es', 'fa', 'hi', 'ja', 'pl', 'pt-BR', 'sv', 'th', 'zh-TW'];
const firstExamples = examples.filter(({ widget }, at) => examples[at - 1]?.widget !== widget);
const withoutTexts = LOCALES.flatMap((locale) => inLocale(locale, 'USD', firstExamples));
const cases = [...withTexts, ...withoutTexts];

const HEADER = '<header data-journal="header"><a href="/">Ember Days</a></header>';
const SIGNUP = '<div data-journal="mailing-list"></div>';
const UNKNOWN = '<div data-journal="unknown">Kept</div>';

/** Pages of the server behind the worker. */
const { body: ofReader } = pages.showHome.shellReader;
const { body: ofEveryone } = pages.showHome.shellBare;
const home = 'https://origin.journal.example/';
const PUBLIC = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=600' };
const ORIGIN_PAGES = [
  { url: home, body: pageOf(ofEveryone), headers: { ...PUBLIC, ETag: '"1"', Vary: 'Accept' } },
  { url: `${home}?reader`, body: pageOf(ofReader), headers: PUBLIC },
  { url: `${home}?visitor`, body: pageOf({ ...ofEveryone, subscriber: null }), headers: PUBLIC },
  { url: `${home}?session`, body: pageOf(ofEveryone), headers: { ...PUBLIC, 'Set-Cookie': 'session=1' } },
  { url: `${home}?token=1`, body: pageOf(ofEveryone), headers: PUBLIC },
  { url: `${home}?private`, body: pageOf(ofEveryone), headers: { ...PUBLIC, 'Cache-Control': 'private' } },
  { url: `${home}?data`, body: '{}', headers: { ...PUBLIC, 'Content-Type': 'application/json' } },
  { url: `${home}?broken`, body: pageOf('<'), headers: PUBLIC },
  { url: `${home}/evil.example/`, body: 'Not a page of ours', status: 404, headers: PUBLIC },
];

function pageOf(data: unknown): string {
  const block = `<script type="application/json" id="journal-data">${JSON.stringify(data)}</script>`;
  return `<body>${HEADER}<main><p>$& costs $1</p>${SIGNUP}${UNKNOWN}</main>${block}</body>`;
}

interface Run {
  rendered: string[];
  answered: { status: number; headers: Record<string, string>; text: string }[];
}

let node: Run;

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(new URL('runtimes', import.meta.url), FOLDER, { recursive: true });
  // Vitest's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build-server.ts', FOLDER], { env, stdio: 'inherit' });
  const worker = readFileSync('docs/examples/snippets/worker.js', 'utf8');
  writeFileSync(`${FOLDER}/worker.js`, worker.replace("'@ember-days/quarterly/server'", "'./server.js'"));
  const values = Object.entries({ now: NOW, cases, pages: ORIGIN_PAGES });
  const modules = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  writeFileSync(`${FOLDER}/cases.js`, modules.join(''));
  // The runtimes are not in the repository's own install, because nothing else uses them.
  execFileSync('npm', ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    shell: process.platform === 'win32',
  });
  node = run('Node');
});

test('the module has at most 295,000 bytes, compressed', () => {
  expect(gzipSync(readFileSync(`${FOLDER}/server.js`)).length).toBeLessThan(295_000);
});

test('Node renders every example', () => {
  expect(node.rendered).toHaveLength(cases.length);
  expect(new Set(withTexts.filter((_, at) => node.rendered[at]).map(({ widget }) => widget))).toEqual(
    new Set(Object.keys(mounts)),
  );
});

test('the example worker fills mount points, and lets caches keep only a page for everyone [BEYOND-204]', async () => {
  const { render }: typeof import('#src/server.tsx') = await import(`${FOLDER}/server.js`);
  const filled = async (data: unknown, path: string) => {
    const url = `https://journal.example/${path}`;
    const parts = await Promise.all((['header', 'mailing-list'] as const).map((name) => render(name, data, { url })));
    return [HEADER, SIGNUP].reduce((page, part, at) => page.replace(part, () => parts[at] || part), pageOf(data));
  };
  const secret = lowerCase({ ...PUBLIC, 'Cache-Control': 'no-store' });
  expect(node.answered).toEqual([
    {
      status: 200,
      // At noon.
      headers: { ...secret, 'cache-control': 'public, max-age=0, s-maxage=300', vary: 'Accept' },
      text: await filled(ofEveryone, ''),
    },
    { status: 200, headers: secret, text: await filled(ofReader, '?reader') },
    { status: 200, headers: secret, text: await filled({ ...ofEveryone, subscriber: null }, '?visitor') },
    { status: 200, headers: { ...secret, 'set-cookie': 'session=1' }, text: await filled(ofEveryone, '?session') },
    { status: 200, headers: secret, text: await filled(ofEveryone, '?token=1') },
    { status: 200, headers: secret, text: await filled(ofEveryone, '?private') },
    { status: 200, headers: lowerCase({ ...PUBLIC, 'Content-Type': 'application/json' }), text: '{}' },
    { status: 200, headers: secret, text: expect.stringContaining('We cannot show this page') },
    { status: 404, headers: lowerCase(PUBLIC), text: 'Not a page of ours' },
  ]);
});

test.each(['workerd', 'Deno', 'Bun'] as const)(
  '%s renders every example to the same bytes as Node, in each language we have [BEYOND-203]',
  (runtime) => {
    const { rendered, answered } = run(runtime);
    expect(answered).toEqual(node.answered);
    expect(rendered).toHaveLength(cases.length);
    const different = cases.flatMap(({ widget, data }, at) =>
      rendered[at] === node.rendered[at]
        ? []
        : [{ at, widget, locale: localeOf(data), ...firstDifference(node.rendered[at], rendered[at]) }],
    );
    expect(different.filter(({ at }) => at < withTexts.length)).toEqual([]);
    // Amounts and dates in other locales are the runtime's own. Deno has 1’000 in place of 1'000 in de-CH.
    expect([...new Set(different.map(({ locale }) => locale))]).toEqual(runtime === 'Deno' ? ['de-CH'] : []);
  },
);

const lowerCase = (headers: Record<string, string>) => Object.fromEntries(new Headers(headers));

const localeOf = ({ settings }: { settings?: { locale?: string } }) => settings?.locale;

function firstDifference(ours = '', theirs = ''): { ours: string; theirs: string } {
  const from = ours.split('').findIndex((character, at) => character !== theirs[at]);
  return { ours: ours.slice(from - 40, from + 40), theirs: theirs.slice(from - 40, from + 40) };
}

function run(runtime: keyof typeof RUNTIMES): Run {
  const [command, ...rest] = RUNTIMES[runtime];
  const env = { ...process.env, TZ: 'UTC' }; // workerd always runs in UTC
  return JSON.parse(execFileSync(command, rest, { cwd: FOLDER, env, encoding: 'utf8', maxBuffer: 2 ** 28 }));
}
