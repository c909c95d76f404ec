import type { CartAction, CartState, Product, ProductPage } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { AddedToCart, AddToCart } from '#machines/purchase/cart/add-to-cart-context.ts';
import {
  actionFor,
  firstChoice,
  isForSale,
  limitChoice,
  lineOf,
  type ProductChoice,
  type StockSaid,
  withStock,
} from '#machines/rules/cart/product-choice.ts';
import { stockSaidIn } from '#machines/rules/cart/stock.ts';
import { donationPayload, readWholeDonation } from '#machines/rules/donation/donation.ts';
import type { Currency } from '#machines/rules/price/currency.ts';

export interface ProductInput {
  product: Product;
  coupon?: ProductPage['coupon'];
  cart: CartState;
  locale?: string | undefined;
  currency?: Currency;
}

/** The reader's choice. The donation is kept as typed (CART-16). */
export interface ProductForm {
  choice: ProductChoice;
  donation: string;
}

export interface ProductContext extends ProductInput {
  form: ProductForm;
  said: StockSaid;
  /** Whether the last try's answer was lost, so that the cart is read before the next one. */
  isUnsure: boolean;
  problems: Problem[];
}

export type ProductEvent =
  | { type: 'size.chosen'; size: string }
  | { type: 'quantity.changed'; typed: string }
  | { type: 'donation.changed'; typed: string }
  | { type: 'form.submitted' }
  | { type: 'cart.heard'; cart: CartState };

/** The initial context. A product already in the cart starts with its quantity there. */
export const beginProduct = (input: ProductInput): ProductContext =>
  settled({
    ...input,
    form: { choice: firstChoice(input.product), donation: NO_DONATION },
    said: {},
    isUnsure: false,
    problems: [],
  });

export const productOf = ({ product, said }: ProductContext): Product => withStock(product, said);

/** Returns the cart's line for the chosen size, if any. */
export const heldLine = ({ cart, product, form }: ProductContext) => lineOf(cart, product, form.choice);

/**
 * The coupon of the box (STORE-15). A line already in the cart has the coupon it was added with; its discount is undefined
 * if it has none.
 */
export function couponShown(context: ProductContext): { code: string; discount?: number } | undefined {
  const { cart, coupon } = context;
  const line = heldLine(context);
  if (!line) return coupon ?? undefined;
  const code = 'coupon' in line.cart.item ? (line.cart.item.coupon ?? cart.coupon) : cart.coupon;
  if (code !== undefined && line.discount > 0) return { code, discount: line.discount };
  return coupon ? { code: coupon.code } : undefined;
}

/** Applies the reader's change of the form; returns the same context for any other event. */
export function edit(context: ProductContext, event: ProductEvent): ProductContext {
  const { choice } = context.form;
  switch (event.type) {
    case 'size.chosen':
      // Prefers the cart's quantity of that size over the chosen one, limited to its stock (STORE-9).
      return settled(choose(context, limitChoice(productOf(context), event.size, choice.quantity)));
    case 'quantity.changed':
      return choose(context, limitChoice(productOf(context), choice.size, event.typed));
    case 'donation.changed':
      return { ...context, form: { ...context.form, donation: event.typed } };
    default:
      return context;
  }
}

/** Returns the problems that block the form. For a product that is not for sale, only that one. */
export function productProblems({
  product,
  said,
  locale,
  currency,
  form: { choice, donation },
}: ProductContext): Problem[] {
  if (!isForSale(product, said)) return [{ field: 'general', code: 'notForSale' }];
  const reading = readWholeDonation(donation, locale, currency);
  return [
    ...(choice.size === undefined ? [{ field: 'size', code: 'required' } as const] : []),
    ...('problem' in reading ? [{ field: 'donation', code: reading.problem }] : []),
  ];
}

/** The action that sets the cart line to the chosen quantity; undefined if there is no line. */
export function updateOf(context: ProductContext): CartAction | undefined {
  const line = heldLine(context);
  // A line's own action with another quantity has the same type.
  return line && ({ ...line.cart, qty: context.form.choice.quantity } as CartAction);
}

/** What to add: the product unless the cart holds it, and the donation if there is one (DONATE-7). */
export function additionOf(context: ProductContext): AddToCart {
  const { cart, product, coupon, form } = context;
  const goods = heldLine(context) ? undefined : actionFor(product, form.choice, coupon?.code);
  return { cart, actions: [goods, donationOf(context)].filter((action) => action !== undefined) };
}

/** Takes a cart. A quantity the reader has not touched follows it. */
export function takeCart(context: ProductContext, cart: CartState): ProductContext {
  const before = heldLine(context)?.quantity;
  const taken = { ...context, cart };
  return context.form.choice.quantity === before ? settled(taken) : taken;
}

/** Takes the cart from an answer unless a newer one was announced. */
export const applyCart = (context: ProductContext, cart: CartState | undefined): ProductContext =>
  cart && cart.version >= context.cart.version ? takeCart(context, cart) : context;

/** Applies the answer to an update of the line; unchanged after a failure. */
export const takeUpdate = (context: ProductContext, result: Result<CartState>): ProductContext =>
  result.kind === 'ok' ? applyCart(context, result.output) : context;

/** Takes the cart that was read, even an older one. Keeps the earlier problems. */
export function applyRead(context: ProductContext, result: Result<CartState>): ProductContext {
  if (result.kind === 'ok') return { ...takeCart(context, result.output), isUnsure: false };
  return context.problems.length > 0 ? context : takeRefusal(context, result);
}

/** Resets the donation and shows the cart's quantity after everything was added. */
export const takeSuccess = (context: ProductContext): ProductContext =>
  settled({ ...context, form: { ...context.form, donation: NO_DONATION }, isUnsure: false });

/** Applies an incomplete addition: its cart and its problems. */
export const applyPartial = (context: ProductContext, { cart, problems, left }: AddedToCart): ProductContext =>
  afterRefusal({ ...applyCart(context, cart), problems, isUnsure: left?.isUnsure === true });

/** Shows the problems of a failed call. */
export const takeRefusal = (context: ProductContext, result: Result<unknown>): ProductContext =>
  afterRefusal({ ...context, problems: problemsAfter(result) });

/** Reports an unanswered call, unless there is an earlier problem. */
export const applyTimeout = (context: ProductContext): ProductContext =>
  context.problems.length > 0 ? context : { ...context, problems: generalProblem('callFailed') };

/** Whether a donation must still be added after the line is updated. */
export const isMore = (context: ProductContext): boolean => donationOf(context) !== undefined;

/** Whether a refusal (404 or 409) means that the cart must be read again. */
export const isStale = (result: Result<unknown>): boolean =>
  result.kind === 'refused' && (result.refusal.status === 404 || result.refusal.status === 409);

const NO_DONATION = '0';

function donationOf({ form, locale, currency }: ProductContext): CartAction | undefined {
  const reading = readWholeDonation(form.donation, locale, currency);
  const item = donationPayload('onetime', 'cents' in reading ? reading.cents : 0);
  return item && { type: 'donation-item', item, qty: 1 };
}

const choose = (context: ProductContext, choice: ProductChoice): ProductContext => ({
  ...context,
  form: { ...context.form, choice },
});

function settled(context: ProductContext): ProductContext {
  const line = heldLine(context);
  return line ? choose(context, { size: context.form.choice.size, quantity: line.quantity }) : context;
}

/** Limits the quantity to the stock that a refusal reports, and drops a coupon that it refuses. */
function afterRefusal(refused: ProductContext): ProductContext {
  const isCoupon = refused.problems.some(({ field }) => field === 'coupon');
  const context = isCoupon ? { ...refused, coupon: null } : refused;
  const words = context.problems.find(({ field }) => field === 'qty')?.words;
  const left = words === undefined ? undefined : stockSaidIn(words);
  const { size, quantity } = context.form.choice;
  if (left === undefined || size === undefined) return context;
  const known = { ...context, said: { ...context.said, [size]: left } };
  return choose(known, { size, quantity: limitChoice(productOf(known), size, quantity).quantity });
}
