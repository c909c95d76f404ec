import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

/** What the reader types on the panel to set up or reset a password. */
export interface ResetPasswordForm {
  email: string;
}

/** Asks for a link to set up or reset a password, and ends with what the server says of it (ENTRY-10). */
export const resetPasswordMachine = createSubmission<ResetPasswordForm, { message: string }>('resetPassword', {
  check: ({ email }) => required('email', email),
});
