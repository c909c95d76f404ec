import type { ProductList, RenewPage, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import {
  type BuilderEvent,
  type Built,
  couponUse,
  isCouponUsable,
  shipsGoods,
} from '#machines/purchase/builder/builder.ts';
import type { Tried } from '#machines/purchase/cart/cart-later.ts';
import type { FieldOf, ReaderForm } from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress, needsAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { destinationOf, lacksAddress } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { type Choice, defaultChoice } from '#machines/rules/subscription/subscription.ts';

/** The page data, and an attempt that a reload cut off. */
export interface RenewInput {
  page: RenewPage;
  attempt?: Attempt;
}

/** What the reader types; the donation is kept as it was typed. */
export interface RenewForm extends ReaderForm {
  donation: string;
}

export interface RenewContext extends RenewInput {
  /** Whether the reader renews with other settings than the subscription has (RENEW-2). */
  isChanging: boolean;
  /** Whether the settings must stay open: something about them stands in the way (RENEW-3, COUP-9). */
  isForced: boolean;
  /** The settings in the form; what is renewed is `builtOf`. */
  choice: Choice;
  timing: 'now' | 'later';
  form: RenewForm;
  origin: Origin;
  hasCoupon: boolean;
  swag: SwagLine[];
  products: ProductList['list'];
  shipping?: ShippingConfig;
  problems: Problem[];
  /** What went into the cart of an order that is checked out later, before something stopped it. */
  tried?: Tried;
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type RenewField = FieldOf<RenewForm>;

/** What a reader changes of the renewal. */
export type RenewEdit =
  | BuilderEvent
  | { type: 'settings.chosen'; settings: 'same' | 'other' }
  | { type: 'timing.chosen'; timing: RenewContext['timing'] }
  | { type: 'field.changed'; field: RenewField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'origin.chosen'; origin: Origin };

export type RenewEvent = RenewEdit | { type: 'form.submitted' };

/** Begins with the settings of the subscription, which are open where they cannot stay as they are. */
export function beginRenew({ page, attempt }: RenewInput): RenewContext {
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const choice = page.renew && page.subscriber ? heldBy(page.renew, page.subscriber) : defaultChoice;
  const begun: RenewContext = {
    page,
    attempt,
    isChanging: false,
    isForced: false,
    choice,
    timing: 'now',
    form: { name, email, donation: '', address: emptyAddress },
    origin: 'change',
    hasCoupon: true,
    swag: [],
    products: [],
    problems: [],
  };
  if (!page.renew || !page.subscriber) return begun;
  const isForced = cannotStay(begun);
  const origin = savedAddress(begun) ? 'keep' : 'change';
  return { ...begun, isForced, isChanging: isForced, origin, hasCoupon: isCouponUsable(builtOf(begun)) };
}

type Renewal = NonNullable<RenewPage['renew']>;

/** The renewal of an open page. */
export function renewalOf({ page }: Pick<RenewContext, 'page'>): Renewal {
  if (!page.renew) throw new Error('Only a page with something to renew is opened.');
  return page.renew;
}

/** The reader of an open page. */
export function readerOf({ page }: Pick<RenewContext, 'page'>): Subscriber {
  if (!page.subscriber) throw new Error('Only a reader who is logged in renews.');
  return page.subscriber;
}

/** Whether the subscription never ends, so that nothing is to be renewed (RENEW-4). */
export const isForLife = ({ page }: Pick<RenewContext, 'page'>): boolean =>
  page.subscriber?.timetable.lifetime_subscription === true || page.renew?.token === null;

/** The settings that are renewed: those of the form once it is open. */
export const chosenIn = (context: RenewContext): Choice =>
  context.isChanging ? context.choice : heldBy(renewalOf(context), readerOf(context));

/** The renewal as it is built. */
export const builtOf = (context: RenewContext): Built => ({
  offer: renewalOf(context),
  choice: chosenIn(context),
  purpose: 'personal',
  renewal: true,
  quantity: 1,
  hasCoupon: context.hasCoupon,
  swag: context.swag,
  donation: context.form.donation,
  locale: context.page.settings.locale,
});

/** The address on record for the shipping category. */
export const savedAddress = (context: RenewContext): Address | undefined =>
  readerOf(context).account.addresses[zoneOf(chosenIn(context).shipcode)] ?? undefined;

/** Whether it matters where the order is sent: print is, and so are goods. */
export const asksCategory = (context: RenewContext): boolean =>
  needsAddress({ medium: chosenIn(context).medium, shipsGoods: shipsGoods(context) });

/** Whether the reader is asked for an address; with the same settings it is the one on record. */
export const asksAddress = (context: RenewContext): boolean =>
  context.timing === 'now' && asksCategory(context) && (context.isChanging || !savedAddress(context));

/** Whether the order goes to another address than the one on record. */
export const isElsewhere = (context: RenewContext): boolean => asksAddress(context) && context.origin === 'change';

/** The settings that the subscription has; the shipping category of a digital one is the account's. */
function heldBy({ settings }: Renewal, { account }: Subscriber): Choice {
  const { medium, level, term, deliverable } = settings;
  return { medium, level, term, shipcode: destinationOf(deliverable) ?? account.shipcode };
}

/** Whether the settings cannot stay as they are: the address is missing, or the coupon asks for others (RENEW-3, COUP-9). */
function cannotStay(begun: RenewContext): boolean {
  const { settings, coupon } = renewalOf(begun);
  const isUncovered = coupon !== null && couponRefusal(coupon, couponUse(builtOf(begun))) === 'uncovered';
  return isUncovered || lacksAddress(settings.deliverable, readerOf(begun).account.addresses);
}
