import { assign, setup } from 'xstate';
import { cardUpdateMachine } from '#machines/account/payment/card-update.machine.ts';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generally } from '#machines/lib/problem.ts';
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
    isRestartable: ({ context }) => context.next === 'restartable',
    isRestarted: ({ context: { next } }) => next === 'restarted' || next === 'already',
    isUnrestarted: ({ context }) => context.next === 'unrestarted',
    isProcessing: ({ context }) => context.next === 'processing',
    isVerifying: ({ context }) => context.next === 'verifying',
    isLeft: ({ context }) => context.next === 'left',
  },
  actions: {
    forgetKeys: assign({ setup: null, returned: { kind: 'none' } }),
    sayCallFailed: assign({ problems: generally('callFailed') }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'monthlyDonationCard',
  initial: 'opening',
  context: ({ input }) => beginDonationCard(input),
  output: ({ context: { next } }) => ({
    reload: true,
    ...(next === 'restarted' && { notice: { act: 'donationRestart', end: 'done' } }),
    ...(next === 'already' && { notice: { act: 'donationRestart', end: 'already' } }),
  }),
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
        onDone: { target: 'deciding', actions: assign(({ context, event }) => afterUpdate(event.output, context)) },
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
            onDone: {
              target: '#monthlyDonationCard.deciding',
              actions: assign(({ context, event }) => afterRestart(event.output, context)),
            },
            onError: { target: '#monthlyDonationCard.unrestarted', actions: 'sayCallFailed' },
          },
          after: { untilGivenUp: { target: '#monthlyDonationCard.unrestarted', actions: 'sayCallFailed' } },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isRestartable', target: 'restarting' },
        { guard: 'isRestarted', target: 'left' },
        { guard: 'isLeft', target: 'left' },
        { guard: 'isUnrestarted', target: 'unrestarted' },
        { guard: 'isProcessing', target: 'processing' },
        { guard: 'isVerifying', target: 'verifying' },
        { target: 'completed' },
      ],
    },
    unrestarted: { on: { 'restart.retried': 'restarting', 'card.renewed': 'left' } },
    processing: {},
    verifying: {},
    completed: { on: { 'card.renewed': 'left' } },
    left: { type: 'final' },
  },
});
