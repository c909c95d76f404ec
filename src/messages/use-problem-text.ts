import type { Problem } from '#machines/lib/problem.ts';
import { useMessages, useSupportEmail } from './context.tsx';
import { problemWords, requiredWords } from './en/problem.ts';
import { type OwnTexts, problemText } from './problem-text.ts';
import { useCurrencyText } from './use-currency-text.ts';

/** Returns a function that gives the text of a problem. `own` adds the texts for one flow's problems. */
export function useProblemText(own?: OwnTexts): (problem: Problem) => string {
  const messages = { problem: useMessages(problemWords), required: useMessages(requiredWords) };
  const supportEmail = useSupportEmail();
  const inCurrency = useCurrencyText();
  return (problem) => problemText(messages, problem, supportEmail, own, inCurrency);
}
