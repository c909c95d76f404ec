import { assign, emit, setup } from 'xstate';
import type { CouponReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { couponCodeIn, isSameCode } from '#machines/rules/subscription/coupon-code.ts';
import { isBlank } from '#machines/rules/text/required.ts';

/** The place a coupon is used. The server stores it only on a cart or an invoice. */
export type CouponFor =
  | { for: 'subscription'; purpose: 'personal' | 'gift' | 'renewal' }
  | { for: 'cart'; version: number }
  | { for: 'invoice'; invoice: string };

/** A coupon code to check or apply; null removes the coupon. */
export interface AskedCoupon {
  on: CouponFor;
  code: string | null;
}

/** The server's reply about a coupon and the code now applied; null for none. */
export interface CheckedCoupon {
  reply: CouponReply;
  code: string | null;
}

export interface CouponInput {
  typed: string;
  /** Whether the link's code is malformed and so not shown. */
  isLinkUnreadable?: boolean;
}

export interface CouponContext {
  typed: string;
  problems: Problem[];
  asked: AskedCoupon | undefined;
  /** Whether the reader has asked for anything, so that the result is announced. */
  hasAsked: boolean;
  /** Minutes until another try, after too many. */
  wait: number;
  answered: { sent: string; code: string } | undefined;
}

export type CouponEvent =
  | { type: 'code.typed'; typed: string }
  | { type: 'coupon.submitted'; on: CouponFor }
  | { type: 'coupon.removed'; on: CouponFor };

/**
 * Checks a typed coupon code; on a cart or an invoice, the server also applies or removes it. `coupon.checked` passes each
 * reply to the parent. After a lost answer, refetches the cart or invoice: if the coupon is as requested, the call succeeded.
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
        { field: 'coupon', code: isBlank(context.typed) ? 'coupon.missing' : 'coupon.unreadable' },
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
            // A removed code is not the one being typed.
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

/** Whether the server stores the coupon, so that a call with a lost answer may have changed it. */
const isKept = (asked: AskedCoupon | undefined): boolean => asked !== undefined && asked.on.for !== 'subscription';

const isDoubtful = (result: Result<unknown>): boolean =>
  result.kind !== 'refused' || result.refusal.status === 409 || result.refusal.status >= 500;

/** In minutes. The contract limits tries per ten minutes. */
const WAIT = 10;

const waitOf = (result: Result<unknown>): number =>
  (result.kind === 'refused' && Math.ceil((result.refusal.retryAfter ?? 0) / 60)) || WAIT;

const problemsOf = (result: Result<unknown>): Problem[] =>
  result.kind === 'refused' && result.refusal.status === 429
    ? [{ field: 'coupon', code: 'coupon.tooMany' }]
    : problemsAfter(result);

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

function toldOf(result: Result<CheckedCoupon>) {
  if (result.kind !== 'ok') throw new Error('Only a reply is told of.');
  return { type: 'coupon.checked', reply: result.output.reply } as const;
}
