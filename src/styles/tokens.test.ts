import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#styles/contrast.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const sheet = read('src/styles/tokens.css');
const themes = readdirSync(new URL('docs/examples/themes/', root));

/** The colours of a style sheet by scheme, block by block; paper has its own. */
const palettesIn = (css: string) =>
  [...css.replace(/@media print .*/s, '').matchAll(/\{([^{}]*--jr-scheme: (\w+)[^{}]*)\}/g)].map(
    ([, block = '', scheme = '']) => ({
      scheme,
      colours: Object.fromEntries(
        [...block.matchAll(/--jr-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
      ),
    }),
  );

const sheets: [string, string][] = [
  ['tokens.css', sheet],
  ...themes.map((name): [string, string] => [name, read(`docs/examples/themes/${name}`)]),
];

test.each(sheets)(
  '%s gives light once and the same dark twice: for the system and for data-theme [BEYOND-86]',
  (_, css) => {
    const palettes = palettesIn(css);
    expect(palettes.map(({ scheme }) => scheme)).toEqual(['light', 'dark', 'dark']);
    expect(palettes[1]).toEqual(palettes[2]);
  },
);

test.each(sheets)(
  '%s keeps text at 4.5 and the edges of controls at 3, on paper and on its wash [BEYOND-87]',
  (_, css) => {
    const pairs = palettesIn(css).flatMap(({ scheme, colours }) =>
      ['paper', 'wash'].flatMap((ground) =>
        Object.entries({ ink: 7, soft: 4.5, accent: 4.5, error: 4.5, line: 3 }).map(([name, least]) => ({
          pair: `${scheme}: ${name} on ${ground}`,
          enough: contrast(colours[name] ?? '', colours[ground] ?? '') >= least,
        })),
      ),
    );
    expect(pairs).toHaveLength(30);
    expect(pairs.filter(({ enough }) => !enough)).toEqual([]);
  },
);

test.each(themes)('%s keeps the text of buttons at 4.5, also under the pointer [BEYOND-87]', (name) => {
  const pairs = palettesIn(read(`docs/examples/themes/${name}`)).map(({ scheme, colours }) => ({
    scheme,
    least: Math.min(
      ...['button', 'button-hover'].map((ground) => contrast(colours['button-text'] ?? '', colours[ground] ?? '')),
    ),
  }));
  expect(pairs).toHaveLength(3);
  expect(pairs.filter(({ least }) => !(least >= 4.5))).toEqual([]);
});

/** The tokens that a style sheet sets, each with its values in order. */
function tokensIn(css: string): Map<string, string[]> {
  const tokens = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--jr-[\w-]+):\s*([^;]+);/g))
    tokens.set(name, [...new Set([...(tokens.get(name) ?? []), value])]);
  return tokens;
}

/** The rows of the tables of tokens: what stands in code in each cell. */
const documented = new Map(
  read('docs/theming.md')
    .split('\n')
    .filter((line) => line.startsWith('| `--jr-'))
    .map((line) => {
      const [name = '', ...values] = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      return [name, values] as const;
    }),
);

test('docs/theming.md has every token with its defaults, light before dark [BEYOND-87]', () => {
  const defaults = new Map([...tokensIn(sheet)].map(([name, values]) => [name, values.join(' ')]));
  const said = new Map(
    [...documented].filter(([name]) => defaults.has(name)).map(([name, values]) => [name, values.join(' ')]),
  );
  expect(said).toEqual(defaults);
});

test('docs/theming.md has every token that a widget reads, and themes set no other [BEYOND-87]', () => {
  const sources = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const used = sources.flatMap((path) =>
    [...read(`src/${path}`).matchAll(/var\((--jr-[\w-]+)/g)].map(([, name]) => name),
  );
  const own = sources
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => [...tokensIn(read(`src/${path}`)).keys()]);
  const set = themes.flatMap((name) => [...tokensIn(read(`docs/examples/themes/${name}`)).keys()]);
  expect([...new Set([...used, ...set])].filter((name = '') => !documented.has(name) && !own.includes(name))).toEqual(
    [],
  );
});
