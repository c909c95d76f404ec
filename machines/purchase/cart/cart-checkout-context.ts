import type { CartState, CheckoutPage, ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { type CartNeeds, categoryOf, goodsCategoryOf, needsOf } from '#machines/rules/cart/cart-needs.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';

/** The page data, and an attempt that a reload cut off. */
export interface CartCheckoutInput {
  page: CheckoutPage;
  attempt?: Attempt;
}

/** What the purchaser types; nothing of it is lost, whatever becomes of the order. */
export interface CartCheckoutForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
  recipient_name: string;
  address: Address;
  recipient_address: Address;
}

/** One of the two addresses of an order: the purchaser's own, or the recipient's. */
export type AddressField = 'address' | 'recipient_address';

/** Where goods go: to whoever orders, or to another recipient. */
export type Destination = 'own' | 'recipient';

/** What the flow of the cart tells. */
export interface HeardCart {
  cart: CartState;
  /** Whether a call is under way that may change it. */
  isBusy: boolean;
  /** Whether an invoice was made of it, or it is being paid. */
  isClosed: boolean;
}

export interface CartCheckoutContext {
  page: CheckoutPage;
  attempt?: Attempt;
  /** The cart as the reader sees it, which is the one that is ordered. It stands still while an order is under way. */
  cart: CartState;
  /** The cart as it was last heard of. */
  heard: HeardCart;
  /** The version that the server would not take since it is paid elsewhere, as far as is known. */
  heldAt?: number;
  form: CartCheckoutForm;
  /** Whether the purchaser's own address is the one on record. */
  origin: Origin;
  destination: Destination;
  /** The shipping category of each address. */
  category: Record<AddressField, Shipcode>;
  shipping?: ShippingConfig;
  problems: Problem[];
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type CartCheckoutField = Exclude<keyof CartCheckoutForm, AddressField> | `${AddressField}.${AddressLine}`;

export type CartCheckoutEvent =
  | { type: 'field.changed'; field: CartCheckoutField; value: string }
  | { type: 'country.chosen'; field: AddressField; code: string }
  | { type: 'category.chosen'; field: AddressField; shipcode: Shipcode }
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'destination.chosen'; destination: Destination }
  | { type: 'cart.checked' }
  | { type: 'form.submitted' };

export function beginCartCheckout({ page, attempt }: CartCheckoutInput): CartCheckoutContext {
  const { cart, subscriber } = page;
  const account = subscriber?.account;
  const kept = keptCategory(page);
  const own = kept ?? categoryOf(linesOf(cart)) ?? account?.shipcode ?? 'ship-a';
  return {
    page,
    attempt,
    cart,
    heard: { cart, isBusy: false, isClosed: cart.invoiced },
    form: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      password: '',
      confirm: '',
      recipient_name: '',
      address: emptyAddress,
      recipient_address: emptyAddress,
    },
    origin: kept ? 'keep' : 'change',
    destination: 'own',
    category: { address: own, recipient_address: goodsCategoryOf(linesOf(cart)) ?? own },
    problems: [],
  };
}

/** Whether the cart can be ordered as it is shown: there is something in it, and nobody is changing, paying or has invoiced it. */
export const isOrderable = (context: CartCheckoutContext): boolean =>
  context.cart.count > 0 && !context.heard.isBusy && !isUnpayable(context);

/** Whether nothing of the cart may be paid here: there is an invoice for it, or it is paid elsewhere. */
export const isUnpayable = ({ cart, heard, heldAt }: Pick<CartCheckoutContext, 'cart' | 'heard' | 'heldAt'>): boolean =>
  heard.isClosed || heldAt === cart.version;

/** The category whose address on record can be kept: the one that the page was priced for, else the account's own (CHECK-9). */
export function keptCategory({ cart, subscriber }: CheckoutPage): Shipcode | undefined {
  const account = subscriber?.account;
  return [categoryOf(linesOf(cart)), account?.shipcode].find((code) => code && account?.addresses[zoneOf(code)]);
}

/** The address on record that can be kept. */
export function savedAddress({ page }: Pick<CartCheckoutContext, 'page'>): Address | undefined {
  const kept = keptCategory(page);
  return (kept && page.subscriber?.account.addresses[zoneOf(kept)]) ?? undefined;
}

/** What the order asks its purchaser for: an account to set up, and an address for each thing that is sent. */
export interface Asked extends Omit<CartNeeds, 'mailingAddress'> {
  /** Where goods are sent, and where to is a choice (CHECK-5). */
  mailing: boolean;
  /** The purchaser's own address. */
  own: boolean;
  /** The name of another recipient, and an address. */
  recipient: boolean;
}

/** What this order asks for. */
export function askedOf({
  page,
  cart,
  destination,
}: Pick<CartCheckoutContext, 'page' | 'cart' | 'destination'>): Asked {
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
