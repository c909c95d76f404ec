import type { Problem } from '#machines/lib/problem.ts';

/** Asks for a field that holds nothing but white space. */
export const required = (field: string, value: string): Problem[] =>
  isBlank(value) ? [{ field, code: 'required' }] : [];

/** Whether a value holds nothing but white space. */
export const isBlank = (value: string): boolean => value.trim() === '';
