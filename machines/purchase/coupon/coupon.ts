import type { CouponReply, Settings } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { type Shape, TEXT } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import type { Begun, PurchaseContext, PurchasePart } from '#machines/purchase/checkout/purchase.ts';
import type { Coupon, CouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { couponCodeIn, isSameCode, type LinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { isBlank } from '#machines/rules/text/required.ts';
import type { AskedCoupon, CheckedCoupon, CouponFor } from './coupon-call.ts';

/** The coupon of a purchase: what the reader typed, asked for and knows, and what a builder offers. */
export interface PurchaseCoupon {
  typed: string;
  /** The code of the link, of the page or last accepted. A builder keeps it in the page's address. */
  code: string | undefined;
  /** The code whose outcome the reader sees. Any other one blocks the order. */
  seen: string | undefined;
  /** The text last asked for; null for a removal. Its outcome is announced. */
  asked: string | null | undefined;
  /** A builder's coupon. The other purchases have theirs on the cart or the invoice. */
  offer: Coupon | undefined;
  /** Whether a builder applies its coupon as soon as it fits. */
  isWanted: boolean;
  /** The problems of the last check. */
  problems: Problem[];
  /** Minutes until another try, after too many. */
  wait: number;
}

export interface Couponed {
  page: { settings: Pick<Settings, 'typed_coupons' | 'view_only'> };
  coupon: PurchaseCoupon;
}

/** Starts with the coupon on the page, else with the code in its link, which is not applied yet. */
export function beginCoupon(
  { code: linked, isCodeUnreadable }: LinkedCode = {},
  { offer, applied = offer?.code }: { offer?: Coupon | null | undefined; applied?: string | null | undefined } = {},
): PurchaseCoupon {
  const known = applied ?? undefined;
  const code = known ?? linked;
  return {
    typed: code ?? '',
    code,
    seen: known,
    asked: undefined,
    offer: offer ?? undefined,
    isWanted: true,
    problems: isCodeUnreadable && code === undefined ? at('coupon.unreadable') : [],
    wait: WAIT,
  };
}

/** The part of a coupon that a tab keeps. `over` is the code that the reader cleared. */
export interface CouponChange {
  typed?: string;
  over?: string;
  code?: string;
  isWanted?: boolean;
}

/** The edit that restores a kept coupon. What was cleared stays cleared unless the page has another code. */
export const couponEdit = {
  coupon: ({ coupon }: Couponed, { typed, over, code, isWanted = coupon.isWanted }: CouponChange) => {
    const isBack = over !== undefined && over !== (coupon.code ?? '');
    const now = typed === undefined || isBack ? coupon : { ...coupon, typed, problems: [] };
    return { coupon: code ? { ...now, isWanted, code, typed: now.typed || code } : { ...now, isWanted } };
  },
};

/** Keeps a text whose outcome is open, which the page itself does not have. */
export function keptCoupon({ coupon }: Couponed): CouponChange {
  const { typed, code = '', problems } = coupon;
  if (typed === '') return { typed, over: code };
  return isSeen(coupon) && problems.length === 0 ? {} : { typed };
}

export const KEPT_COUPON: Shape = { 'typed?': TEXT, 'over?': TEXT };

/** The code that is applied now, or why a builder's coupon does not fit. */
export interface CouponStanding {
  applied: string | undefined;
  refusal?: CouponRefusal | undefined;
}

/** The rules of a purchase that takes coupons. */
export interface CouponRules<Draft> {
  /** Whether the server stores the coupon, as on a cart or an invoice. */
  isStored: boolean;
  on: (draft: Draft) => CouponFor;
  standing: (draft: Draft) => CouponStanding;
  /** Whether the price may be changing, so that nothing is sent. */
  isHeld?: (draft: Draft) => boolean;
  /** Applies the server's reply. */
  take: (draft: Draft, reply: CouponReply) => Partial<Draft>;
}

/** Reports a code that is typed but was never applied, so that nobody unknowingly pays the full price. */
export function unappliedCoupon({ page, coupon }: Couponed, applied: string | undefined): Problem[] {
  const { typed_coupons, view_only } = page.settings;
  const isWaiting = !isBlank(coupon.typed) && !isSeen(coupon) && applied === undefined;
  // A view-only page takes no orders and says so instead.
  return typed_coupons && !view_only && isWaiting ? at('coupon.unapplied') : [];
}

/** Follows a cart or an invoice that changed: shows its coupon, and has a refused code tried again. */
export function followedCoupon(coupon: PurchaseCoupon, applied: string | undefined): PurchaseCoupon {
  if (applied !== undefined && applied !== coupon.seen)
    return { ...coupon, typed: applied, seen: applied, problems: [] };
  return coupon.problems.length > 0 ? { ...coupon, seen: undefined } : coupon;
}

export interface CouponShown {
  code: string;
  isApplied: boolean;
  /** The code is that of the builder's coupon, so applying it needs no call. */
  isOffered: boolean;
  /** The coupon does not fit the current order, so checking it again is pointless. */
  isRefused: boolean;
  /** Why the builder's coupon does not fit; undefined while the last check has a problem to show. */
  refusal: CouponRefusal | undefined;
  /** The code whose status is shown; undefined beside an error of an applied coupon. */
  standing: string | undefined;
}

/** Returns what the field shows. */
export function couponShown(coupon: PurchaseCoupon, { applied, refusal: unfit }: CouponStanding): CouponShown {
  const { typed, asked, offer, problems } = coupon;
  if (applied !== undefined) {
    const standing = problems.length > 0 ? undefined : applied;
    return { code: applied, isApplied: true, isOffered: false, isRefused: false, refusal: undefined, standing };
  }
  const isOffer = offer !== undefined && isSameCode(couponCodeIn(typed), offer.code);
  const refusal = isOffer && problems.length === 0 ? unfit : undefined;
  // A code that the server refused may be accepted next time.
  const isAskedAgain = refusal === 'server' && asked !== undefined;
  const isAnswered = isSeen(coupon) && problems.every(({ field }) => field === 'coupon');
  return {
    code: typed,
    isApplied: false,
    isOffered: isOffer && !isAskedAgain,
    isRefused: refusal !== undefined && !isAskedAgain,
    refusal,
    standing: isOffer ? offer.code : isAnswered ? couponCodeIn(typed) : undefined,
  };
}

/**
 * Checks coupon codes while the form stays open, and blocks its order meanwhile. The server applies or removes the coupon
 * of a cart or an invoice, which is refetched after a lost answer. A builder applies its coupon without a call.
 */
export const takingCoupons = <Input extends Begun, Draft extends Couponed, Values, Fresh>({
  isStored,
  on,
  standing,
  isHeld = () => false,
  take,
}: CouponRules<Draft>): PurchasePart<'checkCoupon' | 'readCoupon', Input, Draft, Values, Fresh> => {
  const shownIn = (draft: Draft) => couponShown(draft.coupon, standing(draft));
  const canApply = (draft: Draft) => {
    const { isApplied, isRefused } = shownIn(draft);
    return !isApplied && !isRefused && !isHeld(draft);
  };
  const askedIn = (draft: Draft): AskedCoupon => ({ on: on(draft), code: askedCode(draft.coupon) });
  const into = (draft: Draft, change: Partial<PurchaseCoupon>) =>
    ({ coupon: { ...draft.coupon, ...change } }) as Partial<Draft>; // every draft that takes coupons has this field
  const change = <Event>(next: (draft: Draft, event: Event) => Partial<Draft>) =>
    ({
      type: 'change',
      params: ({ context: { draft }, event }: Within<Draft> & { event: Event }) => next(draft, event),
    }) as const;
  const set = <Event>(next: (coupon: PurchaseCoupon, event: Event) => Partial<PurchaseCoupon>) =>
    change<Event>((draft, event) => into(draft, next(draft.coupon, event)));
  const wantOffer = (isWanted: boolean) =>
    set(({ offer, typed }) => ({ isWanted, typed: offer?.code ?? typed, seen: offer?.code }));
  const takeReply = change<Answered>((draft, { output: result }) => {
    if (result.kind !== 'ok') return {};
    const { reply, code } = result.output;
    const known = into(draft, outcomeOf(draft.coupon, code, isStored));
    return { ...known, ...take({ ...draft, ...known }, reply) };
  });
  const takeRefusal = set<Answered>((_, { output }) => refusalOf(output));
  const applyTimeout = set(() => ({ problems: problemsAfter({ kind: 'unanswered' }) }));
  const lost = { target: isStored ? 'reading' : 'resting', actions: applyTimeout } as const;
  return {
    filling: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'coupon.typed': {
              actions: set<{ typed: string }>((_, { typed }) => ({ typed, problems: [] })),
            },
            'coupon.submitted': [
              ...(isStored
                ? []
                : [
                    {
                      guard: ({ context: { draft } }: Within<Draft>) => canApply(draft) && shownIn(draft).isOffered,
                      actions: wantOffer(true),
                    },
                  ]),
              {
                guard: ({ context: { draft } }) => canApply(draft) && couponCodeIn(draft.coupon.typed) !== undefined,
                target: 'checking',
                actions: set(({ typed }) => ({ asked: typed })),
              },
              {
                guard: ({ context: { draft } }) => canApply(draft),
                actions: set(({ typed }) => ({
                  asked: typed,
                  problems: at(isBlank(typed) ? 'coupon.missing' : 'coupon.unreadable'),
                })),
              },
            ],
            'coupon.removed': isStored
              ? {
                  guard: ({ context: { draft } }) => shownIn(draft).isApplied && !isHeld(draft),
                  target: 'checking',
                  actions: change((draft) => into(draft, { asked: null, typed: shownIn(draft).code })),
                }
              : { actions: wantOffer(false) },
          },
        },
        checking: {
          tags: ['checking'],
          entry: [
            set(({ typed }) => ({ problems: [], seen: couponCodeIn(typed) })),
            { type: 'dropProblems', params: 'coupon' },
          ],
          // The price may change.
          on: { 'form.submitted': {} },
          invoke: {
            src: 'checkCoupon',
            input: ({ context: { draft } }) => askedIn(draft),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ok',
                target: 'resting',
                actions: takeReply,
              },
              ...(isStored
                ? [
                    {
                      guard: ({ event }: { event: Answered }) => isDoubtful(event.output),
                      target: 'reading' as const,
                      actions: takeRefusal,
                    },
                  ]
                : []),
              {
                target: 'resting',
                actions: takeRefusal,
              },
            ],
            onError: lost,
          },
          after: { untilGivenUp: lost },
        },
        ...(isStored && {
          reading: {
            tags: ['checking'],
            on: { 'form.submitted': {} },
            invoke: {
              src: 'readCoupon',
              input: ({ context: { draft } }) => askedIn(draft),
              onDone: {
                target: 'resting',
                actions: takeReply,
              },
              onError: 'resting',
            },
            after: { untilGivenUp: 'resting' },
          },
        }),
      },
    },
  };
};

interface Within<Draft> {
  context: PurchaseContext<Draft>;
}

interface Answered {
  output: Result<CheckedCoupon>;
}

/** What the reader learns from a reply with the code that is applied now. */
function outcomeOf({ asked, typed, problems }: PurchaseCoupon, code: string | null, isStored: boolean) {
  const unable = problems.length > 0 || asked === null ? problems : at('coupon.unable');
  if (!isSameCode(code, askedCode({ asked }))) {
    // This may be another cart, for which the code is asked for again.
    return { problems: unable, seen: undefined };
  }
  return { problems: [], typed: (isStored && code) || typed };
}

const askedCode = ({ asked }: Pick<PurchaseCoupon, 'asked'>): string | null => couponCodeIn(asked ?? '') ?? null;

const isSeen = ({ typed, seen }: PurchaseCoupon): boolean =>
  seen !== undefined && isSameCode(couponCodeIn(typed), seen);

const isDoubtful = (result: Result<unknown>): boolean =>
  result.kind !== 'refused' || result.refusal.status === 409 || result.refusal.status >= 500;

/** In minutes. The contract limits tries per ten minutes. */
const WAIT = 10;

function refusalOf(result: Result<unknown>): Pick<PurchaseCoupon, 'problems' | 'wait'> {
  if (result.kind !== 'refused' || result.refusal.status !== 429)
    return { problems: problemsAfter(result), wait: WAIT };
  return { problems: at('coupon.tooMany'), wait: Math.ceil((result.refusal.retryAfter ?? 0) / 60) || WAIT };
}

const at = (code: `coupon.${string}`): Problem[] => [{ field: 'coupon', code }];
