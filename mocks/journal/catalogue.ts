import type { Product, SubscribePage } from '#machines/api/contract.ts';
import type { Coupon } from '#machines/rules/coupon.ts';
import type { PriceList } from '#machines/rules/pricing.ts';
import { pages, replies } from '../replies.ts';
import type { JournalState } from './state.ts';
import { lookUp } from './store.ts';

const options: SubscribePage['subscribe'] = pages.showSubscribe.visitor.body.subscribe;

/** What the journal charges; the same figures stand in the page data. */
export const priceList: PriceList = { base: options.prices, shipping: options.shipping };

/** What shipping goods costs. */
export const { goods_shipping: goodsPrices } = pages.showSubscribe.visitor.body.subscribe;

const flat = (cents: number): Coupon['discounts'] => ({
  print_us: cents,
  print_ca: cents,
  print_intl: cents,
  digital: cents,
});

const coupons: Record<string, Coupon> = {
  FREEYEAR: { code: 'FREEYEAR', applied: 'other', can_apply: true, errors: null, discounts: flat(1_000_000) },
  FIVE: { code: 'FIVE', applied: 'other', can_apply: true, errors: null, discounts: flat(500) },
  DIGITAL5: {
    code: 'DIGITAL5',
    applied: 'other',
    can_apply: true,
    errors: null,
    discounts: { ...flat(0), digital: 500 },
  },
  RENEW10: { code: 'RENEW10', applied: 'renewal', can_apply: true, errors: null, discounts: flat(1_000) },
  GIFT10: { code: 'GIFT10', applied: 'gift', can_apply: true, errors: null, discounts: flat(1_000) },
  SPRING24: {
    code: 'SPRING24',
    applied: 'other',
    can_apply: false,
    errors: 'This coupon has expired.',
    discounts: flat(1_000),
  },
  NOTHING: { code: 'NOTHING', applied: 'other', can_apply: false, errors: null, discounts: flat(0) },
};

/** The coupon of this code, as the page data describes it. */
export const couponOf = (code: string): Coupon | undefined => lookUp(coupons, code.toUpperCase());

/** The products of a tag, with what is left of them. */
export const productsOf = (state: JournalState, tag: string): Product[] =>
  tag === 'swag'
    ? replies.getProducts.swag.body.list.map((product) => ({
        ...product,
        quantity: left(state, product.ref),
        sizes: product.sizes.map((size) => ({ ...size, quantity: left(state, size.ref) })),
      }))
    : [];

/** Goods by their reference, a product's or a size's. */
export function goodsOf(state: JournalState, ref: string): { name: string; price: number; left: number } | undefined {
  for (const product of productsOf(state, 'swag')) {
    if (product.ref === ref) return { name: product.name, price: product.price, left: product.quantity };
    const size = product.sizes.find((each) => each.ref === ref);
    if (size) return { name: `${product.name}, ${size.name}`, price: product.price, left: size.quantity };
  }
  return undefined;
}

/** Takes goods out of the stock, and a size out of its product's. */
export function takeFromStock(state: JournalState, ref: string, quantity: number): void {
  const product = replies.getProducts.swag.body.list.find(({ sizes }) => sizes.some((size) => size.ref === ref));
  for (const each of product ? [ref, product.ref] : [ref])
    state.stock[each] = Math.max(0, left(state, each) - quantity);
}

const left = ({ stock }: JournalState, ref: string): number => lookUp(stock, ref) ?? 0;
