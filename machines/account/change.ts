import { assign, setup } from 'xstate';
import type { SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { type Act, type Facts, type Outcome, outcomeOf } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter, type Sent, type SubmissionEvent } from '#machines/lib/submission.ts';

/** The rules that differ between the forms that change the account. */
export interface ChangeRules<Kept, Form> {
  act: Act;
  /** Returns the form as it starts and after each successful change. */
  begin: (kept: Kept) => Form;
  check: (form: Form) => Problem[];
  facts: (form: Form) => Facts;
  keptIn: (reply: SubscriberReply) => Kept;
  hasTakenEffect: (kept: Kept, facts: Facts) => boolean;
}

export type ChangeEvent<Form> = SubmissionEvent<Form> | { type: 'answer.sought' };

/**
 * Creates a form that changes the account and stays on the page after it is sent (ACCT-30, ACCT-31). After a lost
 * answer, it keeps what was typed, can be sent again, and reads the account to find out whether the change was made.
 */
export const createChange = <Kept extends object, Form extends object>(id: string, rules: ChangeRules<Kept, Form>) => {
  interface Context {
    kept: Kept;
    form: Form;
    facts: Facts;
    problems: Problem[];
    outcome: Outcome | undefined;
  }
  const { act, begin, check, facts, keptIn, hasTakenEffect } = rules;

  /** A reply that leaves everything unchanged is not a success. */
  const concluded = ({ kept: before, facts }: Context, kept: Kept): Partial<Context> => {
    const isDone = hasTakenEffect(kept, facts) || JSON.stringify(kept) !== JSON.stringify(before);
    return {
      kept,
      outcome: { act, end: isDone ? 'done' : 'contradicted', facts },
      ...(isDone && { form: begin(kept) }),
    };
  };

  return setup({
    types: {
      input: {} as Kept,
      context: {} as Context,
      events: {} as ChangeEvent<Form>,
    },
    actors: {
      send: port<Result<Kept>, Sent<Form>>(`${id}: send`),
      readSubscriber: port<Result<SubscriberReply>, void>('readSubscriber'),
    },
    guards: { isComplete: ({ context: { form } }) => check(form).length === 0 },
    actions: {
      doubt: assign(({ context: { facts } }) => ({ outcome: outcomeOf(act, { kind: 'unanswered' }, facts) })),
    },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'open',
    context: ({ input }) => ({ kept: input, form: begin(input), facts: {}, problems: [], outcome: undefined }),
    states: {
      open: {
        initial: 'sendable',
        on: {
          'form.changed': {
            target: '.sendable',
            actions: assign({
              form: ({ context, event }) => ({ ...context.form, ...event.change }),
              outcome: undefined,
            }),
          },
          'form.submitted': [
            { guard: 'isComplete', target: 'sending' },
            {
              target: '.sendable',
              actions: assign({ problems: ({ context }) => check(context.form), outcome: undefined }),
            },
          ],
        },
        states: {
          sendable: {},
          completed: {},
          doubtful: {
            on: {
              'form.changed': {
                actions: assign({ form: ({ context, event }) => ({ ...context.form, ...event.change }) }),
              },
              'answer.sought': `#${id}.checking`,
            },
          },
        },
      },
      sending: {
        tags: ['busy'],
        entry: assign(({ context: { form } }) => ({ problems: [], outcome: undefined, facts: facts(form) })),
        invoke: {
          src: 'send',
          input: ({ context: { form } }) => ({ form }),
          onDone: [
            {
              guard: ({ context, event: { output } }) =>
                output.kind === 'ok' && concluded(context, output.output).outcome?.end === 'done',
              target: 'open.completed',
              actions: assign(({ context, event: { output } }) =>
                output.kind === 'ok' ? concluded(context, output.output) : {},
              ),
            },
            {
              guard: ({ event: { output } }) => output.kind === 'refused',
              target: 'open',
              actions: assign({ problems: ({ event }) => problemsAfter(event.output) }),
            },
            {
              guard: ({ event: { output } }) => output.kind === 'ok',
              target: 'open',
              actions: assign(({ context, event: { output } }) =>
                output.kind === 'ok' ? concluded(context, output.output) : {},
              ),
            },
            { target: 'open.doubtful', actions: 'doubt' },
          ],
          onError: { target: 'open.doubtful', actions: 'doubt' },
        },
        after: { untilGivenUp: { target: 'open.doubtful', actions: 'doubt' } },
      },
      checking: {
        tags: ['busy', 'checking'],
        invoke: {
          src: 'readSubscriber',
          onDone: [
            {
              guard: ({ context, event: { output } }) =>
                output.kind === 'ok' && hasTakenEffect(keptIn(output.output), context.facts),
              target: 'open.completed',
              actions: assign(({ context: { facts }, event: { output } }) => {
                if (output.kind !== 'ok') return {};
                const kept = keptIn(output.output);
                return { kept, form: begin(kept), outcome: { act, end: 'done' as const, facts } };
              }),
            },
            {
              guard: ({ event: { output } }) => output.kind === 'ok',
              target: 'open',
              actions: assign(({ context: { facts }, event: { output } }) =>
                output.kind === 'ok'
                  ? { kept: keptIn(output.output), outcome: { act, end: 'contradicted' as const, facts } }
                  : {},
              ),
            },
            { target: 'open.doubtful', actions: 'doubt' },
          ],
          onError: { target: 'open.doubtful', actions: 'doubt' },
        },
        after: { untilGivenUp: { target: 'open.doubtful', actions: 'doubt' } },
      },
    },
  });
};
