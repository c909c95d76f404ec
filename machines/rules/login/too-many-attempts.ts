import type { Problem } from '#machines/lib/problem.ts';

/** What the server says, letter for letter, once a sign-in code is spent (ENTRY-13). */
export const TOO_MANY_ATTEMPTS = 'Too many failed attempts. Request a new verification code to log in.';

/** What the server says, letter for letter, of a code that is too old. */
const EXPIRED = 'This code has expired. Please request a new one.';

/** Whether a code is spent, told by the server's own words and nothing like them (ENTRY-14). */
export const isSpent = (problems: readonly Problem[]): boolean => isSaid(problems, TOO_MANY_ATTEMPTS);

/** Whether a code is too old, told by the same. */
export const isExpired = (problems: readonly Problem[]): boolean => isSaid(problems, EXPIRED);

const isSaid = (problems: readonly Problem[], said: string): boolean =>
  problems.some(({ field, code, words }) => field === 'general' && code === 'server' && words === said);
