import { assign, setup } from 'xstate';
import type { Deposits, PaymentDetails, PaymentPage } from '#machines/api/contract.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { SetupReturn } from '#machines/rules/payment/setup-return.ts';
import { cardUpdateMachine } from './card-update.machine.ts';
import type { CardUpdateInput } from './card-update-context.ts';

/** The input of a payment change. If `setup` is null, the change fails at once. */
export interface PaymentChangeInput {
  setup: PaymentPage['payment_setup'];
  token?: string;
  returned: SetupReturn;
}

interface PaymentChangeContext extends PaymentChangeInput {
  name: string;
  details: PaymentDetails | null;
  /** The deposits that a bank account waits for, of this page or an earlier one. */
  deposits: Deposits | undefined;
}

/**
 * The change of the card or bank account on file (PAYM-1). Completes once it is saved, or if the address says so on a
 * return (PAYM-2). An address that says it is pending offers no form.
 */
export const paymentChangeMachine = setup({
  types: {
    input: {} as PaymentChangeInput,
    context: {} as PaymentChangeContext,
    events: {} as { type: 'card.renewed' },
    output: {} as Departure,
    children: {} as { card: 'card' },
  },
  actors: { card: cardUpdateMachine },
  guards: {
    isMissing: ({ context }) => context.setup === null,
    isClaimed: ({ context }) => context.returned.kind === 'claimed',
    isPending: ({ context: { returned, deposits } }) => returned.kind === 'pending' && !deposits,
  },
  actions: { forgetKeys: assign({ setup: null, returned: { kind: 'none' } }) },
}).createMachine({
  id: 'paymentChange',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    name: input.setup?.name ?? '',
    details: input.setup?.details ?? null,
    deposits: input.setup?.deposits,
  }),
  output: ({ context }) => ({ visit: addressOf(context) }),
  states: {
    opening: {
      always: [
        { guard: 'isMissing', target: 'failed' },
        { guard: 'isClaimed', target: 'completed' },
        { guard: 'isPending', target: 'processing' },
        { target: 'updating' },
      ],
    },
    failed: {},
    updating: {
      exit: 'forgetKeys',
      invoke: {
        src: 'card',
        id: 'card',
        input: ({ context }) => updateOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'kept',
            target: 'completed',
            actions: assign(({ event: { output } }) =>
              output.kind === 'kept' ? { name: output.kept.name, details: output.kept.details } : {},
            ),
          },
          { guard: ({ event }) => event.output.kind === 'returned', target: 'completed' },
          { guard: ({ event }) => event.output.kind === 'processing', target: 'processing' },
          {
            guard: ({ event }) => event.output.kind === 'verifying',
            target: 'verifying',
            actions: assign({
              deposits: ({ event: { output } }) => (output.kind === 'verifying' ? output.deposits : undefined),
            }),
          },
          { target: 'left' },
        ],
        onError: 'failed',
      },
    },
    processing: {},
    verifying: {},
    completed: { on: { 'card.renewed': 'left' } },
    left: { type: 'final' },
  },
});

function updateOf({ setup: begun, token, returned, name }: PaymentChangeContext): CardUpdateInput {
  if (!begun) throw new Error('A card is changed only where the page has the keys for it.');
  return { name, keys: begun.keys, token, address: addressOf({ token }), returned };
}

/** Keeps only the token of a mailed link in the address. */
const addressOf = ({ token }: Pick<PaymentChangeInput, 'token'>): string =>
  token === undefined ? '/account/payment' : `/account/payment?token=${encodeURIComponent(token)}`;
