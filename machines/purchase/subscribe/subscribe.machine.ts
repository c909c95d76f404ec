import type { ShippingConfig, SubscribePage, SubscribeRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import {
  actionsOf,
  type Built,
  builderEdits,
  cartOf,
  couponOn,
  isCouponUsable,
  keepsCoupon,
  shipsGoods,
  unreadDonation,
} from '#machines/purchase/builder/builder.ts';
import { checkedOutLater, isLater, type Timing } from '#machines/purchase/checkout/later.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { createPurchase, type Refused } from '#machines/purchase/checkout/purchase.ts';
import {
  type AddressName,
  addressEdits,
  missingIn,
  moved,
  type Places,
  shippedTo,
  takeCountries,
} from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress, needsAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { type ClampedQuantity, clampQuantity } from '#machines/rules/cart/quantity.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import type { SubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import type { Choice, Purpose } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';

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

/** A new subscription as the reader has it. */
export interface SubscribeDraft {
  page: SubscribePage;
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
  shipping?: ShippingConfig;
}

/** How many gifts are sold at once (GIFT-2). */
export const GIFTS = { min: 1, max: 20 } as const;

/** The subscription that is being built. */
export const builtOf = ({ page, choice, purpose, gifts, hasCoupon, swag, form }: SubscribeDraft): Built => ({
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
export const savedAddress = ({ page, choice }: Pick<SubscribeDraft, 'page' | 'choice'>): Address | undefined =>
  page.subscriber?.account.addresses[zoneOf(choice.shipcode)] ?? undefined;

/** Whether the order goes to somebody else (CHECK-12). */
export const goesToRecipient = ({ purpose, destination }: SubscribeDraft): boolean =>
  purpose === 'gift' && destination === 'recipient';

/** The address that the order asks for: print for oneself, or goods, need one; a gift is sent once it is redeemed. */
export function askedAddress(draft: SubscribeDraft): AddressName | undefined {
  const medium = draft.purpose === 'personal' ? draft.choice.medium : undefined;
  if (!needsAddress({ medium, shipsGoods: shipsGoods(draft) })) return undefined;
  return goesToRecipient(draft) ? 'recipient_address' : 'address';
}

/** Whether it matters to which shipping category the order goes. */
export const asksCategory = ({ choice, swag }: SubscribeDraft): boolean =>
  needsAddress({ medium: choice.medium, shipsGoods: shipsGoods({ swag }) });

/** Whether the order opens an account, which needs a password (CHECK-4). */
export const makesAccount = ({ page, purpose }: SubscribeDraft): boolean =>
  page.subscriber === null && purpose === 'personal';

const places: Places<SubscribeDraft> = {
  categoryOf: ({ choice }) => choice.shipcode,
  kept: (draft) => savedAddress(draft) && draft.choice.shipcode,
  accountCategory: ({ page }) => page.subscriber?.account.shipcode,
  move: (draft, shipcode) => choose(draft, { shipcode }),
};

/** Builds a new subscription, for oneself or as a gift, and has it checked out now or later. */
export const subscribeMachine = createPurchase(
  'subscribe',
  {
    begin,
    edits: {
      ...addressEdits(places),
      ...builderEdits(builtOf),
      purpose: (draft: SubscribeDraft, purpose: Purpose) => recheck(draft, { purpose }),
      timing: (_: SubscribeDraft, timing: Timing) => ({ timing }),
      choice: choose,
      quantity: (_: SubscribeDraft, quantity: string | number) => ({ gifts: clampQuantity(quantity, GIFTS) }),
      destination: (_: SubscribeDraft, destination: Destination) => ({ destination }),
    },
    isBarred,
    check,
    order,
    payer: ({ page }) => ({ hasAccount: page.subscriber !== null, hasCardOnFile: page.payment_info !== null }),
    handBack,
  },
  shippedTo((draft, shipping) => takeCountries(draft, shipping, places)),
  checkedOutLater((draft) => actionsOf(builtOf(draft))),
);

/** Begins with what the address asks for; a coupon for gifts alone makes it a gift (SUBSCRIBE-11). */
function begin({ page, link }: SubscribeInput): SubscribeDraft {
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const draft: SubscribeDraft = {
    page,
    code: page.subscribe.coupon?.code ?? link.code,
    purpose: page.subscribe.coupon?.applied === 'gift' ? 'gift' : link.purpose,
    timing: 'now',
    choice: link.choice,
    gifts: { quantity: 1 },
    form: {
      name,
      email,
      password: '',
      confirm: '',
      donation: '',
      recipient_name: '',
      address: emptyAddress,
      recipient_address: emptyAddress,
    },
    origin: savedAddress({ page, choice: link.choice }) ? 'keep' : 'change',
    destination: 'giver',
    hasCoupon: true,
    swag: [],
  };
  return { ...draft, hasCoupon: isCouponUsable(builtOf(draft)) };
}

/** Whether the reader has a subscription, so that only gifts are sold here (SUBSCRIBE-13). */
function isBarred({ page: { subscriber }, purpose }: SubscribeDraft): boolean {
  return purpose === 'personal' && subscriber !== null && isSubscribed(subscriber.timetable);
}

/** Changes the choice: another shipping category has its own address. */
function choose(draft: SubscribeDraft, change: Partial<Choice>): Partial<SubscribeDraft> {
  const choice = { ...draft.choice, ...change };
  const isElsewhere = choice.shipcode !== draft.choice.shipcode;
  return { ...recheck(draft, { choice }), ...(isElsewhere && moved(draft, { ...draft, choice }, places)) };
}

/** Holds the coupon against what is built now; one that does not cover it comes off (SUBSCRIBE-12). */
function recheck(draft: SubscribeDraft, change: Partial<SubscribeDraft>): Partial<SubscribeDraft> {
  return { ...change, hasCoupon: keepsCoupon(builtOf({ ...draft, ...change })) };
}

/** What stops the order, in the order of the page. */
function check(draft: SubscribeDraft): Problem[] {
  const { form, origin } = draft;
  const unread = unreadDonation(builtOf(draft));
  if (isLater(draft)) return unread;
  const asked = askedAddress(draft);
  return [
    ...unread,
    ...required('name', form.name),
    ...required('email', form.email),
    ...(makesAccount(draft) ? passwordProblems(form) : []),
    ...(goesToRecipient(draft) ? required('recipient_name', form.recipient_name) : []),
    ...(asked && (asked === 'recipient_address' || origin === 'change') ? missingIn(form, asked) : []),
  ];
}

/** The order as it is submitted (CART-7, CHECK-10, CHECK-11). */
function order(draft: SubscribeDraft): Order {
  const { page, purpose, choice, form } = draft;
  const built = builtOf(draft);
  const body: SubscribeRequest = {
    cart: cartOf(built),
    name: form.name.trim(),
    email: form.email.trim(),
    password: makesAccount(draft) ? { password: form.password, confirm: form.confirm } : undefined,
    ...destinationOf(draft),
    shipcode: choice.shipcode,
    session: page.subscribe.session,
  };
  return { call: 'subscribe', body, coupon: couponOn(built)?.code, isGift: purpose === 'gift' || undefined };
}

/** An address that is found fault with is opened; a coupon that is refused comes off, with the server's words beside it (CHECK-15, COUP-12). */
function handBack({ page }: SubscribeDraft, { problems }: Refused): Partial<SubscribeDraft> {
  const errors = problems.find(({ field }) => field === 'coupon')?.words;
  const { coupon } = page.subscribe;
  return {
    ...(problems.some(concernsAddress) && { origin: 'change' }),
    ...(errors &&
      coupon && {
        page: { ...page, subscribe: { ...page.subscribe, coupon: { ...coupon, errors } } },
        hasCoupon: false,
      }),
  };
}

function destinationOf(draft: SubscribeDraft) {
  const { choice, form, origin } = draft;
  const asked = askedAddress(draft);
  if (goesToRecipient(draft))
    return {
      origin: 'recipient' as const,
      recipient_name: form.recipient_name.trim(),
      recipient_address: asked ? trimmed(form.recipient_address) : undefined,
      recipient_shipcode: choice.shipcode,
      gifted: true,
    };
  const address = origin === 'keep' ? savedAddress(draft) : trimmed(form.address);
  return { origin, address: asked ? address : undefined, gifted: false };
}
