import type { CartAction, CartState, Product } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
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

/** The product, the coupon of the address, and the cart of the page. */
export interface ProductInput {
  product: Product;
  coupon?: string;
  cart: CartState;
  /** In which the donation is typed. */
  locale?: string | undefined;
}

/** What the reader chooses; the donation is kept as it was typed (CART-16). */
export interface ProductForm {
  choice: ProductChoice;
  donation: string;
}

export interface ProductContext extends ProductInput {
  form: ProductForm;
  said: StockSaid;
  /** No answer told whether the last try was taken, so the cart is read before the next one. */
  isUnsure: boolean;
  problems: Problem[];
}

export type ProductEvent =
  | { type: 'size.chosen'; size: string }
  | { type: 'quantity.changed'; typed: string }
  | { type: 'donation.changed'; typed: string }
  | { type: 'form.submitted' }
  | { type: 'cart.heard'; cart: CartState };

/** A product that is in the cart begins with as many as there are. */
export const beginProduct = (input: ProductInput): ProductContext =>
  settled({
    ...input,
    form: { choice: firstChoice(input.product), donation: NO_DONATION },
    said: {},
    isUnsure: false,
    problems: [],
  });

/** The product with what is known to be left of it. */
export const productOf = ({ product, said }: ProductContext): Product => withStock(product, said);

/** The line of the cart that the choice is in already. */
export const heldLine = ({ cart, product, form }: ProductContext) => lineOf(cart, product, form.choice);

/** What the reader changed; anything else changes nothing. */
export function edit(context: ProductContext, event: ProductEvent): ProductContext {
  const { choice } = context.form;
  switch (event.type) {
    case 'size.chosen':
      // As many as the cart holds of it, else as many as were chosen, limited to its stock (STORE-9).
      return settled(choose(context, limitChoice(productOf(context), event.size, choice.quantity)));
    case 'quantity.changed':
      return choose(context, limitChoice(productOf(context), choice.size, event.typed));
    case 'donation.changed':
      return { ...context, form: { ...context.form, donation: event.typed } };
    default:
      return context;
  }
}

/** What stops the form before it is sent. */
export function productProblems({ product, said, locale, form: { choice, donation } }: ProductContext): Problem[] {
  if (!isForSale(product, said)) return [{ field: 'general', code: 'notForSale' }];
  const reading = readWholeDonation(donation, locale);
  return [
    ...(choice.size === undefined ? [{ field: 'size', code: 'required' } as const] : []),
    ...('problem' in reading ? [{ field: 'donation', code: reading.problem }] : []),
  ];
}

/** What sets the line of the cart to the chosen quantity. */
export function updateOf(context: ProductContext): CartAction | undefined {
  const line = heldLine(context);
  // A line's own action with another quantity is an action of the same type.
  return line && ({ ...line.cart, qty: context.form.choice.quantity } as CartAction);
}

/** What is added: the product where the cart does not hold it yet, and the donation where there is one (DONATE-7). */
export function additionOf(context: ProductContext): AddToCart {
  const { cart, product, coupon, form } = context;
  const goods = heldLine(context) ? undefined : actionFor(product, form.choice, coupon);
  return { cart, actions: [goods, donationOf(context)].filter((action) => action !== undefined) };
}

/** The cart as it is now; a quantity that was not touched since follows it. */
export function takeCart(context: ProductContext, cart: CartState): ProductContext {
  const before = heldLine(context)?.quantity;
  const taken = { ...context, cart };
  return context.form.choice.quantity === before ? settled(taken) : taken;
}

/** The cart that an answer showed, where nothing newer was heard of meanwhile. */
export const takeShown = (context: ProductContext, cart: CartState | undefined): ProductContext =>
  cart && cart.version >= context.cart.version ? takeCart(context, cart) : context;

/** The cart after its line was changed. */
export const takeUpdate = (context: ProductContext, result: Result<CartState>): ProductContext =>
  result.kind === 'ok' ? takeShown(context, result.output) : context;

/** The cart as it was read anew, which may be another one; what stopped the reader before is still said. */
export function takeRead(context: ProductContext, result: Result<CartState>): ProductContext {
  if (result.kind === 'ok') return { ...takeCart(context, result.output), isUnsure: false };
  return context.problems.length > 0 ? context : takeRefusal(context, result);
}

/** All of it is in the cart. */
export const takeSuccess = (context: ProductContext): ProductContext =>
  settled({ ...context, form: { ...context.form, donation: NO_DONATION }, isUnsure: false });

/** What was left of an addition, and why. */
export const takeLeft = (context: ProductContext, { cart, problems, left }: AddedToCart): ProductContext =>
  limited({ ...takeShown(context, cart), problems, isUnsure: left?.isUnsure === true });

/** Why the cart could not be changed or read. */
export const takeRefusal = (context: ProductContext, result: Result<unknown>): ProductContext =>
  limited({ ...context, problems: problemsAfter(result) });

/** A call that was not answered at all. */
export const takeSilence = (context: ProductContext): ProductContext =>
  context.problems.length > 0 ? context : { ...context, problems: generally('callFailed') };

/** Whether something is added beside the line that was changed. */
export const isMore = (context: ProductContext): boolean => donationOf(context) !== undefined;

/** Whether a refusal says that the cart is not the one that is shown. */
export const isStale = (result: Result<unknown>): boolean =>
  result.kind === 'refused' && (result.refusal.status === 404 || result.refusal.status === 409);

const NO_DONATION = '0';

function donationOf({ form, locale }: ProductContext): CartAction | undefined {
  const reading = readWholeDonation(form.donation, locale);
  const item = donationPayload('onetime', 'cents' in reading ? reading.cents : 0);
  return item && { type: 'donation-item', item, qty: 1 };
}

const choose = (context: ProductContext, choice: ProductChoice): ProductContext => ({
  ...context,
  form: { ...context.form, choice },
});

/** The quantity as the cart holds it, where it does. */
function settled(context: ProductContext): ProductContext {
  const line = heldLine(context);
  return line ? choose(context, { size: context.form.choice.size, quantity: line.quantity }) : context;
}

/** Where a quantity was refused for want of stock, what is left is chosen. */
function limited(context: ProductContext): ProductContext {
  const words = context.problems.find(({ field }) => field === 'qty')?.words;
  const left = words === undefined ? undefined : stockSaidIn(words);
  const { size, quantity } = context.form.choice;
  if (left === undefined || size === undefined) return context;
  const known = { ...context, said: { ...context.said, [size]: left } };
  return choose(known, { size, quantity: limitChoice(productOf(known), size, quantity).quantity });
}
