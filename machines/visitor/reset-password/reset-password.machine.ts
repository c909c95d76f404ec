import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

export interface ResetPasswordForm {
  email: string;
}

/** Requests a link to set up or reset a password and ends with the server's message (ENTRY-10). */
export const resetPasswordMachine = createSubmission<ResetPasswordForm, { message: string }>('resetPassword', {
  check: ({ email }) => required('email', email),
});
