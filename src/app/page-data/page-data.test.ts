import { expect, test } from 'vitest';
import { parsePageData, type RawPageData } from './page-data.ts';

const cart = { count: 2, version: 3 };

test.each<[unknown, Partial<RawPageData>]>([
  [
    { subscriber: { account: {} }, cart },
    { reader: 'known', cart, isViewOnly: false },
  ],
  [
    { subscriber: null, settings: { view_only: true, locale: 'fr-ca' } },
    { reader: 'visitor', isViewOnly: true, locale: 'fr-CA' },
  ],
  [{ settings: { locale: 7 } }, { reader: undefined, cart: undefined, locale: 'en-US' }],
  [undefined, { given: undefined, settings: undefined, reader: undefined, locale: 'en-US', isViewOnly: false }],
  ...[null, 'cart', {}, { count: 1 }, { count: 1.5, version: 2 }, { count: 2, version: '3' }].map(
    (cart): [unknown, object] => [{ cart }, { cart: undefined }],
  ),
])('parses what every widget needs of page data: %j', (given, expected) => {
  expect(parsePageData(given)).toMatchObject(expected);
});
