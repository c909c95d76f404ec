import type { Problem } from '#machines/lib/problem.ts';
import { fieldsElsewhere, type PlacedProblem } from '#machines/rules/text/problem-places.ts';
import { type OwnTexts, useProblemText } from '#messages/problem-text.ts';
import { fieldId } from '#parts/form/ids.ts';
import type { SummaryEntry } from '#parts/notice/ErrorSummary.tsx';
import { useOwnId } from '../world/WorldProvider.tsx';

export interface FieldBinding {
  id: string;
  name: string;
  error?: string;
}

export type BindField = (field: string) => FieldBinding;

export interface ProblemsShown {
  fieldProps: BindField;
  entries: SummaryEntry[];
  payment: Problem[];
  /** The fields of problems that the form lacks. */
  elsewhere: string[];
}

export function showProblems(
  form: string,
  placed: readonly PlacedProblem[],
  textOf: (problem: Problem) => string,
): ProblemsShown {
  const said = uniqueBy(placed, (problem) => `${problem.field}\n${textOf(problem)}`);
  const fieldProps = (field: string): FieldBinding => {
    const texts = said.filter((problem) => problem.field === field).map(textOf);
    return { id: fieldId(form, field), name: field, error: texts.join(' ') || undefined };
  };
  const entries = said
    .filter(({ field }) => field !== 'payment')
    .map((problem) => ({
      text: textOf(problem),
      controlId: problem.field === 'general' ? undefined : fieldId(form, problem.field),
    }));
  return {
    fieldProps,
    entries,
    payment: said.filter(({ field }) => field === 'payment'),
    elsewhere: fieldsElsewhere(placed),
  };
}

const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export const useProblemsShown = (form: string, placed: readonly PlacedProblem[], own?: OwnTexts): ProblemsShown =>
  showProblems(useOwnId(form), placed, useProblemText(own));
