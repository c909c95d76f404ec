import { expect, waitFor } from 'storybook/test';
import type { LinkTrouble } from '#machines/rules/link/mailed-link.ts';
import { english } from '#messages/english.ts';
import { pageOf } from './pages.ts';
import type { Story } from './steps.ts';

/** Expects focus on the reason why a link does not open its page, and exactly these links onward. */
export const saysLink = async ({ canvas }: Pick<Story, 'canvas'>, trouble: LinkTrouble, ...steps: Step[]) => {
  const title = await canvas.findByText(english.mailedLink[trouble]);
  await expect(canvas.getByText(english.mailedLinkHint[trouble])).toBeVisible();
  await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
  for (const step of steps) {
    const name = english.linkStep[step];
    if (step === 'renew') await expect(canvas.getByRole('button', { name })).toBeVisible();
    else
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(LEADS_TO[step]));
  }
};

const LEADS_TO = { logIn: /^\/login\?url=%2F\w/, logOut: /^\/logout$/, account: /^\/account$/ };

type Step = 'renew' | 'logIn' | 'logOut' | 'account';

/**
 * A story of a page opened by an invalid link: shows the reason and links onward, and no form without a reader's data.
 */
export const byLink = <Page extends Parameters<typeof pageOf>[0]>(
  page: Page,
  name: Parameters<typeof pageOf<Page>>[1],
  trouble: LinkTrouble,
  ...steps: Step[]
) => ({
  args: { page: pageOf(page, name), query: new URLSearchParams('token=lnk_too_old') },
  play: (story: Story) => saysLink(story, trouble, ...steps),
});

export const offersNoField = ({ canvas }: Pick<Story, 'canvas'>) =>
  expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
