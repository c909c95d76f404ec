import type { Problem } from '#machines/lib/problem.ts';
import { required } from '#machines/rules/text/required.ts';

/** What is wrong with a password that is set up: both fields are filled in, and alike (ENTRY-26, ENTRY-27). */
export const passwordProblems = ({ password, confirm }: { password: string; confirm: string }): Problem[] => [
  ...required('password.password', password),
  ...required('password.confirm', confirm),
  ...(password && confirm && password !== confirm
    ? [{ field: 'password.confirm', code: 'passwordMismatch' as const }]
    : []),
];
