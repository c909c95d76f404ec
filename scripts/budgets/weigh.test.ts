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
      dynamicImports: ['Cart.tsx', 'Login.tsx', 'frame.tsx', 'src/messages/fr.ts', 'problems.ts'],
    },
    'src/messages/fr.ts': { file: 'fr.js' },
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

test('counts the entry, the frame and the screen at the start, each file once, and the rest on demand', () => {
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

test('a journey weighs each file once, however many of its pages load it', () => {
  expect(weighJourney(build, ['login', 'cart'])).toBe(3_133);
});

test('a page in English loads no other language, now or later', () => {
  expect([...filesAtStart(build, 'Cart.tsx')]).not.toContain('fr.js');
  expect(weighTranslations(build)).toEqual({ fr: 5_000_000 });
});

test('an entry weighs everything it imports at once', () => {
  expect(weighEntry({ ...build, entry: 'frame.tsx' })).toEqual(113);
});

test('a screen that the build does not know is an error, not a page without weight', () => {
  expect(() => weighPages({ ...build, screens: { cart: 'Basket.tsx' } })).toThrow(
    "The build's manifest has no Basket.tsx.",
  );
});
