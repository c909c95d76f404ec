import { globSync } from 'node:fs';
import { basename } from 'node:path';
import postcss, { type Root } from 'postcss';
import { expect, test } from 'vitest';
import { type BuiltFile, classNameOf, foreignCode, outweighHosts } from './build.ts';

test('names a class after its style sheet', () => {
  expect(classNameOf('label', '/src/parts/Field.module.css')).toBe('jr-Field-label');
  expect(classNameOf('label', 'C:\\src\\parts\\Field.module.css?used')).toBe('jr-Field-label');
});

test('style sheets have unique names, and so do their classes', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('gives the rules for our elements the weight of three ids, and no other rules', () => {
  const weighed = (css: string | Root, from: string) => postcss([outweighHosts]).process(css, { from }).css;
  expect(weighed('.jr-a, tbody ~ .jr-b, *:focus, :has(i) .jr-c {}', '/src/A.module.css')).toBe(
    ':not(#j#j#j).jr-a, tbody:not(#j#j#j) ~ .jr-b, *:not(#j#j#j):focus, :not(#j#j#j):has(i) .jr-c {}',
  );
  const others =
    '.jr {} .jr:has(> i) {} :root {} :where(i) {} :not(#j) b { & i {} @media print { & i {} } } @keyframes a { from {} }';
  expect(weighed(others, '/src/styles/base.css')).toBe(others);
  expect(weighed('.jr-a {}', '/.storybook/preview.css')).toBe('.jr-a {}');
  const imported = postcss.parse('.jr-a {}', { from: '/src/styles/base.css' });
  expect(weighed(imported, '/.storybook/preview.css')).toBe(':not(#j#j#j).jr-a {}');
});

const clean: BuiltFile = {
  fileName: 'assets/Subscribe-1a2b3c4d.js',
  text: 'export{a as t}',
  modules: ['/repo/src/screens/purchase/Subscribe.tsx', '/repo/node_modules/react/cjs/react.production.js'],
};

test('accepts code of the app and its packages', () => {
  expect(foreignCode(clean)).toEqual([]);
});

test.each([
  ['/repo/mocks/publication/open-page.ts', 'mocks/'],
  ['/repo/src/main.tsx', 'the publication'],
  ['/repo/node_modules/msw/lib/browser/index.mjs', 'msw'],
  ['/repo/node_modules/@mswjs/interceptors/lib/index.mjs', 'msw'],
  ['/repo/node_modules/@storybook/react/dist/index.js', 'a test tool'],
  ['/repo/src/screens/purchase/Subscribe.stories.tsx', 'a test or story'],
  ['/repo/node_modules/react-dom/cjs/react-dom-client.development.js', 'the development build of React'],
])('rejects the module %s', (module, what) => {
  expect(foreignCode({ ...clean, modules: [...clean.modules, module] })).toEqual([
    `assets/Subscribe-1a2b3c4d.js holds a module of ${what}`,
  ]);
});

test.each([
  ['navigator.serviceWorker.register("/mockServiceWorker.js")', '"mockServiceWorker"', 'the mock worker'],
  ['serviceWorker:{url:"/mock-worker.js"}', '"/mock-worker.js"', 'the mock worker'],
  ['a;debugger;b', '"debugger;"', 'a breakpoint'],
])('rejects the text %s', (text, words, what) => {
  expect(foreignCode({ ...clean, text })).toEqual([`assets/Subscribe-1a2b3c4d.js says ${words}, which is ${what}`]);
});
