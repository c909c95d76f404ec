import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { cardWords } from '#messages/en/payment-change.ts';
import { useProblemText } from '#messages/use-problem-text.ts';

/** The words of a problem with a card: its own for a blank name (PAYM-3) and for a setup that came to nothing. */
export function useCardProblemText(): (problem: Problem) => string {
  const words = useMessages(cardWords);
  const textOf = useProblemText();
  return (problem) => {
    if (problem.field === 'name' && problem.code === 'required') return words.nameBlank;
    return problem.code === 'provider' && !problem.words ? words.notSetUp : textOf(problem);
  };
}
