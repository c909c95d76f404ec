import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#styles/contrast.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const sheet = read('src/styles/tokens.css');
const themes = readdirSync(new URL('docs/examples/themes/', root));

const coloursIn = (css: string) =>
  new Map(
    [...css.matchAll(/--jr-([\w-]+): var\(--jr-light, (#[0-9a-f]{6})\) var\(--jr-dark, (#[0-9a-f]{6})\);/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
    ),
  );

const readTheme = (name: string) => read(`docs/examples/themes/${name}`);
const sheets: [string, string][] = [
  ['tokens.css', sheet],
  ...themes.map((name): [string, string] => [name, readTheme(name)]),
];

const TEXTS = { ink: 7, soft: 4.5, accent: 4.5, error: 4.5, line: 3 };

/** The minimum contrast of text and of control edges on each background. */
const CONTRASTS: Record<string, Record<string, Record<string, number>>> = {
  text: { paper: TEXTS, wash: TEXTS },
  buttons: { button: { 'button-text': 4.5 }, 'button-hover': { 'button-text': 4.5 } },
};

test.each([
  ...sheets.map(([name, css]) => ({ name, css, what: 'text' })),
  ...themes.map((name) => ({ name, css: readTheme(name), what: 'buttons' })),
])('$name has enough contrast for $what in light and dark [BEYOND-87]', ({ css, what }) => {
  const colours = coloursIn(css);
  const pairs = Object.entries(CONTRASTS[what] ?? {}).flatMap(([ground, texts]) =>
    Object.entries(texts).flatMap(([text, least]) =>
      (['light', 'dark'] as const).map((scheme) => ({
        pair: `${scheme}: ${text} on ${ground}`,
        enough: contrast(colours.get(text)?.[scheme] ?? '', colours.get(ground)?.[scheme] ?? '') >= least,
      })),
    ),
  );
  expect(pairs.filter(({ enough }) => !enough)).toEqual([]);
});

test.each(themes)('%s sets only tokens, and only on the root and themed elements [BEYOND-87]', (name) => {
  const css = readTheme(name).replace(/\/\*.*?\*\//gs, '');
  expect(css).toMatch(/^(?:\s*:root(?:,\s*\[data-theme\])? \{(?:\s*--jr-[\w-]+: [^;{}]+;)+\s*\})+\s*$/);
  expect(css).not.toContain('!important');
});

test('no size of a widget or theme depends on the font size of a host’s root [BEYOND-150]', () => {
  const shipped = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.(?:test|stories))\.(?:css|tsx?)$/.test(path) && !path.startsWith('site/'),
  );
  const texts = [...shipped.map((path) => `src/${path}`), ...themes.map((name) => `docs/examples/themes/${name}`)];
  expect(texts.filter((path) => /\drem\b/.test(read(path)))).toEqual([]);
});

function tokensIn(css: string): Map<string, string[]> {
  const tokens = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--jr-[\w-]+):\s*([^;]+);/g))
    tokens.set(name, [...new Set([...(tokens.get(name) ?? []), value])]);
  return tokens;
}

const documented = new Map(
  read('docs/theming.md')
    .split('\n')
    .filter((line) => line.startsWith('| `--jr-'))
    .map((line) => {
      const [name = '', ...values] = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
      return [name, values] as const;
    }),
);

test('docs/theming.md lists every token with its light and dark defaults [BEYOND-87]', () => {
  const defaults = [...tokensIn(sheet)].map(([name, values]) => {
    const { light, dark } = coloursIn(sheet).get(name.replace('--jr-', '')) ?? {};
    return [name, light && dark ? [light, dark] : values.filter((value) => value.trim() !== '')] as const;
  });
  const said = [...documented].filter(([name]) => tokensIn(sheet).has(name));
  expect(new Map(said)).toEqual(new Map(defaults));
});

test('docs/theming.md lists exactly the tokens that widgets read, and themes set only those [BEYOND-87]', () => {
  const sources = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.(?:test|stories))\.(?:css|tsx?)$/.test(path),
  );
  const texts = sources.map((path) => ({ path, text: read(`src/${path}`) }));
  const used = texts.flatMap(({ text }) =>
    [...text.matchAll(/(?:var\(|')(--jr-[\w-]+)/g)].map(([, name = '']) => name),
  );
  const own = texts
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ text }) => [...tokensIn(text).keys()])
    .filter((name) => !documented.has(name));
  const set = themes.flatMap((name) => [...tokensIn(readTheme(name)).keys()]);
  const names = new Set(used.filter((name) => !own.includes(name)));
  expect([...documented.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect([...names, ...set].filter((name) => !documented.has(name))).toEqual([]);
});
