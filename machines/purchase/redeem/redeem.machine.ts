import type { RedeemData, RedeemPage, RedeemRequest, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { createPurchase, type Refused } from '#machines/purchase/checkout/purchase.ts';
import { readingAgain } from '#machines/purchase/checkout/read-again.ts';
import {
  addressEdits,
  missingIn,
  moved,
  type Places,
  shippedTo,
  takeCountries,
  withRecorded,
} from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { isReceipt } from '#machines/rules/payment/landing.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { giftPrice, isClosed, needsUpgrade, type OpenGift } from '#machines/rules/subscription/gift.ts';
import {
  type Deliverable,
  defaultChoice,
  deliverableOf,
  type Shipcode,
} from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';

/** The page data, and an attempt that a reload cut off. */
export interface RedeemInput {
  page: RedeemPage;
  attempt?: Attempt;
}

/** A gift as the reader wants it. */
export interface RedeemDraft {
  page: RedeemPage;
  deliverable: Deliverable;
  /** What the reader types; who is logged in needs no password. */
  form: { name: string; email: string; password: string; confirm: string; address: Address };
  origin: Origin;
  shipping?: ShippingConfig;
  /** Whether an answer was lost, so that the gift may be this reader's already. */
  isUnsure: boolean;
}

/** The gift of an open page. */
export function giftOf({ page }: Pick<RedeemDraft, 'page'>): OpenGift {
  if (page.redeem.status !== 'open') throw new Error('Only the page of a gift that may be redeemed is opened.');
  return page.redeem;
}

const accountOf = ({ page }: Pick<RedeemDraft, 'page'>): Subscriber['account'] | undefined => page.subscriber?.account;

type Chosen = Pick<RedeemDraft, 'page' | 'deliverable'>;

/** The shipping category of the delivery; for digital the account's own. */
export const shipcodeOf = (chosen: Chosen): Shipcode =>
  destinationOf(chosen.deliverable) ?? accountOf(chosen)?.shipcode ?? defaultChoice.shipcode;

/** The address on record that the gift would be sent to. */
export const savedAddress = (chosen: Chosen): Address | undefined =>
  accountOf(chosen)?.addresses[zoneOf(shipcodeOf(chosen))] ?? undefined;

/** Whether the delivery is printed, so that it needs an address (ADDR-21). */
export const asksAddress = ({ deliverable }: Chosen): boolean => destinationOf(deliverable) !== undefined;

/** What is to be paid for the gift as it would be delivered, in cents. */
export const redeemPrice = (draft: RedeemDraft): Cents => giftPrice(giftOf(draft), draft.deliverable);

const places: Places<RedeemDraft> = {
  categoryOf: shipcodeOf,
  kept: (draft) => savedAddress(draft) && shipcodeOf(draft),
  accountCategory: (draft) => accountOf(draft)?.shipcode,
  move: (draft, shipcode) => chooseDelivery(draft, deliverableOf({ medium: 'print', shipcode })),
};

/**
 * Takes a gift, and pays for its upgrade where the reader wants more than was given. The gift is read again whenever it
 * may not be what the page shows: after a refusal, a lost answer, or a return to the page.
 */
export const redeemMachine = createPurchase(
  'redeem',
  {
    begin,
    edits: { ...addressEdits(places), delivery: chooseDelivery },
    isOpen: ({ page }) => page.redeem.status === 'open',
    check,
    order,
    payer: ({ page }) => ({ hasAccount: page.subscriber !== null, hasCardOnFile: page.payment_info !== null }),
    handBack,
    depart,
  },
  readingAgain({
    token: (draft) => giftOf(draft).gift.token,
    take: takeGift,
    limit: 10_000,
    isDue: isDoubtful,
    isForAnother: ({ page }, result) =>
      result.kind === 'ok' && page.subscriber?.account.ref !== result.output.subscriber?.account.ref,
  }),
  shippedTo((draft, shipping) => takeCountries(draft, shipping, places)),
);

/** Begins with what the giver paid for. */
function begin({ page, attempt }: RedeemInput): RedeemDraft {
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const { redeem } = page;
  const deliverable = redeem.status === 'open' ? redeem.gift.deliverables.set : 'digital';
  const form = { name, email, password: '', confirm: '', address: emptyAddress };
  const origin = savedAddress({ page, deliverable }) ? 'keep' : 'change';
  return { page, deliverable, form, origin, isUnsure: attempt?.key !== undefined };
}

/** Takes another delivery, where it is open; another shipping category has its own address. */
function chooseDelivery(draft: RedeemDraft, deliverable: Deliverable): Partial<RedeemDraft> {
  if (isClosed(giftOf(draft), deliverable)) return {};
  return { deliverable, ...moved(draft, { ...draft, deliverable }, places) };
}

/** What stops the redemption, in the order of the page. */
function check(draft: RedeemDraft): Problem[] {
  const { page, form } = draft;
  return [
    ...required('name', form.name),
    ...required('email', form.email),
    ...(page.subscriber ? [] : passwordProblems(form)),
    ...(isElsewhere(draft) ? missingIn(form) : []),
  ];
}

/** The redemption as it is sent (API-35). */
function order(draft: RedeemDraft): Order<'redeemGift'> {
  const { page, deliverable, form } = draft;
  const open = giftOf(draft);
  const body: Omit<RedeemRequest, 'invoice' | 'customer'> = {
    subscription: { token: open.gift.token, deliverable },
    name: form.name.trim(),
    email: form.email.trim(),
    password: page.subscriber ? undefined : { password: form.password, confirm: form.confirm },
    origin: page.subscriber && !isElsewhere(draft) ? 'keep' : 'change',
    address: isElsewhere(draft) ? trimmed(form.address) : undefined,
    shipcode: shipcodeOf(draft),
    session: open.session,
    gifted: false,
  };
  return { call: 'redeemGift', body, ...(!needsUpgrade(open, deliverable) && { isFree: true }) };
}

/**
 * Where the answer to an order is lost, or was given to another tab, the gift may be this reader's; where a refusal
 * concerns the address, its form is opened with the one on record, unless another was typed (CHECK-15).
 */
function handBack(draft: RedeemDraft, { problems, key, isOutdated }: Refused): Partial<RedeemDraft> {
  const isUnsure = draft.isUnsure || key !== undefined || isOutdated;
  if (!asksAddress(draft) || !problems.some(concernsAddress)) return { isUnsure };
  return { isUnsure, origin: 'change', form: withRecorded(draft.form, savedAddress(draft)) };
}

/** Whether an order came back for a reason that may lie with the gift: not in what was typed, nor before it was looked at. */
function isDoubtful({ problems }: Refused): boolean {
  return (
    problems.length > 0 &&
    problems.every(({ field, code }) => field === 'general' && (code === 'server' || code === 'orderFailed'))
  );
}

/** Takes the gift as it is now, if it could be read; what was chosen and typed stays, unless it cannot be chosen any more. */
function takeGift(draft: RedeemDraft, result: Result<RedeemData>): Partial<RedeemDraft> {
  if (result.kind !== 'ok') return {};
  const page = { ...draft.page, ...result.output };
  const { redeem } = page;
  const isLost = redeem.status === 'open' && isClosed(redeem, draft.deliverable);
  return { page, ...(isLost && { deliverable: redeem.gift.deliverables.set }) };
}

/** A gift that was paid up ends at its receipt, which says that it is redeemed (REDEEM-12). */
function depart(visit: string): Departure {
  return isReceipt(visit) ? { visit, notice: 'giftRedeemed' } : { visit };
}

function isElsewhere(draft: RedeemDraft): boolean {
  return asksAddress(draft) && draft.origin === 'change';
}
