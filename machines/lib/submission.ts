import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import { port } from './port.ts';
import { generalProblem, type Problem, type ProblemCode } from './problem.ts';

export interface SubmissionRules<Form> {
  /** Returns the problems that stop the form, in the order of the page. */
  check: (form: Form) => Problem[];
  /** Replaces secrets once the form has been accepted. */
  forget?: Partial<Form>;
}

/** The reader's actions in a form. `change` holds the changed fields. */
export type SubmissionEvent<Form> = { type: 'form.changed'; change: Partial<Form> } | { type: 'form.submitted' };

export interface Sent<Form> {
  form: Form;
}

/**
 * A machine for a form that is sent once. It keeps what is typed, locks from submit to reply, returns with problems
 * after a failure and outputs the server's reply. Larger flows invoke it as a child.
 */
export const createSubmission = <Form extends object, Output>(id: string, { check, forget }: SubmissionRules<Form>) =>
  setup({
    types: {
      input: {} as Form,
      context: {} as { form: Form; problems: Problem[]; answered: Output | undefined },
      events: {} as SubmissionEvent<Form>,
      output: {} as Output,
    },
    actors: { send: port<Result<Output>, Sent<Form>>(`${id}: send`) },
    guards: { isComplete: ({ context: { form } }) => check(form).length === 0 },
    delays: { untilGivenUp: 35_000 },
  }).createMachine({
    id,
    initial: 'sendable',
    context: ({ input }) => ({ form: input, problems: [], answered: undefined }),
    // Only a reply leads to the final state.
    output: ({ context }) => context.answered as Output,
    states: {
      sendable: {
        on: {
          'form.changed': { actions: assign({ form: ({ context, event }) => ({ ...context.form, ...event.change }) }) },
          'form.submitted': [
            { guard: 'isComplete', target: 'sending' },
            { actions: assign({ problems: ({ context }) => check(context.form) }) },
          ],
        },
      },
      sending: {
        tags: ['busy'],
        entry: assign({ problems: [] }),
        invoke: {
          src: 'send',
          input: ({ context: { form } }) => ({ form }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'ok',
              target: 'completed',
              actions: assign(({ context, event }) => ({
                answered: event.output.kind === 'ok' ? event.output.output : undefined,
                form: { ...context.form, ...forget },
              })),
            },
            { target: 'sendable', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
          ],
          onError: { target: 'sendable', actions: assign({ problems: generalProblem('callFailed') }) },
        },
        after: { untilGivenUp: { target: 'sendable', actions: assign({ problems: generalProblem('callFailed') }) } },
      },
      completed: { type: 'final' },
    },
  });

/** Returns the problems to show after a failed call: the server's messages if any, else `otherwise`. */
export function problemsAfter(result: Result<unknown>, otherwise: ProblemCode = 'callFailed'): Problem[] {
  const said = result.kind === 'refused' ? result.refusal.problems : [];
  return said.length > 0 ? said : generalProblem(otherwise);
}
