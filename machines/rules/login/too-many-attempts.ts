import type { Problem } from '#machines/lib/problem.ts';

/** The server's exact message for a spent sign-in code (ENTRY-13). */
export const TOO_MANY_ATTEMPTS = 'Too many failed attempts. Request a new verification code to log in.';

const EXPIRED = 'This code has expired. Please request a new one.';

/** Whether a sign-in code is spent. Only the server's exact message counts (ENTRY-14). */
export const isSpent = (problems: readonly Problem[]): boolean => isSaid(problems, TOO_MANY_ATTEMPTS);

/** Whether a sign-in code has expired. Only the server's exact message counts. */
export const isExpired = (problems: readonly Problem[]): boolean => isSaid(problems, EXPIRED);

const isSaid = (problems: readonly Problem[], said: string): boolean =>
  problems.some(({ field, code, words }) => field === 'general' && code === 'server' && words === said);
