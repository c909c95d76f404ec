import type { Problem } from '#machines/lib/problem.ts';

/** What the server says, letter for letter, once a sign-in code is spent (ENTRY-13). */
export const TOO_MANY_ATTEMPTS = 'Too many failed attempts. Request a new verification code to log in.';

/** Whether a code is spent, told by the server's own words and nothing like them (ENTRY-14). */
export const isSpent = (problems: readonly Problem[]): boolean =>
  problems.some(({ field, code, words }) => field === 'general' && code === 'server' && words === TOO_MANY_ATTEMPTS);
