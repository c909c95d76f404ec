import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { fieldOf } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Email } from './Email.tsx';

const meta = preview.meta({ component: Email, args: { page: pageOf('showEmail', 'email') }, tags: ['flow:email'] });

const { email: words, accountNotice, page, required } = english;
const { account } = pages.showEmail.emailPending.body.subscriber;

export const Current = meta.story({
  name: 'email: the current email, and no other [EMAIL-1]',
  tags: ['page:showEmail.email', 'state:email.open.editing', 'state:emailForm.sendable'],
  play: async (story) => {
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'email');
    await expect(await fieldOf(story, words.label)).toHaveAttribute('type', 'email');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Pending = meta.story({
  name: 'emailPending: the new email waits to be confirmed [EMAIL-1, EMAIL-3]',
  args: { page: pageOf('showEmail', 'emailPending') },
  tags: ['page:showEmail.emailPending'],
  play: async (story) => {
    await sees(story, account.email);
    await sees(story, words.pending);
    await sees(story, account.email_change);
    await sees(story, words.pendingHint);
  },
});

export const Failing = meta.story({
  name: 'emailFailing: mail to the current email comes back [ACCT-25]',
  args: { page: pageOf('showEmail', 'emailFailing') },
  tags: ['page:showEmail.emailFailing'],
  play: (story) => sees(story, accountNotice.emailFailing),
});

export const TokenRefused = meta.story({
  name: 'tokenRefused: the mailed link is not valid any more [EMAIL-6]',
  args: { page: pageOf('showEmail', 'tokenRefused') },
  tags: ['page:showEmail.tokenRefused'],
  play: async (story) => {
    await sees(story, words.tokenRefused);
    await sees(story, account.email_change);
    await expect(await fieldOf(story, words.label)).toBeEnabled();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: asked for at the field, which is focused',
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.email));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
  },
});
