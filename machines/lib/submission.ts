import { assign, setup } from 'xstate';
import type { Result } from '#machines/api/reply.ts';
import { port } from './port.ts';
import { generally, type Problem, type ProblemCode } from './problem.ts';

/** What a form does not say by its values alone. */
export interface SubmissionRules<Form> {
  /** What stops the form before it is sent, in the order of the page. */
  check: (form: Form) => Problem[];
  /** What takes the place of secrets once the form is sent for good. */
  forget?: Partial<Form>;
}

/** What a reader does with a form; `change` holds the values that are others now. */
export type SubmissionEvent<Form> = { type: 'form.changed'; change: Partial<Form> } | { type: 'form.submitted' };

/** A form as it is sent. */
export interface Sent<Form> {
  form: Form;
}

/**
 * A form, sent once, handed back with its problems. It begins with the values it is given and keeps what is typed,
 * whatever comes of it; it is locked from the submit to the answer, and ends with what the server answered. A flow that
 * has more to it invokes the form as a part of its own.
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
    // The only final state is entered with an answer.
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
          onError: { target: 'sendable', actions: assign({ problems: generally('callFailed') }) },
        },
        after: { untilGivenUp: { target: 'sendable', actions: assign({ problems: generally('callFailed') }) } },
      },
      completed: { type: 'final' },
    },
  });

/** What the reader is told of a call that did not do its work: the server's words where it has any, else one sentence of ours. */
export function problemsAfter(result: Result<unknown>, otherwise: ProblemCode = 'callFailed'): Problem[] {
  const said = result.kind === 'refused' ? result.refusal.problems : [];
  return said.length > 0 ? said : generally(otherwise);
}
