import { assign, emit, setup } from 'xstate';
import type { CouponReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { couponCodeIn, isSameCode } from '#machines/rules/subscription/coupon-code.ts';

/** What a coupon is for: a subscription that is being built, the cart at the version that is shown, or an invoice. */
export type CouponFor =
  | { for: 'subscription'; purpose: 'personal' | 'gift' | 'renewal' }
  | { for: 'cart'; version: number }
  | { for: 'invoice'; invoice: string };

/** A code to apply, or null to take off the one that is applied, and what it is for. */
export interface AskedCoupon {
  on: CouponFor;
  code: string | null;
}

/** What the server says of a coupon, and the code that it goes by: of the one that is applied, or null for none. */
export interface CheckedCoupon {
  reply: CouponReply;
  code: string | null;
}

export interface CouponInput {
  /** The code that stands in the field to begin with. */
  typed: string;
  /** The code of the link cannot be one, so that it is not repeated. */
  isLinkUnreadable?: boolean;
}

export interface CouponContext {
  /** As it was typed. */
  typed: string;
  problems: Problem[];
  asked: AskedCoupon | undefined;
  /** Whether the reader has asked for anything, so that what comes of it is announced. */
  hasAsked: boolean;
  /** In how many minutes a code can be tried again, after too many tries. */
  wait: number;
  /** The code that was asked about last, as it was sent, and the coupon's own code in the reply. */
  answered: { sent: string; code: string } | undefined;
}

export type CouponEvent =
  | { type: 'code.typed'; typed: string }
  | { type: 'coupon.submitted'; on: CouponFor }
  | { type: 'coupon.removed'; on: CouponFor };

/**
 * A coupon code that is typed, checked by the server and, on a cart or an invoice, applied there or taken off. Whoever
 * shows the field is told of each reply by `coupon.checked`. Where no answer tells what became of a cart or an invoice,
 * it is read: a coupon that is as it was asked for is no failure.
 */
export const couponMachine = setup({
  types: {
    input: {} as CouponInput,
    context: {} as CouponContext,
    events: {} as CouponEvent,
    emitted: {} as { type: 'coupon.checked'; reply: CouponReply },
  },
  actors: {
    checkCoupon: port<Result<CheckedCoupon>, AskedCoupon | undefined>('checkCoupon'),
    readCoupon: port<Result<CheckedCoupon>, AskedCoupon | undefined>('readCoupon'),
  },
  guards: {
    isCode: ({ context }) => couponCodeIn(context.typed) !== undefined,
    isKept: ({ context }) => isKept(context.asked),
  },
  actions: {
    sayUnreadable: assign({
      hasAsked: true,
      problems: ({ context }) => [
        { field: 'coupon', code: context.typed.trim() === '' ? 'coupon.missing' : 'coupon.unreadable' },
      ],
    }),
    sayUnanswered: assign({ problems: problemsAfter({ kind: 'unanswered' }) }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'coupon',
  initial: 'resting',
  context: ({ input: { typed, isLinkUnreadable } }) => ({
    typed,
    problems: isLinkUnreadable ? [{ field: 'coupon', code: 'coupon.unreadable' }] : [],
    asked: undefined,
    hasAsked: false,
    wait: WAIT,
    answered: undefined,
  }),
  states: {
    resting: {
      on: {
        'code.typed': {
          actions: assign(({ context: { asked }, event }) => ({
            typed: event.typed,
            problems: [],
            // Another code was not taken off.
            asked: asked?.code === null ? undefined : asked,
          })),
        },
        'coupon.submitted': [
          {
            guard: 'isCode',
            target: 'checking',
            actions: assign({
              asked: ({ context, event }) => ({ on: event.on, code: couponCodeIn(context.typed) ?? null }),
            }),
          },
          { actions: 'sayUnreadable' },
        ],
        'coupon.removed': {
          target: 'checking',
          actions: assign({ asked: ({ event }) => ({ on: event.on, code: null }) }),
        },
      },
    },
    checking: {
      tags: ['busy'],
      entry: assign({ problems: [], hasAsked: true }),
      invoke: {
        src: 'checkCoupon',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'resting',
            actions: [
              assign(({ context, event }) => takeReply(context, event.output, [])),
              emit(({ event }) => toldOf(event.output)),
            ],
          },
          {
            guard: ({ context, event }) => isKept(context.asked) && isDoubtful(event.output),
            target: 'reading',
            actions: assign({ problems: ({ event }) => problemsOf(event.output) }),
          },
          {
            target: 'resting',
            actions: assign({
              problems: ({ event }) => problemsOf(event.output),
              wait: ({ event }) => waitOf(event.output),
            }),
          },
        ],
        onError: [
          { guard: 'isKept', target: 'reading', actions: 'sayUnanswered' },
          { target: 'resting', actions: 'sayUnanswered' },
        ],
      },
      after: {
        untilGivenUp: [
          { guard: 'isKept', target: 'reading', actions: 'sayUnanswered' },
          { target: 'resting', actions: 'sayUnanswered' },
        ],
      },
    },
    reading: {
      tags: ['busy'],
      invoke: {
        src: 'readCoupon',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'resting',
            actions: [
              assign(({ context, event }) => takeReply(context, event.output, context.problems)),
              emit(({ event }) => toldOf(event.output)),
            ],
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
      after: { untilGivenUp: 'resting' },
    },
  },
});

/** Whether the server keeps the coupon, so that a lost answer may have changed something. */
const isKept = (asked: AskedCoupon | undefined): boolean => asked !== undefined && asked.on.for !== 'subscription';

/** Whether the cart or the invoice may be another by now. */
const isDoubtful = (result: Result<unknown>): boolean =>
  result.kind !== 'refused' || result.refusal.status === 409 || result.refusal.status >= 500;

/** In minutes: what the contract counts tries in. */
const WAIT = 10;

/** After how many minutes a code can be tried again, if the server says so. */
const waitOf = (result: Result<unknown>): number =>
  (result.kind === 'refused' && Math.ceil((result.refusal.retryAfter ?? 0) / 60)) || WAIT;

/** Why a code was not applied, in words of our own for too many tries. */
const problemsOf = (result: Result<unknown>): Problem[] =>
  result.kind === 'refused' && result.refusal.status === 429
    ? [{ field: 'coupon', code: 'coupon.tooMany' }]
    : problemsAfter(result);

/** What a reply changes: a cart or an invoice that does not hold what was asked for keeps the reason, or is given one. */
function takeReply({ typed, asked }: CouponContext, result: Result<CheckedCoupon>, problems: Problem[]) {
  if (result.kind !== 'ok' || !asked) return {};
  const { code } = result.output;
  const unable: Problem = { field: 'coupon', code: 'coupon.unable' };
  const isAsAsked = isSameCode(code, asked.code);
  const reasons = problems.length > 0 || asked.code === null ? problems : [unable];
  return {
    problems: isAsAsked ? [] : reasons,
    answered: asked.code === null || code === null ? undefined : { sent: asked.code, code },
    typed: isAsAsked && asked.on.for !== 'subscription' && code !== null ? code : typed,
  };
}

/** What those who show the field are told. */
function toldOf(result: Result<CheckedCoupon>) {
  if (result.kind !== 'ok') throw new Error('Only a reply is told of.');
  return { type: 'coupon.checked', reply: result.output.reply } as const;
}
