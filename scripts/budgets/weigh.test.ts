import { expect, test } from 'vitest';
import { lowered, overweight } from '../budgets.ts';
import { filesAtStart, filesOnDemand, type Site, weighPages } from './weigh.ts';

const sizes: Record<string, number> = {
  'embed.js': 1,
  'frame.js': 10,
  'frame.css': 2,
  'shared.js': 100,
  'cart.js': 1_000,
  'login.js': 2_000,
};

const site: Site = {
  entry: 'src/embed.ts',
  frame: 'frame.tsx',
  screens: { cart: 'Cart.tsx', login: 'Login.tsx' },
  manifest: {
    'src/embed.ts': {
      file: 'embed.js',
      isEntry: true,
      dynamicImports: ['Cart.tsx', 'Login.tsx', 'frame.tsx', 'src/messages/fr.json', 'problems.ts'],
    },
    'src/messages/fr.json': { file: 'fr.js', imports: ['_shared.js'] },
    'problems.ts': { file: 'problems.js' },
    'frame.tsx': { file: 'frame.js', css: ['frame.css'], imports: ['_shared.js', 'src/embed.ts'] },
    '_shared.js': { file: 'shared.js' },
    'Cart.tsx': { file: 'cart.js', imports: ['_shared.js', 'src/embed.ts'], dynamicImports: ['Coupon.tsx'] },
    'Coupon.tsx': { file: 'coupon.js', css: ['coupon.css'], imports: ['_shared.js'] },
    'Login.tsx': { file: 'login.js', imports: ['_shared.js'] },
  },
};

test('weighs entry, frame and screen, each file once', () => {
  expect(weighPages(site, (file) => sizes[file] ?? Number.NaN)).toEqual([
    { name: 'cart', start: 1_113, css: 2, requests: 6 },
    { name: 'login', start: 2_113, css: 2, requests: 6 },
  ]);
});

test('an English page never loads another language', () => {
  const files = [...filesAtStart(site, 'Cart.tsx'), ...filesOnDemand(site, 'Cart.tsx')];
  expect(files).toContain('coupon.css');
  expect(files).not.toContain('fr.js');
});

test('a page may be as heavy as recorded, but no heavier, and must be recorded', () => {
  const size = { floors: 1.5, css: 3, requests: 5 };
  expect(overweight({ cart: size }, { cart: size })).toEqual([]);
  expect(
    overweight({ cart: { ...size, floors: 1.51 }, login: { ...size, css: Number.NaN } }, { cart: size, login: size }),
  ).toEqual(['cart: floors 1.51, at most 1.5', 'login: css NaN, at most 3']);
  expect(overweight({ cart: size }, {})).toHaveLength(3);
});

test('a limit is a percent above the size, and only falls', () => {
  const size = { floors: 1.5, css: 3, requests: 5 };
  expect(lowered({ cart: size }, {})).toEqual({ cart: { floors: 1.52, css: 3.1, requests: 5 } });
  const lower = { floors: 1.4, css: 2, requests: 4 };
  expect(lowered({ cart: size }, { cart: lower })).toEqual({ cart: lower });
});
