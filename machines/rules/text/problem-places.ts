import type { Problem } from '#machines/lib/problem.ts';

/** The form's field for each field name of the server that differs. */
export type Aliases = Readonly<Record<string, string>>;

/** A problem at its place in a form. `of` is a field that the form lacks, so its problem is in the general area. */
export interface PlacedProblem extends Problem {
  of?: string;
}

/**
 * Moves problems of fields the form does not show to the choice of the address, if that opens them, or to the general
 * area, so that none is lost (CHECK-14, CHECK-16). What the provider reports stays below the payment form.
 */
export const placeProblems = (
  problems: readonly Problem[],
  fields: readonly string[],
  aliases: Aliases = {},
): PlacedProblem[] =>
  problems.map((problem) => {
    const named = Object.hasOwn(aliases, problem.field) ? (aliases[problem.field] ?? problem.field) : problem.field;
    const isClosed = !fields.includes(named) && fields.includes('origin') && OPENED.test(named);
    const field = isClosed ? 'origin' : named;
    const isShown = fields.includes(field) || (field === 'payment' && problem.code !== 'server');
    return isShown
      ? { ...problem, field }
      : { ...problem, field: 'general', ...(field !== 'general' && { of: field }) };
  });

/** The fields that a choice of the address opens: those of another address or recipient. */
const OPENED = /^(recipient_|address(\.|$))/;

/** Returns the fields of problems that the form lacks. */
export const fieldsElsewhere = (placed: readonly PlacedProblem[]): string[] => placed.flatMap(({ of }) => of ?? []);

/** Whether a problem concerns the address, so its form must be open (CHECK-15). */
export const concernsAddress = ({ field }: Problem): boolean => field === 'address' || field.startsWith('address.');
