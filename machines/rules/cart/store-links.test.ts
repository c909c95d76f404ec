import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { storeLinks } from './store-links.ts';

test('default to the store and the checkout [STORE-17]', () => {
  const links = { browse: '/store', checkout: '/store/checkout' };
  expect([storeLinks(), storeLinks({}), storeLinks(pages.showHome.shellReader.body.settings.store)]).toEqual([
    links,
    links,
    links,
  ]);
});

test('follow the host’s addresses, each independently [STORE-17]', () => {
  expect(storeLinks({ browse: '/shop?all' })).toEqual({ browse: '/shop?all', checkout: '/store/checkout' });
  expect(storeLinks({ checkout: 'https://pay.emberdays.example/' })).toEqual({
    browse: '/store',
    checkout: 'https://pay.emberdays.example/',
  });
});

test.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', ''])(
  'lead to our own pages instead of %j',
  (address) => {
    expect(storeLinks({ browse: address, checkout: address })).toEqual({
      browse: '/store',
      checkout: '/store/checkout',
    });
  },
);
