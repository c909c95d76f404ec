import type { Departure } from '#machines/lib/departure.ts';
import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

/** What the reader types to log in with a password, and how the page is left after it. */
export interface PasswordLoginForm {
  email: string;
  password: string;
  after: Departure;
}

/** Logs a reader in with a password. */
export const passwordLoginMachine = createSubmission<PasswordLoginForm, Departure>('passwordLogin', {
  check: ({ email, password }) => [...required('email', email), ...required('password', password)],
  forget: { password: '' },
});
