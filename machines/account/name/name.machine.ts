import { assign, setup } from 'xstate';
import type { NameReply } from '#machines/api/contract.ts';
import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

/** What the reader types on the change-name page. */
export interface NameForm {
  name: string;
}

/** One sending of the form. */
export const nameFormMachine = createSubmission<NameForm, NameReply>('nameForm', {
  check: ({ name }) => required('name', name),
});

/**
 * The change-name page: the form with the name as it is kept, there again as soon as it was sent (NAME-1).
 * `completed` until something is typed or sent anew (ACCT-30).
 */
export const nameMachine = setup({
  types: {
    input: {} as NameForm,
    context: {} as { kept: NameForm },
    children: {} as { form: 'form' },
  },
  actors: { form: nameFormMachine },
}).createMachine({
  id: 'name',
  initial: 'open',
  context: ({ input }) => ({ kept: input }),
  states: {
    open: {
      initial: 'editing',
      invoke: {
        src: 'form',
        id: 'form',
        input: ({ context: { kept } }) => kept,
        onSnapshot: {
          guard: ({ context, event: { snapshot } }) =>
            snapshot.context.form.name !== context.kept.name || snapshot.hasTag('busy'),
          target: '.editing',
        },
        onDone: {
          target: '.completed',
          reenter: true,
          actions: assign({ kept: ({ event }) => ({ name: event.output.name }) }),
        },
        onError: { target: '.editing', reenter: true },
      },
      states: { editing: {}, completed: {} },
    },
  },
});
