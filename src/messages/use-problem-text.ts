import type { Problem } from '#machines/lib/problem.ts';
import { useMessages, useSupportEmail } from './context.tsx';
import { callFailedWords } from './en/call-failed.ts';
import { problemWords, requiredWords } from './en/problems.ts';
import { problemText } from './problem-text.ts';

/** The words of any problem, with the host's support address where there is one. */
export function useProblemText(): (problem: Problem) => string {
  const problem = { ...useMessages(problemWords), ...useMessages(callFailedWords) };
  const messages = { problem, required: useMessages(requiredWords) };
  const supportEmail = useSupportEmail();
  return (problem) => problemText(messages, problem, supportEmail);
}
