import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
import { PRICES, TARIFF } from './prices.ts';

test('charges the prices in the page data', () => {
  const { prices, shipping, goods_shipping } = PRICES;
  expect(pages.showSubscribe.visitor.body.subscribe).toMatchObject({ prices, shipping, goods_shipping });
  expect(TARIFF).toEqual({ base: prices, shipping, goods: goods_shipping });
});
