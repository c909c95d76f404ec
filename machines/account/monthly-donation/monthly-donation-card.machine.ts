import { assign, setup } from 'xstate';
import { cardUpdateMachine } from '#machines/account/payment/card-update.machine.ts';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { decisionsOf } from '#machines/lib/decision.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import {
  afterRestart,
  afterUpdate,
  beginDonationCard,
  type MonthlyDonationCardContext,
  type MonthlyDonationCardInput,
  type RestartDonation,
  restartOf,
  updateOf,
} from './monthly-donation-card-context.ts';

const decided = decisionsOf<MonthlyDonationCardContext>('monthlyDonationCard');

/** The card update of a monthly donation by its link (MDON-1). Restarts a failing donation and reloads the page. */
export const monthlyDonationCardMachine = setup({
  types: {
    input: {} as MonthlyDonationCardInput,
    context: {} as MonthlyDonationCardContext,
    events: {} as { type: 'card.renewed' } | { type: 'restart.retried' },
    output: {} as Departure,
    children: {} as { card: 'card' },
  },
  actors: {
    card: cardUpdateMachine,
    prepareRestart: port<{ key: string; isRetry: boolean }, { key?: string }>('prepareRestart'),
    restartDonation: port<Result<Done>, RestartDonation>('restartDonation'),
  },
  guards: {
    isMissing: ({ context: { setup: begun, token } }) => begun === null || token === undefined,
    isClaimed: ({ context }) => context.returned.kind === 'claimed',
    isPending: ({ context: { returned, deposits } }) => returned.kind === 'pending' && !deposits,
  },
  actions: {
    change: assign((_, change: Partial<MonthlyDonationCardContext>) => change),
    forgetKeys: assign({ setup: null, returned: { kind: 'none' } }),
    sayCallFailed: assign({ problems: generalProblem('callFailed') }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'monthlyDonationCard',
  initial: 'opening',
  context: ({ input }) => beginDonationCard(input),
  output: ({ context: { notice } }) => ({ reload: true, ...(notice && { notice }) }),
  states: {
    opening: {
      always: [
        { guard: 'isMissing', target: 'failed' },
        { guard: 'isClaimed', target: 'completed' },
        { guard: 'isPending', target: 'processing' },
        { target: 'loaded' },
      ],
    },
    failed: {},
    loaded: {
      exit: 'forgetKeys',
      invoke: {
        src: 'card',
        id: 'card',
        input: ({ context }) => updateOf(context),
        onDone: decided(afterUpdate, 'restarting', 'processing', 'verifying', 'left', 'completed'),
        onError: 'failed',
      },
    },
    restarting: {
      tags: ['busy'],
      entry: assign({ problems: [] }),
      initial: 'preparing',
      states: {
        preparing: {
          invoke: {
            src: 'prepareRestart',
            input: ({ context: { key } }) => ({ key }),
            onDone: { target: 'sending', actions: assign(({ event }) => event.output) },
            onError: { target: '#monthlyDonationCard.unrestarted', actions: 'sayCallFailed' },
          },
        },
        sending: {
          invoke: {
            src: 'restartDonation',
            input: ({ context }) => restartOf(context),
            onDone: decided(afterRestart, 'left', 'unrestarted'),
            onError: { target: '#monthlyDonationCard.unrestarted', actions: 'sayCallFailed' },
          },
          after: { untilGivenUp: { target: '#monthlyDonationCard.unrestarted', actions: 'sayCallFailed' } },
        },
      },
    },
    unrestarted: { on: { 'restart.retried': 'restarting', 'card.renewed': 'left' } },
    processing: {},
    verifying: {},
    completed: { on: { 'card.renewed': 'left' } },
    left: { type: 'final' },
  },
});
