import type { Problem } from '#machines/lib/problem.ts';
import { useMessages, useSupportEmail } from './context.tsx';
import { problemWords, requiredWords } from './en/problem.ts';
import { problemText } from './problem-text.ts';

/** The words of any problem, with the host's support address where there is one. */
export function useProblemText(): (problem: Problem) => string {
  const messages = { problem: useMessages(problemWords), required: useMessages(requiredWords) };
  const supportEmail = useSupportEmail();
  return (problem) => problemText(messages, problem, supportEmail);
}
