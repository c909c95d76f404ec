import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/english.ts';
import { press } from './entry.ts';
import type { Story } from './steps.ts';

/** Finds the visible, focused live region of this role that contains all these words (SHELL-18). */
export const regionTelling = async (
  { canvas }: Pick<Story, 'canvas'>,
  role: 'status' | 'alert',
  ...words: string[]
) => {
  const region = await waitFor(() => {
    const told = canvas
      .getAllByRole(role)
      .find(({ textContent }) => words.every((text) => textContent?.includes(text)));
    if (!told) throw new Error(`No ${role} says "${words.join(' ')}".`);
    return told;
  });
  await expect(region).toBeVisible();
  await waitFor(() => expect(region).toHaveFocus());
  return region;
};

export async function tells(...expected: Parameters<typeof regionTelling>): Promise<void> {
  await regionTelling(...expected);
}

export const checkAgain = (story: Story) => press(story, english.outcome.checkAgain);
