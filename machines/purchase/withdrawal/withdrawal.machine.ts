import { assign, setup } from 'xstate';
import type {
  WithdrawableLine,
  WithdrawableOrder,
  Withdrawal,
  WithdrawalPage,
  WithdrawalRequest,
} from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { type Outcome, outcomeOf } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';
import { typedLine, typedPlainly } from '#machines/rules/text/typed.ts';

export interface WithdrawalInput {
  page: WithdrawalPage;
}

/** `email` finds a guest's order, and is where the acknowledgement goes. */
export interface WithdrawalForm {
  number: string;
  email: string;
  name: string;
}

export interface WithdrawalContext {
  /** The reader's own orders; empty for a visitor. */
  own: readonly WithdrawableOrder[];
  form: WithdrawalForm;
  order: WithdrawableOrder | undefined;
  /** How many of each line that can be withdrawn from; 0 if it is not chosen. */
  chosen: Record<string, number>;
  problems: Problem[];
  outcome: Outcome | undefined;
  withdrawal: Withdrawal | undefined;
}

export type WithdrawalEvent =
  | { type: 'form.changed'; change: Partial<WithdrawalForm> }
  | { type: 'form.submitted' }
  | { type: 'order.chosen'; number: string }
  | { type: 'line.changed'; id: string; quantity: number }
  | { type: 'step.reopened' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'answer.sought' };

/** What finds an order: a guest's needs both. */
export type OrderSought = Pick<WithdrawalForm, 'number' | 'email'>;

export const openLines = ({ lines }: Pick<WithdrawableOrder, 'lines'>): WithdrawableLine[] =>
  lines.filter(({ right }) => right === 'open');

export const isOwn = ({ own, order }: Pick<WithdrawalContext, 'own' | 'order'>): boolean =>
  own.some(({ number }) => number === order?.number);

/**
 * A withdrawal from a contract in two steps: it chooses and then confirms what is declared (BEYOND-213). After a lost
 * answer or a conflict, it reads the order again before anything can be sent.
 */
export const withdrawalMachine = setup({
  types: { input: {} as WithdrawalInput, context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
  actors: {
    findOrder: port<Result<WithdrawableOrder>, OrderSought>('findOrder'),
    withdraw: port<Result<Withdrawal>, WithdrawalRequest>('withdraw'),
  },
  guards: {
    isIdentified: ({ context }) => unidentified(context).length === 0,
    isComplete: ({ context }) => missing(context).length === 0,
    isOrderKnown: ({ context }) => context.order !== undefined,
  },
  actions: {
    change: assign({ form: ({ context }, change: Partial<WithdrawalForm>) => ({ ...context.form, ...change }) }),
    say: assign({ problems: (_, problems: Problem[]) => problems, outcome: undefined }),
    doubt: assign({ problems: [], outcome: outcomeOf('withdrawal', { kind: 'unanswered' }) }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'withdrawal',
  initial: 'opening',
  context: ({ input }) => begin(input),
  states: {
    opening: { always: [{ guard: 'isOrderKnown', target: 'choosing' }, { target: 'identifying' }] },
    identifying: {
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'isIdentified', target: 'finding' },
          { actions: { type: 'say', params: ({ context }) => unidentified(context) } },
        ],
        'order.chosen': {
          target: 'choosing',
          actions: [assign(({ context, event }) => chosenFrom(context, event.number)), { type: 'say', params: [] }],
        },
      },
    },
    finding: {
      tags: ['busy'],
      entry: { type: 'say', params: [] },
      invoke: {
        src: 'findOrder',
        input: ({ context: { form } }) => form,
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'choosing',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'ok' ? { order: output.output, chosen: choicesIn(output.output, context) } : {},
            ),
          },
          { target: 'identifying', actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) } },
        ],
        onError: { target: 'identifying', actions: { type: 'say', params: generalProblem('callFailed') } },
      },
      after: {
        untilGivenUp: { target: 'identifying', actions: { type: 'say', params: generalProblem('callFailed') } },
      },
    },
    choosing: {
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'line.changed': { actions: assign({ chosen: ({ context, event }) => chosenWith(context, event) }) },
        'form.submitted': [
          { guard: 'isComplete', target: 'confirming', actions: { type: 'say', params: [] } },
          { actions: { type: 'say', params: ({ context }) => missing(context) } },
        ],
        'step.reopened': { target: 'identifying', actions: { type: 'say', params: [] } },
      },
    },
    confirming: {
      on: {
        'withdrawal.confirmed': 'declaring',
        'step.reopened': { target: 'choosing', actions: { type: 'say', params: [] } },
      },
    },
    declaring: {
      tags: ['busy'],
      entry: { type: 'say', params: [] },
      invoke: {
        src: 'withdraw',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'declared',
            actions: assign(({ event: { output } }) => (output.kind === 'ok' ? { withdrawal: output.output } : {})),
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.refusal.status === 409,
            target: 'checking',
            actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) },
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.refusal.problems.some(isOfField),
            target: 'choosing',
            actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) },
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused',
            target: 'confirming',
            actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) },
          },
          { target: 'doubtful', actions: 'doubt' },
        ],
        onError: { target: 'doubtful', actions: 'doubt' },
      },
      after: { untilGivenUp: { target: 'doubtful', actions: 'doubt' } },
    },
    doubtful: { on: { 'answer.sought': 'checking' } },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        src: 'findOrder',
        input: ({ context: { form } }) => form,
        onDone: [
          {
            guard: ({ context, event: { output } }) =>
              output.kind === 'ok' && declaredIn(context, output.output) !== undefined,
            target: 'declared',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'ok' ? { withdrawal: declaredIn(context, output.output) } : {},
            ),
          },
          {
            guard: ({ context, event: { output } }) => output.kind === 'ok' && isSameOrder(context, output.output),
            target: 'confirming',
            actions: assign({ outcome: { act: 'withdrawal', end: 'contradicted' } }),
          },
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'choosing',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'ok' ? changedTo(context, output.output) : {},
            ),
          },
          { guard: ({ context: { problems } }) => problems.length > 0, target: 'choosing' },
          { target: 'doubtful', actions: 'doubt' },
        ],
        onError: { target: 'doubtful', actions: 'doubt' },
      },
      after: { untilGivenUp: { target: 'doubtful', actions: 'doubt' } },
    },
    declared: { type: 'final' },
  },
});

function begin({ page: { subscriber, orders: own = [], order: number = '' } }: WithdrawalInput): WithdrawalContext {
  const { email = '', name = '' } = subscriber?.account ?? {};
  const context = {
    own,
    form: { number, email, name },
    order: undefined,
    chosen: {},
    problems: [],
    outcome: undefined,
    withdrawal: undefined,
  };
  return { ...context, ...chosenFrom(context, number) };
}

/** A reader's own order needs no call. */
function chosenFrom(context: WithdrawalContext, number: string): Partial<WithdrawalContext> {
  const order = context.own.find((each) => each.number === number);
  return order ? { order, form: { ...context.form, number }, chosen: choicesIn(order, context) } : {};
}

/** Everything is chosen at first. A choice in the same order is kept as far as it is still possible. */
function choicesIn(order: WithdrawableOrder, { order: before, chosen }: WithdrawalContext): Record<string, number> {
  const isSame = before?.number === order.number;
  return Object.fromEntries(
    openLines(order).map(({ id, quantity }) => [id, isSame ? Math.min(chosen[id] ?? 0, quantity) : quantity]),
  );
}

function chosenWith({ order, chosen }: WithdrawalContext, { id, quantity }: { id: string; quantity: number }) {
  const line = order && openLines(order).find((each) => each.id === id);
  return line ? { ...chosen, [id]: Math.max(0, Math.min(quantity, line.quantity)) } : chosen;
}

const unidentified = ({ form }: WithdrawalContext): Problem[] => [
  ...required('number', form.number),
  ...required('email', form.email),
];

const missing = (context: WithdrawalContext): Problem[] => [
  ...(linesOf(context).length === 0 ? [{ field: 'lines', code: 'withdrawal.nothingChosen' } as const] : []),
  ...required('name', context.form.name),
  ...required('email', context.form.email),
];

const isOfField = ({ field }: Problem): boolean => field !== 'general';

const linesOf = ({ chosen }: WithdrawalContext): WithdrawalRequest['lines'] =>
  Object.entries(chosen).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));

function requestOf(context: WithdrawalContext): WithdrawalRequest {
  const { order, form } = context;
  return {
    order: order?.number ?? form.number,
    version: order?.version ?? 0,
    name: typedLine(form.name),
    email: typedPlainly(form.email),
    lines: linesOf(context),
  };
}

/** The declaration that the order has now and did not have before, if it is the one sent. */
function declaredIn(context: WithdrawalContext, { withdrawals }: WithdrawableOrder): Withdrawal | undefined {
  const known = context.order?.withdrawals ?? [];
  return withdrawals.find(
    (each) => !known.some(({ number }) => number === each.number) && asText(each.lines) === asText(linesOf(context)),
  );
}

const asText = (lines: WithdrawalRequest['lines']): string =>
  lines
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join();

/** Whether nothing has arrived yet, so that the same declaration can be sent. */
const isSameOrder = ({ order, problems }: WithdrawalContext, now: WithdrawableOrder): boolean =>
  problems.length === 0 && order?.version === now.version;

const changedTo = (context: WithdrawalContext, order: WithdrawableOrder): Partial<WithdrawalContext> => ({
  order,
  chosen: choicesIn(order, context),
  outcome: undefined,
  problems: context.problems.length > 0 ? context.problems : generalProblem('withdrawal.changed'),
});
