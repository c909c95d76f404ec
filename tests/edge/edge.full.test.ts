import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import { isWidget, mounts } from '#src/mounts.ts';
import { examplesOf } from '../../scripts/docs/host-pages.ts';

const FOLDER = fileURLToPath(new URL('../../reports/edge', import.meta.url));
const NOW = Date.UTC(2026, 11, 1, 12);

/** Each prints the HTML of all cases. Deno runs without any permission. */
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

const inLocale = (locale: string, currency = 'USD') =>
  examples.map(({ data, ...example }) => ({
    ...example,
    data: { ...data, settings: { ...data.settings, locale, currency } },
  }));

const withTexts = [...examples, ...inLocale('fr', 'EUR'), ...inLocale('ar', 'KWD')];
const LOCALES = ['de-CH', 'en-IN', 'es', 'fa', 'hi', 'ja', 'pl', 'pt-BR', 'sv', 'th', 'zh-TW'];
const withoutTexts = LOCALES.flatMap((locale) => inLocale(locale));
const cases = [...withTexts, ...withoutTexts];

let expected: string[];

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(new URL('runtimes', import.meta.url), FOLDER, { recursive: true });
  // Vitest's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build-server.ts', FOLDER], { env, stdio: 'inherit' });
  writeFileSync(`${FOLDER}/cases.js`, `export const now = ${NOW};\nexport const cases = ${JSON.stringify(cases)};\n`);
  // The runtimes are not in the repository's own install, because nothing else uses them.
  execFileSync('npm', ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    shell: process.platform === 'win32',
  });
  expected = renderedIn('Node');
});

test('the module has at most 280,000 bytes, compressed', () => {
  expect(gzipSync(readFileSync(`${FOLDER}/server.js`)).length).toBeLessThan(280_000);
});

test('Node renders every example', () => {
  expect(expected).toHaveLength(cases.length);
  expect(new Set(withTexts.filter((_, at) => expected[at]).map(({ widget }) => widget))).toEqual(
    new Set(Object.keys(mounts)),
  );
});

test.each(['workerd', 'Deno', 'Bun'] as const)(
  '%s renders every example to the same bytes as Node, in each language we have [BEYOND-203]',
  (runtime) => {
    const rendered = renderedIn(runtime);
    expect(rendered).toHaveLength(cases.length);
    const different = cases.flatMap(({ widget, data }, at) =>
      rendered[at] === expected[at]
        ? []
        : [{ at, widget, locale: localeOf(data), ...firstDifference(expected[at] ?? '', rendered[at] ?? '') }],
    );
    expect(different.filter(({ at }) => at < withTexts.length)).toEqual([]);
    // Amounts and dates in other locales are the runtime's own. Deno has older data, with 1’000 in place of 1'000 in de-CH.
    expect([...new Set(different.map(({ locale }) => locale))]).toEqual(runtime === 'Deno' ? ['de-CH'] : []);
  },
);

const localeOf = ({ settings }: { settings?: { locale?: string } }) => settings?.locale;

function firstDifference(node: string, other: string): { node: string; other: string } {
  const from = node.split('').findIndex((character, at) => character !== other[at]);
  return { node: node.slice(from - 40, from + 40), other: other.slice(from - 40, from + 40) };
}

function renderedIn(runtime: keyof typeof RUNTIMES): string[] {
  const [command, ...rest] = RUNTIMES[runtime];
  const env = { ...process.env, TZ: 'UTC' }; // workerd always runs in UTC
  return JSON.parse(execFileSync(command, rest, { cwd: FOLDER, env, encoding: 'utf8', maxBuffer: 2 ** 28 }));
}
