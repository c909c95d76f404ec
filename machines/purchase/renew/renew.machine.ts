import type { RenewPage, RenewRequest, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import {
  actionsOf,
  type Built,
  builderEdits,
  cartOf,
  couponOn,
  couponUse,
  isCouponUsable,
  keepsCoupon,
  shipsGoods,
  unreadDonation,
} from '#machines/purchase/builder/builder.ts';
import { checkedOutLater, isLater, type Timing } from '#machines/purchase/checkout/later.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { createPurchase, type Refused } from '#machines/purchase/checkout/purchase.ts';
import {
  addressEdits,
  missingIn,
  moved,
  type Places,
  shippedTo,
  takeCountries,
  withRecorded,
} from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress, needsAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { destinationOf, lacksAddress } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { SwagLine } from '#machines/rules/cart/swag.ts';
import { couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { type Choice, defaultChoice } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';

/** The page data, and an attempt that a reload cut off. */
export interface RenewInput {
  page: RenewPage;
  attempt?: Attempt;
}

/** A renewal as the reader has it. */
export interface RenewDraft {
  page: RenewPage;
  /** Whether the reader renews with other settings than the subscription has (RENEW-2). */
  isChanging: boolean;
  /** Whether the settings must stay open: something about them stands in the way (RENEW-3, COUP-9). */
  isForced: boolean;
  /** The settings in the form; what is renewed is `builtOf`. */
  choice: Choice;
  timing: Timing;
  /** What the reader types; the donation is kept as it was typed. */
  form: { name: string; email: string; donation: string; address: Address };
  origin: Origin;
  hasCoupon: boolean;
  swag: SwagLine[];
  shipping?: ShippingConfig;
}

type Renewal = NonNullable<RenewPage['renew']>;

/** The renewal of an open page. */
export function renewalOf({ page }: Pick<RenewDraft, 'page'>): Renewal {
  if (!page.renew) throw new Error('Only a page with something to renew is opened.');
  return page.renew;
}

/** The reader of an open page. */
export function readerOf({ page }: Pick<RenewDraft, 'page'>): Subscriber {
  if (!page.subscriber) throw new Error('Only a reader who is logged in renews.');
  return page.subscriber;
}

/** Whether the subscription never ends, so that nothing is to be renewed (RENEW-4). */
export const isForLife = ({ page }: Pick<RenewDraft, 'page'>): boolean =>
  page.subscriber?.timetable.lifetime_subscription === true || page.renew?.token === null;

/** The settings that are renewed: those of the form once it is open. */
const chosenIn = (draft: RenewDraft): Choice =>
  draft.isChanging ? draft.choice : heldBy(renewalOf(draft), readerOf(draft));

/** The renewal as it is built. */
export const builtOf = (draft: RenewDraft): Built => ({
  offer: renewalOf(draft),
  choice: chosenIn(draft),
  purpose: 'personal',
  renewal: true,
  quantity: 1,
  hasCoupon: draft.hasCoupon,
  swag: draft.swag,
  donation: draft.form.donation,
  locale: draft.page.settings.locale,
});

/** The address on record for the shipping category. */
export const savedAddress = (draft: RenewDraft): Address | undefined =>
  readerOf(draft).account.addresses[zoneOf(chosenIn(draft).shipcode)] ?? undefined;

/** Whether it matters where the order is sent: print is, and so are goods. */
export const asksCategory = (draft: RenewDraft): boolean =>
  needsAddress({ medium: chosenIn(draft).medium, shipsGoods: shipsGoods(draft) });

/** Whether the reader is asked for an address; with the same settings it is the one on record. */
export const asksAddress = (draft: RenewDraft): boolean =>
  !isLater(draft) && asksCategory(draft) && (draft.isChanging || !savedAddress(draft));

const places: Places<RenewDraft> = {
  categoryOf: (draft) => chosenIn(draft).shipcode,
  kept: (draft) => savedAddress(draft) && chosenIn(draft).shipcode,
  accountCategory: (draft) => readerOf(draft).account.shipcode,
  move: (draft, shipcode) => choose(draft, { shipcode }),
};

/** Renews a reader's own subscription, with the same settings or with others, now or later. */
export const renewMachine = createPurchase(
  'renew',
  {
    begin,
    edits: {
      ...addressEdits(places),
      ...builderEdits(builtOf),
      settings: (draft: RenewDraft, settings: 'same' | 'other') =>
        changed(draft, { isChanging: draft.isForced || settings === 'other' }),
      choice: choose,
      timing: (_: RenewDraft, timing: Timing) => ({ timing }),
    },
    isOpen: ({ page }) => page.subscriber !== null && page.renew !== null,
    isBarred: isForLife,
    check,
    order,
    payer: ({ page }) => ({ hasAccount: true, hasCardOnFile: page.payment_info !== null }),
    handBack,
  },
  shippedTo((draft, shipping) => takeCountries(draft, shipping, places)),
  checkedOutLater((draft) => actionsOf(builtOf(draft))),
);

/** Begins with the settings of the subscription, which are open where they cannot stay as they are. */
function begin({ page }: RenewInput): RenewDraft {
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const begun: RenewDraft = {
    page,
    isChanging: false,
    isForced: false,
    choice: page.renew && page.subscriber ? heldBy(page.renew, page.subscriber) : defaultChoice,
    timing: 'now',
    form: { name, email, donation: '', address: emptyAddress },
    origin: 'change',
    hasCoupon: true,
    swag: [],
  };
  if (!page.renew || !page.subscriber) return begun;
  const isForced = cannotStay(begun);
  const origin = savedAddress(begun) ? 'keep' : 'change';
  return { ...begun, isForced, isChanging: isForced, origin, hasCoupon: isCouponUsable(builtOf(begun)) };
}

function choose(draft: RenewDraft, choice: Partial<Choice>): Partial<RenewDraft> {
  return draft.isChanging ? changed(draft, { choice: { ...draft.choice, ...choice } }) : {};
}

/** The change, and what follows from it: a coupon that does not cover it comes off, another category has its own address. */
function changed(draft: RenewDraft, change: Partial<RenewDraft>): Partial<RenewDraft> {
  const now = { ...draft, ...change };
  const isElsewhere = chosenIn(now).shipcode !== chosenIn(draft).shipcode;
  return { ...change, hasCoupon: keepsCoupon(builtOf(now)), ...(isElsewhere && moved(draft, now, places)) };
}

/** What stops the renewal, in the order of the page. */
function check(draft: RenewDraft): Problem[] {
  const unread = unreadDonation(builtOf(draft));
  if (isLater(draft)) return unread;
  return [
    ...unread,
    ...required('name', draft.form.name),
    ...required('email', draft.form.email),
    ...(isElsewhere(draft) ? missingIn(draft.form) : []),
  ];
}

/** The renewal as it is sent (API-38, RENEW-9). */
function order(draft: RenewDraft): Order<'renewSubscription'> {
  const { account, session } = renewalOf(draft);
  const { form } = draft;
  const built = builtOf(draft);
  const body: Omit<RenewRequest, 'invoice' | 'customer'> = {
    cart: cartOf(built),
    account,
    name: form.name.trim(),
    email: form.email.trim(),
    origin: isElsewhere(draft) ? 'change' : 'keep',
    address: isElsewhere(draft) ? trimmed(form.address) : undefined,
    shipcode: chosenIn(draft).shipcode,
    session,
    gifted: false,
  };
  return { call: 'renewSubscription', body, coupon: couponOn(built)?.code };
}

/**
 * What concerns the address, or a coupon that asks for other settings, opens the settings and keeps them open (RENEW-3,
 * COUP-9); the address on record is there to be put right, unless another was typed.
 */
function handBack(draft: RenewDraft, { problems }: Refused): Partial<RenewDraft> {
  const isAddress = asksCategory(draft) && problems.some(concernsAddress);
  if (!isAddress && !problems.some(({ field }) => field === 'coupon')) return {};
  const opened = { isForced: true, ...changed(draft, { isChanging: true }) };
  if (!isAddress) return opened;
  const now = { ...draft, ...opened };
  return { ...opened, origin: 'change', form: withRecorded(now.form, savedAddress(now)) };
}

/** Whether the order goes to another address than the one on record. */
const isElsewhere = (draft: RenewDraft): boolean => asksAddress(draft) && draft.origin === 'change';

/** The settings that the subscription has; the shipping category of a digital one is the account's. */
function heldBy({ settings }: Renewal, { account }: Subscriber): Choice {
  const { medium, level, term, deliverable } = settings;
  return { medium, level, term, shipcode: destinationOf(deliverable) ?? account.shipcode };
}

/** Whether the settings cannot stay as they are: the address is missing, or the coupon asks for others (RENEW-3, COUP-9). */
function cannotStay(begun: RenewDraft): boolean {
  const { settings, coupon } = renewalOf(begun);
  const isUncovered = coupon !== null && couponRefusal(coupon, couponUse(builtOf(begun))) === 'uncovered';
  return isUncovered || lacksAddress(settings.deliverable, readerOf(begun).account.addresses);
}
