import { expect } from 'storybook/test';
import type { Problem } from '#machines/lib/problem.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import type { Story } from './steps.ts';

export function Said({ problems }: { problems: Problem[] }) {
  const textOf = useProblemText();
  return <ErrorSummary entries={problems.map((problem) => ({ text: textOf(problem) }))} />;
}

export const generally = (...codes: Problem['code'][]): Problem[] => codes.map((code) => ({ field: 'general', code }));

export const says = (...words: string[]) => ({
  play: async ({ canvas }: Pick<Story, 'canvas'>) => {
    const said = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent?.trim());
    await expect(said).toEqual(words);
  },
});
