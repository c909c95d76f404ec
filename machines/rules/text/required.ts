import type { Problem } from '#machines/lib/problem.ts';

export const required = (field: string, value: string): Problem[] =>
  isBlank(value) ? [{ field, code: 'required' }] : [];

export const isBlank = (value: string): boolean => value.trim() === '';
