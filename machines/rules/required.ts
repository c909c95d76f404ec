import type { Problem } from '../lib/problem.ts';

/** Asks for a field that holds nothing but white space. */
export const required = (field: string, value: string): Problem[] =>
  value.trim() === '' ? [{ field, code: 'required' }] : [];
