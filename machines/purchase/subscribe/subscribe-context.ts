import type { ProductList, ShippingConfig, SubscribePage } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type Built, isCouponUsable, shipsGoods } from '#machines/purchase/builder/builder.ts';
import type { Tried } from '#machines/purchase/cart/cart-later.ts';
import { type Address, emptyAddress, needsAddress } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { ClampedQuantity } from '#machines/rules/cart/quantity.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import type { SubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import type { Choice, Purpose } from '#machines/rules/subscription/subscription.ts';

/** The page data, what the address asked for, and an attempt that a reload cut off. */
export interface SubscribeInput {
  page: SubscribePage;
  link: SubscribeLink;
  attempt?: Attempt;
}

/** What the reader types; amounts are kept as they were typed. */
export interface SubscribeForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
  donation: string;
  recipient_name: string;
  address: Address;
  recipient_address: Address;
}

/** Who gets what is sent with a gift: the giver, who passes it on, or the recipient. */
export type Destination = 'giver' | 'recipient';

/** When an order is checked out (CHECK-53). */
export type Timing = 'now' | 'later';

export interface SubscribeContext {
  page: SubscribePage;
  attempt?: Attempt;
  /** The coupon code of the address. */
  code?: string;
  purpose: Purpose;
  timing: Timing;
  choice: Choice;
  /** How many gifts, and whether the number had to be changed. */
  gifts: ClampedQuantity;
  form: SubscribeForm;
  origin: Origin;
  destination: Destination;
  hasCoupon: boolean;
  swag: SwagLine[];
  products: ProductList['list'];
  shipping?: ShippingConfig;
  problems: Problem[];
  /** What went into the cart of an order that is checked out later, before something stopped it. */
  tried?: Tried;
  visit?: string;
}

/** An address of the form: the reader's own, or that of the recipient, which never takes the place of an own one. */
export type AddressName = 'address' | 'recipient_address';

/** A text field of the form, by its path in the request. */
export type TextField = Exclude<keyof SubscribeForm, AddressName> | `${AddressName}.${AddressLine}`;

/** What a reader changes of the order. */
export type SubscribeEdit =
  | { type: 'purpose.chosen'; purpose: Purpose }
  | { type: 'timing.chosen'; timing: Timing }
  | { type: 'choice.changed'; choice: Partial<Choice> }
  | { type: 'quantity.changed'; quantity: string | number }
  | { type: 'field.changed'; field: TextField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'destination.chosen'; destination: Destination }
  | { type: 'coupon.toggled' }
  | { type: 'swag.chosen'; product: string; size: string; quantity: string | number }
  | { type: 'swag.removed'; product: string };

export type SubscribeEvent = SubscribeEdit | { type: 'form.submitted' };

/** What the builder begins with; a coupon for gifts alone makes it a gift (SUBSCRIBE-11). */
export function beginSubscribe({ page, link, attempt }: SubscribeInput): SubscribeContext {
  const account = page.subscriber?.account;
  const context: SubscribeContext = {
    page,
    attempt,
    code: page.subscribe.coupon?.code ?? link.code,
    purpose: page.subscribe.coupon?.applied === 'gift' ? 'gift' : link.purpose,
    timing: 'now',
    choice: link.choice,
    gifts: { quantity: 1 },
    form: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      password: '',
      confirm: '',
      donation: '',
      recipient_name: '',
      address: emptyAddress,
      recipient_address: emptyAddress,
    },
    origin: savedAddress(page, link.choice) ? 'keep' : 'change',
    destination: 'giver',
    hasCoupon: true,
    swag: [],
    products: [],
    problems: [],
  };
  return { ...context, hasCoupon: isCouponUsable(builtOf(context)) };
}

/** The subscription that is being built. */
export const builtOf = ({ page, choice, purpose, gifts, hasCoupon, swag, form }: SubscribeContext): Built => ({
  offer: page.subscribe,
  choice,
  purpose,
  renewal: false,
  quantity: purpose === 'gift' ? gifts.quantity : 1,
  hasCoupon,
  swag,
  donation: form.donation,
  locale: page.settings.locale,
});

/** The address on record for the chosen shipping category. */
export const savedAddress = (
  { subscriber }: Pick<SubscribePage, 'subscriber'>,
  { shipcode }: Pick<Choice, 'shipcode'>,
): Address | undefined => subscriber?.account.addresses[zoneOf(shipcode)] ?? undefined;

/** Whether the reader has a subscription, so that only gifts are sold here (SUBSCRIBE-13). */
export const isBarred = ({ page: { subscriber }, purpose }: SubscribeContext): boolean =>
  purpose === 'personal' && subscriber !== null && isSubscribed(subscriber.timetable);

/** Whether the order goes to somebody else (CHECK-12). */
export const goesToRecipient = ({ purpose, destination }: SubscribeContext): boolean =>
  purpose === 'gift' && destination === 'recipient';

/** The address that the order asks for: print for oneself, or goods, need one; a gift is sent once it is redeemed. */
export function askedAddress(context: SubscribeContext): AddressName | undefined {
  const medium = context.purpose === 'personal' ? context.choice.medium : undefined;
  if (!needsAddress({ medium, shipsGoods: shipsGoods(context) })) return undefined;
  return goesToRecipient(context) ? 'recipient_address' : 'address';
}

/** Whether it matters to which shipping category the order goes. */
export const asksCategory = ({ choice, swag }: SubscribeContext): boolean =>
  needsAddress({ medium: choice.medium, shipsGoods: shipsGoods({ swag }) });
