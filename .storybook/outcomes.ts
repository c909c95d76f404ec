import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { press } from './entry.ts';
import { named } from './playing/named.ts';
import type { Story } from './steps.ts';

/**
 * The live region of this role in which an outcome is told with all of these words, visible and with the focus
 * (SHELL-18).
 */
export const regionTelling = named(
  ([, role, ...words]) => `See the ${role} “${words.join(' ')}”`,
  async ({ canvas }: Pick<Story, 'canvas'>, role: 'status' | 'alert', ...words: string[]) => {
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
  },
);

/** Expects an outcome to be told. */
export async function tells(...expected: Parameters<typeof regionTelling>): Promise<void> {
  await regionTelling(...expected);
}

/** Clicks "Check again". */
export const checkAgain = (story: Story) => press(story, english.outcome.checkAgain);
