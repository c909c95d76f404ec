import type { RedeemData, RedeemPage, RedeemRequest, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { type PendingNews, refetching } from '#machines/purchase/checkout/parts/refetching.ts';
import { type Begun, createPurchase, payerOf, type Refused } from '#machines/purchase/checkout/purchase.ts';
import {
  type Addressed,
  addressEdits,
  blankForm,
  deliveryAddressSource,
  missingReader,
  moved,
  openedAddress,
  orderedBy,
  readerPersistence,
  shippedTo,
  withOrigin,
} from '#machines/purchase/checkout/reader-form.ts';
import { giftPrice, isClosed, needsUpgrade, type OpenGift } from '#machines/rules/gift/gift.ts';
import { isReceipt } from '#machines/rules/payment/landing.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';

export interface RedeemInput extends Begun {
  page: RedeemPage;
}

export interface RedeemDraft extends Addressed, PendingNews {
  page: RedeemPage;
  deliverable: Deliverable;
  /** Whether an answer was lost, so that this reader may already have redeemed the gift. */
  isUnsure: boolean;
}

/** The gift of an open page. Throws for any other page. */
export function giftOf({ page }: Pick<RedeemDraft, 'page'>): OpenGift {
  if (page.redeem.status !== 'open') throw new Error('Only the page of a gift that may be redeemed is opened.');
  return page.redeem;
}

const accountOf = ({ page }: Pick<RedeemDraft, 'page'>): Subscriber['account'] | undefined => page.subscriber?.account;

/** The price of the chosen delivery beyond what was given, in cents. */
export const redeemPrice = (draft: RedeemDraft): Cents => giftPrice(giftOf(draft), draft.deliverable);

export const places = deliveryAddressSource<RedeemDraft>({
  deliverable: ({ deliverable }) => deliverable,
  account: accountOf,
  deliver: chooseDelivery,
  asksPassword: ({ page }) => page.subscriber === null,
});

/**
 * The redemption of a gift, with payment for an upgrade. Refetches the gift whenever the page may be stale: after a
 * refusal, a lost answer or a return to the page.
 */
export const redeemMachine = createPurchase(
  'redeem',
  {
    begin,
    edits: { ...addressEdits(places), delivery: chooseDelivery },
    isOpen: ({ page }) => page.redeem.status === 'open',
    check: (draft) => missingReader(draft, places),
    order,
    total: redeemPrice,
    payer: payerOf,
    handBack,
    depart,
    persistence: readerPersistence({
      // If a delivery has closed or its price changed, it is no longer what the reader chose.
      offer: ({ page: { redeem } }) => redeem.status === 'open' && redeem.upgrade_prices,
      typed: ({ deliverable: delivery }: RedeemDraft) => ({ delivery }),
      shape: (draft) => ({ delivery: DELIVERABLES.filter((delivery) => !isClosed(giftOf(draft), delivery)) }),
    }),
  },
  refetching({
    token: (draft) => giftOf(draft).gift.token,
    take: takeGift,
    isDue: isDoubtful,
    isForAnother: ({ page }, result) =>
      result.kind === 'ok' && page.subscriber?.account.ref !== result.output.subscriber?.account.ref,
  }),
  shippedTo(places),
);

function begin({ page, attempt }: RedeemInput): RedeemDraft {
  const { redeem, subscriber } = page;
  const deliverable = redeem.status === 'open' ? redeem.gift.deliverables.set : 'digital';
  const form = blankForm(subscriber);
  return withOrigin({ page, deliverable, form, origin: 'change', isUnsure: attempt?.key !== undefined }, places);
}

/** Ignores a closed delivery. Another shipping category has its own address. */
function chooseDelivery(draft: RedeemDraft, deliverable: Deliverable): Partial<RedeemDraft> {
  if (isClosed(giftOf(draft), deliverable)) return {};
  return { deliverable, ...moved(draft, { ...draft, deliverable }, places) };
}

function order(draft: RedeemDraft): Order<'redeemGift'> {
  const { page, deliverable } = draft;
  const open = giftOf(draft);
  const body: Omit<RedeemRequest, 'invoice' | 'customer'> = {
    subscription: { token: open.gift.token, deliverable },
    ...orderedBy(draft, places),
    // A visitor has no address on record.
    ...(!page.subscriber && { origin: 'change' as const }),
    session: open.session,
    gifted: false,
  };
  return { call: 'redeemGift', body, ...(!needsUpgrade(open, deliverable) && { isFree: true }) };
}

/**
 * After a lost answer, this reader may have redeemed the gift. A refused address opens its form with the one on record,
 * unless another was typed (CHECK-15).
 */
function handBack(draft: RedeemDraft, refused: Refused | undefined): Partial<RedeemDraft> {
  return { isUnsure: refused?.key !== undefined, ...openedAddress(draft, refused?.problems ?? [], places) };
}

/**
 * Whether the order may have been refused because the gift has changed, and not because of a field or before it was
 * checked.
 */
function isDoubtful({ problems }: Refused): boolean {
  return (
    problems.length > 0 &&
    problems.every(({ field, code }) => field === 'general' && DOUBTFUL.some((each) => each === code))
  );
}

const DOUBTFUL = ['server', 'orderFailed', 'orderUnclear'];

/** Applies the refetched gift. Keeps the reader's choices if they are still possible. */
function takeGift(draft: RedeemDraft, result: Result<RedeemData>): Partial<RedeemDraft> {
  if (result.kind !== 'ok') return {};
  const page = { ...draft.page, ...result.output };
  const { redeem } = page;
  // The retry with the same key will show whether this reader redeemed it.
  if (redeem.status === 'redeemed' && draft.isUnsure) return {};
  const isLost = redeem.status === 'open' && isClosed(redeem, draft.deliverable);
  return { page, ...(isLost && { deliverable: redeem.gift.deliverables.set }) };
}

/** The receipt of a paid upgrade also says that the gift is redeemed (REDEEM-12). */
function depart(visit: string): Departure {
  return isReceipt(visit) ? { visit, notice: { act: 'giftRedemption', end: 'done' } } : { visit };
}
