import { createChange } from '#machines/account/change.ts';
import type { EmailReply } from '#machines/api/contract.ts';
import { required } from '#machines/rules/text/required.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';

export interface EmailForm {
  email: string;
}

/**
 * The change-email page: the current and pending addresses, and a form for a new one, which replaces the pending one
 * (EMAIL-1, EMAIL-2, EMAIL-3).
 */
export const emailMachine = createChange<EmailReply, EmailForm>('email', {
  act: 'emailChange',
  begin: () => ({ email: '' }),
  check: ({ email }) => required('email', email),
  facts: ({ email }) => ({ email: typedPlainly(email) }),
  keptIn: ({ subscriber: { account } }) => ({
    email: account.email,
    email_change: account.email_change,
    name: account.name,
  }),
  hasTakenEffect: ({ email, email_change }, facts) =>
    (email_change ?? email).toLowerCase() === facts.email?.toLowerCase(),
});
