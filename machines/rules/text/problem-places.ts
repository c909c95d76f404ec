import type { Problem } from '#machines/lib/problem.ts';

/** Other names under which the server may speak of a field. */
export type Aliases = Readonly<Record<string, string>>;

/** Puts each problem at a field that the form shows, or, so that none is lost, in the general area (CHECK-14, CHECK-16). */
export const placeProblems = (
  problems: readonly Problem[],
  fields: readonly string[],
  aliases: Aliases = {},
): Problem[] =>
  problems.map((problem) => {
    const field = Object.hasOwn(aliases, problem.field) ? (aliases[problem.field] ?? problem.field) : problem.field;
    return { ...problem, field: [...fields, 'payment'].includes(field) ? field : 'general' };
  });

/** Whether a problem concerns the address, so that its form must be open (CHECK-15). */
export const concernsAddress = ({ field }: Problem): boolean => field === 'address' || field.startsWith('address.');
