import type { Problem } from '#machines/lib/problem.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { type ProblemsShown, showProblems } from './problems-shown.ts';
import { useOwnId } from './world.tsx';

/** Sorts problems that were already placed at the fields of a form, in the usual words. */
export const useProblemsShown = (form: string, placed: readonly Problem[]): ProblemsShown =>
  showProblems(useOwnId(form), placed, useProblemText());
