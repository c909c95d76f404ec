import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#styles/contrast.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const palettes = [...sheet.matchAll(/\{([^{}]*--jr-scheme: (\w+)[^{}]*)\}/g)].map(([, block = '', scheme = '']) => ({
  scheme,
  colours: Object.fromEntries(
    [...block.matchAll(/--jr-(\w+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  ),
}));

test('gives light once and the same dark twice: for the system and for data-theme', () => {
  expect(palettes.map(({ scheme }) => scheme)).toEqual(['light', 'dark', 'dark']);
  expect(palettes[1]).toEqual(palettes[2]);
});

test('keeps text at 4.5 and the edges of controls at 3, on paper and on its wash', () => {
  const pairs = palettes.flatMap(({ scheme, colours }) =>
    ['paper', 'wash'].flatMap((ground) =>
      Object.entries({ ink: 7, soft: 4.5, accent: 4.5, error: 4.5, line: 3 }).map(([name, least]) => ({
        pair: `${scheme}: ${name} on ${ground}`,
        enough: contrast(colours[name] ?? '', colours[ground] ?? '') >= least,
      })),
    ),
  );
  expect(pairs).toHaveLength(30);
  expect(pairs.filter(({ enough }) => !enough)).toEqual([]);
});
