import type { Problem } from '#machines/lib/problem.ts';
import type { OwnTexts } from '#messages/problem-text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { type ProblemsShown, showProblems } from './problems-shown.ts';
import { useOwnId } from './WorldProvider.tsx';

/** Sorts problems that were already placed at the fields of a form, in the usual words or the form's own. */
export const useProblemsShown = (form: string, placed: readonly Problem[], own?: OwnTexts): ProblemsShown =>
  showProblems(useOwnId(form), placed, useProblemText(own));
