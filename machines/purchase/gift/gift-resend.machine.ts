import { assign, setup } from 'xstate';
import type { GivenGift } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { type Outcome, outcomeOf } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem } from '#machines/lib/problem.ts';

/** A gift to mail again. `mails` counts the mails sent so far; undefined if unknown. */
export type Resent = Pick<GivenGift, 'token' | 'mails'>;

interface GiftResendContext {
  asked: Resent | undefined;
  outcome: Outcome | undefined;
}

const UNANSWERED = { kind: 'unanswered' } as const;

/**
 * Mails a gift's link again, one gift at a time. After a lost answer, the result stays unknown and nothing is retried
 * automatically.
 */
export const giftResendMachine = setup({
  types: {
    context: {} as GiftResendContext,
    events: {} as { type: 'resend.requested'; gift: Resent },
  },
  actors: { resendGift: port<Result<GivenGift>, Resent>('resendGift') },
  actions: {
    conclude: assign({
      outcome: ({ context: { asked } }, result: Result<GivenGift>) => asked && concluded(asked, result),
    }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'giftResend',
  initial: 'idle',
  context: { asked: undefined, outcome: undefined },
  states: {
    idle: { on: { 'resend.requested': 'sending' } },
    sending: {
      tags: ['busy'],
      entry: assign(({ event }) => ({ asked: 'gift' in event ? event.gift : undefined, outcome: undefined })),
      invoke: {
        src: 'resendGift',
        input: ({ context: { asked } }) => asked as Resent, // set on entry
        onDone: { target: 'told', actions: { type: 'conclude', params: ({ event }) => event.output } },
        onError: { target: 'told', actions: { type: 'conclude', params: UNANSWERED } },
      },
      after: { untilGivenUp: { target: 'told', actions: { type: 'conclude', params: UNANSWERED } } },
    },
    told: { on: { 'resend.requested': 'sending' } },
  },
});

/** A success without a higher count is a contradiction. The limit is per hour, so a 429 has its own message. */
function concluded({ token, mails }: Resent, result: Result<GivenGift>): Outcome {
  const outcome = outcomeOf('giftResend', result, { token, ...(mails !== undefined && { mails: String(mails) }) });
  if (result.kind === 'refused' && result.refusal.status === 429)
    return { ...outcome, problems: generalProblem('giftResend.tooMany') };
  const now = result.kind === 'ok' ? result.output.mails : undefined;
  const isUncounted = now !== undefined && mails !== undefined && now <= mails;
  return isUncounted ? { ...outcome, end: 'contradicted' } : outcome;
}
