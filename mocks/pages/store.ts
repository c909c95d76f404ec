import type { Product, ProductPage } from '#machines/api/contract.ts';
import { goodsLine } from '#machines/rules/price/line-price.ts';
import { goodsCouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { deliverableOf } from '#machines/rules/subscription/subscription.ts';
import type { Context } from '#mocks/journal/request-context.ts';
import { shownAccount } from '../journal/account/accounts.ts';
import { billCart, cartOf, homeOf } from '../journal/cart/carts.ts';
import { couponOf } from '../journal/catalogue/coupons.ts';
import { CATALOGUE, inStock, isDigital } from '../journal/catalogue/goods.ts';
import { bySlugs, contentsOf, issueOf, listedIssues } from '../journal/catalogue/listings.ts';
import { TARIFF } from '../journal/catalogue/prices.ts';
import { pages } from '../replies.ts';
import { frameOf, type Pages, type PageVisit } from './page.ts';

/** The pages of the store with current data. The journal checks again when something is ordered. */
export const storePages = {
  showStore: (context, visit) => ({
    ...withCart(context, visit),
    store: {
      products: bySlugs(SOLD).map((product) => inStock(context.state, product)),
      issues: listedIssues(context.state, shownAccount(context, visit.query)).filter(
        ({ print, digital }) => print !== null || digital !== null,
      ),
    },
  }),
  showIssues: (context, visit) => ({
    ...withCart(context, visit),
    issues: listedIssues(context.state, shownAccount(context, visit.query)),
  }),
  showIssue: (context, visit) => {
    const slug = visit.params.slug ?? '';
    const contents = contentsOf(slug);
    const issue = issueOf(context.state, slug, shownAccount(context, visit.query));
    return { ...withCart(context, visit), issue, ...(contents && { contents }) };
  },
  showProduct: (context, visit) => {
    const product = CATALOGUE.find(({ slug }) => slug === visit.params.slug);
    return {
      ...withCart(context, visit),
      product: product ? inStock(context.state, product) : null,
      coupon: product ? couponOn(context, product, visit.query.get('code')) : null,
    };
  },
} satisfies Partial<Pages>;

export const withCart = (context: Context, visit: PageVisit) => ({
  ...frameOf(context, visit),
  cart: billCart(context, cartOf(context)),
});

/** Returns the discount of the address's coupon on a product. A coupon without a discount is ignored. */
function couponOn(context: Context, { kind, price }: Product, code: string | null): ProductPage['coupon'] {
  const coupon = code === null ? undefined : couponOf(code);
  const shipcode = isDigital(kind) ? undefined : homeOf(context);
  const deliverable = shipcode ? deliverableOf({ medium: 'print', shipcode }) : 'digital';
  if (!coupon || goodsCouponRefusal(coupon, deliverable)) return null;
  return { code: coupon.code, discount: goodsLine(TARIFF.goods, { price, shipcode, quantity: 1, coupon }).discount };
}

const SOLD = pages.showStore.everyKind.body.store.products.map(({ slug }) => slug);
