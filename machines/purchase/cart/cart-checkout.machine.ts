import type { BillingGroup, CartCheckoutRequest, CartState, CheckoutPage } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { type Begun, createPurchase, payerOf, type Refused } from '#machines/purchase/checkout/purchase.ts';
import {
  type Addressed,
  type AddressName,
  addressEdits,
  blankForm,
  missingReader,
  openedAddress,
  type Places,
  readerIn,
  readerPersistence,
  settleIn,
  shippedTo,
} from '#machines/purchase/checkout/reader-form.ts';
import {
  beginCoupon,
  type Couponed,
  couponEdit,
  followedCoupon,
  KEPT_COUPON,
  keptCoupon,
  takingCoupons,
  unappliedCoupon,
} from '#machines/purchase/coupon/coupon.ts';
import type { Address } from '#machines/rules/address/address.ts';
import { typedAddress } from '#machines/rules/address/address.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import {
  type CartNeeds,
  categoryOf,
  couponOn,
  goodsCategoryOf,
  isForOthers,
  needsOf,
} from '#machines/rules/cart/cart-needs.ts';
import { isFree } from '#machines/rules/cart/order-review.ts';
import { settledAt } from '#machines/rules/payment/landing.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { LinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { typedLine } from '#machines/rules/text/typed.ts';
import { type HeardCart, orderingCart } from './ordered-cart.ts';

export interface CartCheckoutInput extends Begun {
  page: CheckoutPage;
  link?: LinkedCode;
}

/** Who receives the goods: the reader (`own`) or someone else. */
export type GoodsRecipient = 'own' | 'recipient';

/** The draft of a cart checkout. `cart` is displayed and ordered; `heard` is the latest state of the cart's flow. */
export interface CartCheckoutDraft extends Addressed, Couponed {
  page: CheckoutPage;
  cart: CartState;
  heard: HeardCart;
  /** The version known to be paid elsewhere, which cannot be ordered again. */
  heldAt?: number;
  destination: GoodsRecipient;
  category: Record<AddressName, Shipcode>;
}

const isOrderable = (draft: CartCheckoutDraft): boolean =>
  draft.cart.count > 0 && !draft.heard.isBusy && !isUnpayable(draft);

/** Whether the cart cannot be paid here, because it is closed or was paid elsewhere. */
export const isUnpayable = ({ cart, heard, heldAt }: Pick<CartCheckoutDraft, 'cart' | 'heard' | 'heldAt'>): boolean =>
  heard.isClosed || heldAt === cart.version;

/**
 * The category whose address on record is used: the one that the page was priced for, else the account's own (CHECK-9).
 */
function keptCategory({ cart, subscriber }: CheckoutPage): Shipcode | undefined {
  const account = subscriber?.account;
  return [categoryOf(linesOf(cart)), account?.shipcode].find((code) => code && account?.addresses[zoneOf(code)]);
}

/** What an order asks for. `mailing` means that goods ship, to the reader's `own` address or to the `recipient`. */
export interface CartOrderNeeds extends Omit<CartNeeds, 'mailingAddress'> {
  mailing: boolean;
  own: boolean;
  recipient: boolean;
}

/** The parts of the form that this order needs. Only a visitor needs an account. */
export function askedOf({
  page,
  cart,
  destination,
}: Pick<CartCheckoutDraft, 'page' | 'cart' | 'destination'>): CartOrderNeeds {
  const { account, subscriptionAddress, mailingAddress } = needsOf(linesOf(cart));
  const recipient = mailingAddress && destination === 'recipient';
  return {
    account: account && page.subscriber === null,
    subscriptionAddress,
    mailing: mailingAddress,
    own: subscriptionAddress || (mailingAddress && !recipient),
    recipient,
  };
}

/** The places of a cart checkout. The address on record is that of the category the page was priced for (CHECK-9). */
export const places: Places<CartCheckoutDraft> = {
  categoryOf: ({ category }, name) => category[name],
  asks: (draft) => {
    const { account, own, recipient } = askedOf(draft);
    return { account, own, recipient: recipient ? 'addressed' : undefined };
  },
  saved: ({ page }) => {
    const kept = keptCategory(page);
    return (kept && page.subscriber?.account.addresses[zoneOf(kept)]) ?? undefined;
  },
  kept: ({ page }) => keptCategory(page),
  accountCategory: ({ page }) => page.subscriber?.account.shipcode,
  move: (draft, shipcode) => chooseCategory(draft, { address: shipcode }),
};

/**
 * The checkout of a cart as displayed. Nothing is ordered while a call may change the cart, and the cart is locked
 * while an order is in progress. If the whole cart was refused, it is refetched before it can be ordered again.
 */
export const cartCheckoutMachine = createPurchase(
  'cartCheckout',
  {
    begin,
    edits: {
      ...addressEdits(places),
      // An address on record keeps its own category, whatever the kept draft had.
      category: (draft: CartCheckoutDraft, { address, ...change }: Partial<CartCheckoutDraft['category']>) =>
        chooseCategory(draft, draft.origin === 'keep' || !address ? change : { ...change, address }),
      destination: chooseDestination,
      ...couponEdit,
    },
    isWaiting: (draft) => !isOrderable(draft),
    check: (draft) => [...unappliedCoupon(draft, couponOn(draft.cart)), ...missingReader(draft, places)],
    order,
    total,
    payer: payerOf,
    handBack,
    // Keeps the reader's details and the destination, but not the cart, which may change at any time.
    persistence: readerPersistence({
      typed: ({ destination, category, ...draft }: CartCheckoutDraft) => ({
        destination,
        category,
        coupon: keptCoupon(draft),
      }),
      shape: () => ({
        coupon: KEPT_COUPON,
        destination: ['own', 'recipient'],
        category: { address: SHIPCODES, recipient_address: SHIPCODES },
      }),
    }),
  },
  shippedTo(places),
  orderingCart({
    of: ({ cart }) => cart,
    total,
    hear: (_, heard) => ({ heard }),
    show: showCart,
    isDoubted: isRefusedAsWhole,
    ordered: orderedCart,
  }),
  takingCoupons({
    isStored: true,
    on: ({ cart }) => ({ for: 'cart', version: cart.version }),
    standing: ({ cart }) => ({ applied: couponOn(cart) }),
    isHeld: ({ heard }) => heard.isBusy,
    // The cart's own flow hears of the new cart.
    take: () => ({}),
  }),
);

function total({ cart }: CartCheckoutDraft): Cents {
  return cartTotals(linesOf(cart)).total;
}

function begin({ page, link }: CartCheckoutInput): CartCheckoutDraft {
  const { cart, subscriber } = page;
  const kept = keptCategory(page);
  const own = kept ?? categoryOf(linesOf(cart)) ?? subscriber?.account.shipcode ?? 'ship-a';
  return {
    page,
    cart,
    heard: { cart, isBusy: false, isChanging: false, isClosed: cart.invoiced },
    form: blankForm(subscriber),
    coupon: beginCoupon(link, { applied: couponOn(cart) }),
    origin: kept ? 'keep' : 'change',
    destination: 'own',
    category: { address: own, recipient_address: goodsCategoryOf(linesOf(cart)) ?? own },
  };
}

/**
 * Shows the latest cart. Moves a blank address to the category the cart is now priced for.
 */
function showCart(draft: CartCheckoutDraft): Partial<CartCheckoutDraft> {
  const { heard, origin, form } = draft;
  const own = origin === 'change' ? categoryOf(linesOf(heard.cart)) : undefined;
  const follows = own !== undefined && own !== categoryOf(linesOf(draft.cart)) && isBlank(form.address);
  const isSame = heard.cart.version === draft.cart.version;
  return {
    cart: heard.cart,
    ...(!isSame && { coupon: followedCoupon(draft.coupon, couponOn(heard.cart)) }),
    ...(follows && chooseCategory(draft, { address: own })),
  };
}

/** Starts a blank recipient address in the category the goods are priced for. */
function chooseDestination(draft: CartCheckoutDraft, destination: GoodsRecipient): Partial<CartCheckoutDraft> {
  const priced = goodsCategoryOf(linesOf(draft.cart));
  const begins = destination === 'recipient' && priced !== undefined && isBlank(draft.form.recipient_address);
  return { destination, ...(begins && chooseCategory(draft, { recipient_address: priced })) };
}

/** Keeps each address within the countries of its category (ADDR-18). */
function chooseCategory(
  draft: CartCheckoutDraft,
  change: Partial<CartCheckoutDraft['category']>,
): Partial<CartCheckoutDraft> {
  const category = { ...draft.category, ...change };
  return { category, form: settleIn(draft.form, draft.shipping, (name) => category[name]) };
}

function order(draft: CartCheckoutDraft): Order {
  const { page, cart, form, origin, category } = draft;
  const asked = askedOf(draft);
  const lines = linesOf(cart);
  // Sends the displayed address on record in full, so that the order uses exactly that one.
  const own = origin === 'keep' ? places.saved(draft) : typedAddress(form.address);
  const body: CartCheckoutRequest = {
    version: cart.version,
    ...readerIn(draft, places),
    origin: asked.recipient ? 'recipient' : origin,
    address: asked.own ? own : undefined,
    ...(asked.recipient && {
      recipient_name: typedLine(form.recipient_name),
      recipient_address: typedAddress(form.recipient_address),
      recipient_shipcode: category.recipient_address,
    }),
    shipcode: category.address,
    session: page.checkout.session,
    gifted: asked.recipient,
  };
  return {
    call: 'checkOutCart',
    body,
    coupon: couponOn(cart),
    isGift: isForOthers(lines) || undefined,
    isFree: isFree(cartTotals(lines).total) || undefined,
  };
}

/** Opens a refused address (CHECK-15) and blocks a cart that was paid elsewhere. */
function handBack(draft: CartCheckoutDraft, refused: Refused | undefined): Partial<CartCheckoutDraft> {
  if (!refused) return { heldAt: undefined };
  const { problems, isOutdated, order: sent } = refused;
  const isHeld = isOutdated && !problems.some(concernsCart);
  return {
    heldAt: isHeld && sent?.call === 'checkOutCart' ? sent.body.version : undefined,
    ...openedAddress(draft, problems, places),
  };
}

function isRefusedAsWhole({ key, problems, isOutdated }: Refused): boolean {
  return (
    key === undefined &&
    (isOutdated ||
      problems.some((problem) => problem.code === 'server' && (problem.field === 'general' || concernsCart(problem))))
  );
}

function concernsCart({ field }: Problem): boolean {
  return field === 'coupon' || field.split('.')[0] === 'cart';
}

function orderedCart({ cart }: CartCheckoutDraft, visit: string | undefined): CartState {
  const paid = visit === undefined ? undefined : settledAt(visit);
  const billing = { a: NO_GOODS, b: NO_GOODS, c: NO_GOODS };
  return { version: cart.version + 1, count: 0, invoiced: false, ...(paid && { paid }), billing };
}

const NO_GOODS: BillingGroup = { goods: [], giftsubs: [], membership: null, donation: null, giftees: [], reported: [] };

/** Ignores the country, which may have been selected automatically. */
function isBlank({ line1, line2, city, postcode }: Address): boolean {
  return [line1, line2, city, postcode].every((line) => typedLine(line) === '');
}
