import type { Departure } from '#machines/lib/departure.ts';
import { createSubmission } from '#machines/lib/submission.ts';
import { required } from '#machines/rules/text/required.ts';

/** The form of a login. `after` is where the reader goes once logged in. */
export interface PasswordLoginForm {
  email: string;
  password: string;
  after: Departure;
}

/** Logs a reader in with a password, which is cleared afterwards. */
export const passwordLoginMachine = createSubmission<PasswordLoginForm, Departure>('passwordLogin', {
  check: ({ email, password }) => [...required('email', email), ...required('password', password)],
  forget: { password: '' },
});
