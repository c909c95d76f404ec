import { assign, setup } from 'xstate';
import type {
  WithdrawableLine,
  WithdrawableOrder,
  Withdrawal,
  WithdrawalPage,
  WithdrawalRequest,
} from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { type Decision, decisionsOf } from '#machines/lib/decision.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { clampQuantity } from '#machines/rules/cart/quantity.ts';
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
  /** How many of each open line are chosen, by its id. */
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

/** Finds an order. A reader's own needs only its number. */
export type OrderSought = Pick<WithdrawalForm, 'number' | 'email'>;

export const openLines = ({ lines }: Pick<WithdrawableOrder, 'lines'>): WithdrawableLine[] =>
  lines.filter(({ right }) => right === 'open');

export const isOwn = ({ own, order }: Pick<WithdrawalContext, 'own' | 'order'>): boolean =>
  own.some(({ number }) => number === order?.number);

const decided = decisionsOf<WithdrawalContext>('withdrawal');

/**
 * A withdrawal from a contract in two steps: the reader chooses, then confirms what is declared (BEYOND-213). After a
 * lost answer or a refused choice, it reads the order again before anything can be sent.
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
    isRefused: ({ context }) => isRefused(context),
  },
  actions: {
    change: assign((_, change: Partial<WithdrawalContext>) => change),
    type: assign({ form: ({ context }, typed: Partial<WithdrawalForm>) => ({ ...context.form, ...typed }) }),
    say: assign({ problems: (_, problems: Problem[]) => problems, outcome: undefined }),
    // A new outcome each time, so that every failed check is announced.
    doubt: assign({
      problems: [],
      outcome: ({ context: { problems } }) => ({ act: 'withdrawal', end: 'unsure', problems }),
    }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'withdrawal',
  initial: 'opening',
  context: ({ input }) => begin(input),
  states: {
    opening: { always: [{ guard: 'isOrderKnown', target: 'choosing' }, 'identifying'] },
    identifying: {
      on: {
        'form.changed': { actions: { type: 'type', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'isIdentified', target: 'finding' },
          { actions: { type: 'say', params: ({ context }) => unidentified(context) } },
        ],
        'order.chosen': {
          target: 'choosing',
          actions: [
            { type: 'change', params: ({ context, event }) => chosenFrom(context, event.number) },
            { type: 'say', params: [] },
          ],
        },
      },
    },
    finding: {
      tags: ['busy'],
      entry: { type: 'say', params: [] },
      invoke: {
        src: 'findOrder',
        input: ({ context: { form } }) => form,
        onDone: decided(afterSearch, 'choosing', 'identifying'),
        onError: { target: 'identifying', actions: { type: 'say', params: generalProblem('callFailed') } },
      },
      after: {
        untilGivenUp: { target: 'identifying', actions: { type: 'say', params: generalProblem('callFailed') } },
      },
    },
    choosing: {
      on: {
        'form.changed': { actions: { type: 'type', params: ({ event }) => event.change } },
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
        onDone: decided(afterDeclaration, 'declared', 'checking', 'choosing', 'confirming', 'doubtful'),
        onError: 'doubtful',
      },
      after: { untilGivenUp: 'doubtful' },
    },
    doubtful: { entry: 'doubt', on: { 'answer.sought': 'checking' } },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        src: 'findOrder',
        input: ({ context: { form } }) => form,
        onDone: decided(afterCheck, 'declared', 'confirming', 'choosing', 'doubtful'),
        onError: [{ guard: 'isRefused', target: 'choosing' }, { target: 'doubtful' }],
      },
      after: { untilGivenUp: [{ guard: 'isRefused', target: 'choosing' }, { target: 'doubtful' }] },
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
  return order ? { ...withOrder(context, order), form: { ...context.form, number } } : {};
}

/** The order to choose from as it is now, also among the reader's own, where it can be chosen again. */
const withOrder = (context: WithdrawalContext, order: WithdrawableOrder): Partial<WithdrawalContext> => ({
  own: context.own.map((each) => (each.number === order.number ? order : each)),
  order,
  chosen: choicesIn(order, context),
});

/** Everything is chosen at first. A choice in the same order is kept as far as it is still possible. */
function choicesIn(order: WithdrawableOrder, { order: before, chosen }: WithdrawalContext): Record<string, number> {
  const isSame = before?.number === order.number;
  return Object.fromEntries(
    openLines(order).map(({ id, quantity }) => [id, isSame ? Math.min(chosen[id] ?? 0, quantity) : quantity]),
  );
}

function chosenWith({ order, chosen }: WithdrawalContext, { id, quantity }: { id: string; quantity: number }) {
  const line = order && openLines(order).find((each) => each.id === id);
  return line ? { ...chosen, [id]: clampQuantity(quantity, { min: 0, max: line.quantity }).quantity } : chosen;
}

const unidentified = ({ form }: WithdrawalContext): Problem[] => [
  ...required('number', form.number),
  ...required('email', form.email),
];

const missing = (context: WithdrawalContext): Problem[] => [
  ...(declarationOf(context).lines.length === 0 ? [{ field: 'lines', code: 'withdrawal.nothingChosen' } as const] : []),
  ...required('name', context.form.name),
  ...required('email', context.form.email),
];

/** What the reader is shown to confirm, and what is then sent. */
export function declarationOf({ order, form, chosen }: WithdrawalContext) {
  const lines = order ? openLines(order).map(({ id, name }) => ({ id, name, quantity: chosen[id] ?? 0 })) : [];
  return {
    order: order?.number ?? '',
    name: typedLine(form.name),
    email: typedPlainly(form.email),
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
}

function requestOf(context: WithdrawalContext): WithdrawalRequest {
  const { lines, ...declared } = declarationOf(context);
  return {
    ...declared,
    version: context.order?.version ?? 0,
    lines: lines.map(({ id, quantity }) => ({ id, quantity })),
  };
}

type Next<State extends string> = Decision<State, WithdrawalContext>;

function afterSearch(found: Result<WithdrawableOrder>, context: WithdrawalContext): Next<'choosing' | 'identifying'> {
  if (found.kind !== 'ok') return { to: 'identifying', problems: problemsAfter(found) };
  return { to: 'choosing', ...withOrder(context, found.output) };
}

function afterDeclaration(
  answer: Result<Withdrawal>,
): Next<'declared' | 'checking' | 'choosing' | 'confirming' | 'doubtful'> {
  if (answer.kind === 'ok') return { to: 'declared', withdrawal: answer.output };
  if (answer.kind !== 'refused') return { to: 'doubtful' };
  const problems = problemsAfter(answer);
  const fields = problems.map(({ field }) => field);
  if (answer.refusal.status === 409 || fields.includes('lines')) return { to: 'checking', problems };
  return { to: fields.some((field) => field !== 'general') ? 'choosing' : 'confirming', problems };
}

function afterCheck(
  found: Result<WithdrawableOrder>,
  context: WithdrawalContext,
): Next<'declared' | 'confirming' | 'choosing' | 'doubtful'> {
  if (found.kind !== 'ok' && isRefused(context)) return { to: 'choosing' };
  if (found.kind !== 'ok') return { to: 'doubtful', problems: found.kind === 'refused' ? problemsAfter(found) : [] };
  const order = found.output;
  const withdrawal = declaredIn(context, order);
  if (withdrawal) return { to: 'declared', withdrawal };
  if (!isRefused(context) && order.version === context.order?.version)
    return { to: 'confirming', outcome: { act: 'withdrawal', end: 'contradicted' } };
  const problems = isRefused(context) ? context.problems : generalProblem('withdrawal.changed');
  // Without an open line there is no form to show problems in, and the order says why.
  const shown = openLines(order).length > 0 ? problems : [];
  return { to: 'choosing', ...withOrder(context, order), outcome: undefined, problems: shown };
}

/** Whether the order is read again after a refusal, not after a lost answer, which leaves no problems. */
const isRefused = ({ problems }: WithdrawalContext): boolean => problems.length > 0;

/** The declaration that the order has now and did not have before, if it is the one sent. */
function declaredIn(context: WithdrawalContext, { withdrawals }: WithdrawableOrder): Withdrawal | undefined {
  const known = new Set(context.order?.withdrawals.map(({ number }) => number));
  const sent = asText(declarationOf(context).lines);
  return withdrawals.find(({ number, lines }) => !known.has(number) && asText(lines) === sent);
}

const asText = (lines: WithdrawalRequest['lines']): string =>
  lines
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join();
