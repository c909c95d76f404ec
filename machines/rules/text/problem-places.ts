import type { Problem } from '#machines/lib/problem.ts';

/** The form's field for each field name of the server that differs. */
export type Aliases = Readonly<Record<string, string>>;

/** Moves problems of fields the form does not show to the general area, so that none is lost (CHECK-14, CHECK-16). */
export const placeProblems = (
  problems: readonly Problem[],
  fields: readonly string[],
  aliases: Aliases = {},
): Problem[] =>
  problems.map((problem) => {
    const field = Object.hasOwn(aliases, problem.field) ? (aliases[problem.field] ?? problem.field) : problem.field;
    return { ...problem, field: [...fields, 'payment'].includes(field) ? field : 'general' };
  });

/** Whether a problem concerns the address, so its form must be open (CHECK-15). */
export const concernsAddress = ({ field }: Problem): boolean => field === 'address' || field.startsWith('address.');
