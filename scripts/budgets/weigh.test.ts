import { expect, test } from 'vitest';
import { type Build, filesAtStart, weighEntry, weighJourney, weighPages, weighTranslations } from './weigh.ts';

const sizes: Record<string, number> = {
  'embed.js': 1,
  'frame.js': 10,
  'frame.css': 2,
  'shared.js': 100,
  'cart.js': 1_000,
  'cart.css': 20,
  'login.js': 2_000,
  'pay.js': 10_000,
  'pay.css': 200,
  'stripe.js': 40_000,
  'coupon.js': 300_000,
  'coupon.css': 3,
  'fr.js': 5_000_000,
  'problems.js': 70_000_000,
};

const build: Build = {
  entry: 'src/embed.ts',
  frame: 'frame.tsx',
  screens: { cart: 'Cart.tsx', login: 'Login.tsx' },
  payment: ['Pay.tsx'],
  weigh: (file) => sizes[file] ?? Number.NaN,
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
    'Cart.tsx': {
      file: 'cart.js',
      css: ['cart.css'],
      imports: ['_shared.js', 'src/embed.ts'],
      dynamicImports: ['Pay.tsx', 'Coupon.tsx'],
    },
    'Coupon.tsx': { file: 'coupon.js', css: ['coupon.css'], imports: ['_shared.js'] },
    'Login.tsx': { file: 'login.js', imports: ['_shared.js'] },
    'Pay.tsx': { file: 'pay.js', css: ['pay.css'], imports: ['_shared.js'], dynamicImports: ['stripe.ts'] },
    'stripe.ts': { file: 'stripe.js' },
  },
};

test('counts entry, frame and screen at the start, each file once, and the rest on demand', () => {
  expect(weighPages(build)).toEqual([
    {
      name: 'cart',
      start: 1_133,
      css: 22,
      total: 70_301_136,
      later: 50_200,
      requests: 7,
    },
    {
      name: 'login',
      start: 2_113,
      css: 2,
      total: 70_002_113,
      later: 0,
      requests: 6,
    },
  ]);
});

test('counts each file of a journey once', () => {
  expect(weighJourney(build, ['login', 'cart'])).toBe(3_133);
});

test('an English page never loads another language', () => {
  expect([...filesAtStart(build, 'Cart.tsx')]).not.toContain('fr.js');
  expect(weighTranslations(build)).toEqual({ fr: 5_000_000 });
});

test('weighs all static imports of an entry', () => {
  expect(weighEntry({ ...build, entry: 'frame.tsx' })).toEqual(113);
});

test('throws for a screen that is missing from the build', () => {
  expect(() => weighPages({ ...build, screens: { cart: 'Basket.tsx' } })).toThrow(
    "The build's manifest has no Basket.tsx.",
  );
});
