import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltFile, chunkOf, classNameOf, foreignCode, type Imported } from './build.ts';

const screen = (...below: string[]) => ({ at: below, onDemand: ['/src/mounts.ts'] });

const graph: Record<string, { at: string[]; onDemand?: string[] }> = {
  '/src/embed.ts': { at: [] },
  '/src/mounts.ts': { at: ['/src/embed.ts'] },
  '/src/host/page-data.ts': { at: ['/src/embed.ts', '/src/app/mount-screen.tsx'] },
  '/src/app/mount-screen.tsx': { at: [], onDemand: ['/src/embed.ts'] },
  '/src/app/WorldProvider.tsx': { at: ['/src/app/mount-screen.tsx', '/src/screens/purchase/Subscribe.tsx'] },
  '/node_modules/react/index.js': { at: ['/src/app/WorldProvider.tsx', '/src/parts/Field.tsx'] },
  '/src/screens/purchase/Subscribe.tsx': screen(),
  '/src/screens/purchase/Renew.tsx': screen(),
  '/src/screens/purchase/Donate.tsx': screen(),
  '/src/screens/purchase/Receipt.tsx': screen(),
  '/src/screens/purchase/Invoice.tsx': screen(),
  '/src/screens/account/Name.tsx': screen(),
  '/src/screens/account/Account.tsx': screen(),
  '/src/screens/account/Address.tsx': screen(),
  '/src/screens/purchase/Store.tsx': screen(),
  '/src/screens/purchase/Product.tsx': screen(),
  '/src/screens/purchase/CartCheckout.tsx': screen(),
  '/src/screens/purchase/InvoicePayment.tsx': { at: [], onDemand: ['/src/screens/purchase/Invoice.tsx'] },
  '/src/screens/purchase/PaymentForm.tsx': {
    at: [],
    onDemand: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/purchase/Donate.tsx'],
  },
  '/src/screens/purchase/Covers.tsx': { at: [], onDemand: ['/src/screens/purchase/Subscribe.tsx'] },
  '/src/screens/account/PaymentChange.tsx': screen(),
  '/src/screens/account/MonthlyDonationCard.tsx': screen(),
  '/src/parts/Entries.tsx': {
    at: ['/src/screens/account/PaymentChange.tsx', '/src/screens/account/MonthlyDonationCard.tsx'],
  },
  '/src/parts/Field.tsx': { at: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/account/Name.tsx'] },
  '/src/parts/Panel.tsx': { at: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/purchase/InvoicePayment.tsx'] },
  '/src/parts/Level.tsx': { at: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/purchase/Renew.tsx'] },
  '/src/parts/Panel.module.css': { at: ['/src/parts/Panel.tsx'] },
  '/src/parts/Builder.module.css': { at: ['/src/screens/purchase/Subscribe.tsx'] },
  '/src/parts/Timeline.module.css': { at: ['/src/screens/account/Account.tsx'] },
  '/src/parts/Review.tsx': { at: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/purchase/Receipt.tsx'] },
  '/src/parts/Addresses.tsx': { at: ['/src/screens/account/Address.tsx', '/src/screens/account/Account.tsx'] },
  '/src/parts/Lines.tsx': { at: ['/src/screens/purchase/CartCheckout.tsx', '/src/screens/purchase/Product.tsx'] },
  '/src/parts/Price.tsx': { at: ['/src/screens/purchase/Store.tsx', '/src/screens/purchase/Product.tsx'] },
  '/src/parts/Name.module.css': { at: ['/src/screens/account/Name.tsx'] },
  '/src/parts/Field.module.css': { at: ['/src/parts/Field.tsx'] },
  '/src/parts/Stepper.tsx': { at: ['/src/screens/purchase/Subscribe.tsx', '/src/screens/purchase/Covers.tsx'] },
  '/src/parts/Cover.tsx': { at: ['/src/screens/account/Account.tsx', '/src/screens/purchase/Covers.tsx'] },
  '/node_modules/@stripe/react-stripe-js/index.js': { at: ['/src/screens/purchase/PaymentForm.tsx'] },
  '/src/host/stripe.ts': { at: [], onDemand: ['/src/app/mount-screen.tsx'] },
  '/src/host/script.ts': { at: ['/src/host/stripe.ts', '/src/screens/purchase/Subscribe.tsx'] },
  '/src/parts/A.tsx': { at: ['/src/parts/B.tsx', '/src/screens/purchase/Subscribe.tsx'] },
  '/src/parts/B.tsx': { at: ['/src/parts/A.tsx'] },
};

const about = (id: string): Imported | null => {
  const found = graph[id];
  return found ? { importers: found.at, dynamicImporters: found.onDemand ?? [] } : null;
};

test.each<[id: string, chunk: string | null, what: string]>([
  ['/src/app/mount-screen.tsx', 'common', 'the frame of every screen'],
  ['/src/app/WorldProvider.tsx', 'common', 'what the frame brings along'],
  ['/node_modules/react/index.js', 'common', 'a package of the frame'],
  ['/src/parts/Field.tsx', 'common', 'what a screen shares with one of no file of theirs'],
  ['/src/parts/Panel.tsx', 'purchase', 'what purchases alone share, one of them asked for by a record'],
  ['/src/parts/Panel.module.css', 'shared', 'its style sheet'],
  ['/src/parts/Level.tsx', 'builder', 'what the two builders alone share'],
  ['/src/parts/Builder.module.css', 'shared', 'the style sheet of one purchase'],
  ['/src/parts/Timeline.module.css', 'Account', 'the style sheet of another screen'],
  ['/src/parts/Name.module.css', 'common', 'the style sheet of a few bytes'],
  ['/src/parts/Field.module.css', 'common', 'the style sheet of what all kinds of screens share'],
  ['/src/parts/Lines.tsx', 'cart', 'what a product and the checkout of a cart share'],
  ['/src/parts/Addresses.tsx', 'reader', 'what the account and its addresses share'],
  ['/src/parts/Price.tsx', 'store', 'what a product shares with the pages of the store'],
  ['/src/parts/Review.tsx', 'shared', 'what heavy screens of two kinds share'],
  ['/src/parts/Stepper.tsx', 'Subscribe', 'what one screen and what it asks for share'],
  ['/src/parts/Cover.tsx', 'common', 'what one screen and what another asks for share'],
  ['/src/screens/purchase/Subscribe.tsx', 'Subscribe', 'a screen'],
  ['/src/screens/account/PaymentChange.tsx', 'cards', 'a screen of a family'],
  ['/src/parts/Entries.tsx', 'cards', 'what the screens of one family share'],
  ['/src/screens/purchase/PaymentForm.tsx', null, 'what screens import on demand'],
  ['/node_modules/@stripe/react-stripe-js/index.js', null, 'a package of the payment form alone'],
  ['/src/host/script.ts', 'Subscribe', 'what one screen and a provider share'],
  ['/src/mounts.ts', null, 'the entry'],
  ['/src/host/page-data.ts', null, 'what the entry and the frame share'],
  ['/src/parts/B.tsx', 'Subscribe', 'a circle inside one screen'],
])('%s is built into %s: %s', (id, chunk) => {
  expect(chunkOf(id, about)).toBe(chunk);
});

test('a class is named after its style sheet', () => {
  expect(classNameOf('label', '/src/parts/Field.module.css')).toBe('jr-Field-label');
  expect(classNameOf('label', 'C:\\src\\parts\\Field.module.css?used')).toBe('jr-Field-label');
});

test('no two style sheets have one name, so that no two classes do', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

const clean: BuiltFile = {
  fileName: 'assets/Subscribe-1a2b3c4d.js',
  text: 'export{a as t}',
  modules: ['/repo/src/screens/purchase/Subscribe.tsx', '/repo/node_modules/react/cjs/react.production.js'],
};

test('a file of the app and its packages passes', () => {
  expect(foreignCode(clean)).toEqual([]);
});

test.each([
  ['/repo/mocks/site/browser.ts', 'mocks/'],
  ['/repo/src/site/toolbar.ts', 'the development site'],
  ['/repo/src/main.tsx', 'the development site'],
  ['/repo/node_modules/msw/lib/browser/index.mjs', 'msw'],
  ['/repo/node_modules/@mswjs/interceptors/lib/index.mjs', 'msw'],
  ['/repo/node_modules/@storybook/react/dist/index.js', 'a test tool'],
  ['/repo/src/screens/purchase/Subscribe.stories.tsx', 'a test or story'],
  ['/repo/node_modules/react-dom/cjs/react-dom-client.development.js', 'the development build of React'],
])('%s must not ship', (module, what) => {
  expect(foreignCode({ ...clean, modules: [...clean.modules, module] })).toEqual([
    `assets/Subscribe-1a2b3c4d.js holds a module of ${what}`,
  ]);
});

test.each([
  ['navigator.serviceWorker.register("/mockServiceWorker.js")', '"mockServiceWorker"', 'the mock worker'],
  ['serviceWorker:{url:"/mock-worker.js"}', '"/mock-worker.js"', 'the mock worker'],
  ['a;debugger;b', '"debugger;"', 'a breakpoint'],
])('the text %s must not ship', (text, words, what) => {
  expect(foreignCode({ ...clean, text })).toEqual([`assets/Subscribe-1a2b3c4d.js says ${words}, which is ${what}`]);
});
