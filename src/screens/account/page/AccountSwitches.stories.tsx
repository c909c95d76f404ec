import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { reloads, sees } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { autorenew, overview, paying } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

export const AutorenewHidden = meta.story({
  name: 'autorenewHidden: it cannot be enabled here [ACCT-19]',
  args: { page: pageOf('showAccount', 'autorenewHidden') },
  tags: ['page:showAccount.autorenewHidden'],
  play: async (story) => {
    await sees(story, overview.ending);
    await expect(story.canvas.queryByRole('button', { name: autorenew.enable })).not.toBeInTheDocument();
  },
});

export const ViewOnly = meta.story({
  name: 'viewOnly: the page says so, and its buttons do nothing [SHELL-11]',
  args: { page: pageOf('showAccount', 'viewOnly') },
  tags: ['page:showAccount.viewOnly', 'state:accountPage.viewing'],
  play: async (story) => {
    await sees(story, english.page.viewOnly);
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: paying.delete })).toBeDisabled();
  },
});

export const Debugging = meta.story({
  name: 'debugging: the page is as it always is',
  args: { page: pageOf('showAccount', 'debugging') },
  tags: ['page:showAccount.debugging'],
  play: (story) => sees(story, fillCount(overview.extended, 2)),
});

export const Returned = meta.story({
  name: 'Out of the back/forward cache it is loaded anew',
  tags: ['state:accountPage.left'],
  play: async (story) => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await reloads(story);
  },
});
