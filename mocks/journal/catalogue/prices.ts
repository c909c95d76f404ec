import type { SubscribePage } from '#machines/api/contract.ts';
import type { Tariff } from '#machines/rules/price/line-price.ts';
import { pages } from '../../replies.ts';

const { prices, shipping, goods_shipping } = pages.showSubscribe.visitor.body.subscribe;

export const TARIFF: Tariff = { base: prices, shipping, goods: goods_shipping };

export const PRICES: Required<Pick<SubscribePage['subscribe'], 'prices' | 'shipping' | 'goods_shipping'>> = {
  prices,
  shipping,
  goods_shipping,
};
