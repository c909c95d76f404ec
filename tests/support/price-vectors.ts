import { readFileSync } from 'node:fs';
import type { Product } from '#machines/api/contract.ts';
import type { Band } from '#machines/rules/address/shipping.ts';
import type { Tariff } from '#machines/rules/price/line-price.ts';
import type { LinePrice, OrderTotals } from '#machines/rules/price/pricing.ts';
import type { Coupon, CouponRefusal } from '#machines/rules/subscription/coupon.ts';
import type { Category, Deliverable, Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

/** The published price vectors; their schema documents each figure. */
export interface PriceVectors {
  tariffs: Record<string, Tariff & { base: Record<Category, Record<Term, number>> }>;
  bands: Record<string, Band>;
  goods: Record<Product['kind'], { price: number; shipped: boolean }>;
  coupons: Record<string, Omit<Coupon, 'code'>>;
  coupon_outcomes: { coupon: string; use: Use | 'goods'; outcomes: Record<Deliverable, 'applied' | CouponRefusal> }[];
  lines: LineVector[];
  orders: { id: string; lines: string[]; sum: string; totals: OrderTotals }[];
}

type Use = 'personal' | 'gift' | 'renewal';

interface Worked {
  id: string;
  tariff: string;
  sum: string;
  line: LinePrice;
  total: number;
}

interface Discounted extends Worked {
  to: Shipcode | null;
  quantity: number;
  coupon: string | null;
  refused?: CouponRefusal;
}

export type SubscriptionVector = Discounted & {
  kind: 'subscription';
  use: Use;
  category: Category;
  term: Term;
  each: { base: number; discount: number; shipping: number };
};

export type GoodsVector = Discounted & { kind: 'goods'; goods: Product['kind']; each: { price: number } };

export type DonationVector = Worked & { kind: 'donation'; process: 'onetime' | 'monthly'; cents: number };

export type LineVector = SubscriptionVector | GoodsVector | DonationVector;

const FOLDER = new URL('../../machines/rules/price/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** `machines/rules/price/pricing.vectors.json`, which a test validates against its schema. */
export const vectors = read('pricing.vectors.json') as PriceVectors;
export const vectorsSchema = read('pricing.vectors.schema.json') as object;

export function couponNamed(code: string): Coupon {
  const coupon = vectors.coupons[code];
  if (!coupon) throw new Error(`There is no coupon ${code} among the vectors.`);
  return { code, ...coupon };
}

export const linesOf = (ids: readonly string[]): LineVector[] =>
  ids.map((id) => {
    const line = vectors.lines.find((each) => each.id === id);
    if (!line) throw new Error(`There is no line "${id}" among the vectors.`);
    return line;
  });
