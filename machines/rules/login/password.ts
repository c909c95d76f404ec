import type { Problem } from '#machines/lib/problem.ts';
import { required } from '#machines/rules/text/required.ts';

/** Returns the problems of a new password: both fields are required and must match (ENTRY-26, ENTRY-27). */
export const passwordProblems = ({ password, confirm }: { password: string; confirm: string }): Problem[] => [
  ...required('password.password', password),
  ...required('password.confirm', confirm),
  ...(password && confirm && password !== confirm
    ? [{ field: 'password.confirm', code: 'passwordMismatch' as const }]
    : []),
];
