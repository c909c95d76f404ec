import { assign, setup } from 'xstate';
import type { EmailReply } from '#machines/api/contract.ts';
import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

/** What the reader types on the change-email page. */
export interface EmailForm {
  email: string;
}

/** What is known of a reader's email addresses. */
export interface EmailContext extends EmailReply {
  /** The address that a confirmation was last sent to from here (EMAIL-4). */
  sentTo?: string;
}

/** What the server answered, and the address that it was sent. */
export interface EmailChange {
  reply: EmailReply;
  submitted: string;
}

/** One sending of the form. */
export const emailFormMachine = createSubmission<EmailForm, EmailChange>('emailForm', {
  check: ({ email }) => required('email', email),
});

/**
 * The change-email page: the addresses as they stand, and a form for another one, there again as soon as it was sent,
 * so that a pending change can be replaced (EMAIL-1, EMAIL-3). `completed` until something is typed or sent anew.
 */
export const emailMachine = setup({
  types: {
    input: {} as EmailReply,
    context: {} as EmailContext,
    children: {} as { form: 'form' },
  },
  actors: { form: emailFormMachine },
}).createMachine({
  id: 'email',
  initial: 'open',
  context: ({ input }) => input,
  states: {
    open: {
      initial: 'editing',
      invoke: {
        src: 'form',
        id: 'form',
        input: { email: '' },
        onSnapshot: {
          guard: ({ event: { snapshot } }) => snapshot.context.form.email !== '',
          target: '.editing',
        },
        onDone: {
          target: '.completed',
          reenter: true,
          actions: assign(({ event }) => afterChange(event.output)),
        },
        onError: { target: '.editing', reenter: true },
      },
      states: { editing: {}, completed: {} },
    },
  },
});

/** The addresses as the reply has them; nothing was sent where the address that holds ended a pending change (EMAIL-2). */
function afterChange({ reply: { email, email_change, name }, submitted }: EmailChange): EmailContext {
  return { email, email_change, name, sentTo: email_change === null ? undefined : submitted };
}
