import type { Problem } from '#machines/lib/problem.ts';
import { typedText } from './typed.ts';

export const required = (field: string, value: string): Problem[] =>
  isBlank(value) ? [{ field, code: 'required' }] : [];

export const isBlank = (value: string): boolean => typedText(value) === '';
