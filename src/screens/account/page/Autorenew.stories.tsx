import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { dropped, hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { leavesNotice, reloads, type Story, sees } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { autorenew, common } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'expiringAutorenewOn') },
  tags: ['flow:autorenew'],
});

const click = ({ canvas, userEvent }: Story, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** Switches autorenew, and confirms it. */
const flip = (from: 'enable' | 'disable') => async (story: Story) => {
  await click(story, autorenew[from]);
  await click(story, common.ok);
  await reloads(story);
};

export const Asked = meta.story({
  name: 'Disabling is asked about, and can be cancelled [ACCT-18, ACCT-21, SHELL-13]',
  tags: ['state:autorenew.asked'],
  play: async (story) => {
    await sees(story, 'Your subscription will renew at the end of your cycle, but you can cancel at any time.');
    await click(story, autorenew.disable);
    await expect(story.canvas.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    await click(story, common.cancel);
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toHaveFocus();
  },
});

export const Acting = meta.story({
  name: 'Under way: the dialog stays',
  tags: ['state:autorenew.acting'],
  beforeEach: () => answers('flipAutorenew', { reply: 'autorenewOff', held: hold() })(),
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, common.ok);
    await expect(story.canvas.getByRole('button', { name: common.cancel })).toBeDisabled();
  },
});

export const Disabled = meta.story({
  name: 'autorenewOff: the page is loaded anew [ACCT-20]',
  tags: ['reply:flipAutorenew.autorenewOff', 'state:autorenew.ended'],
  beforeEach: answers('flipAutorenew', 'autorenewOff'),
  play: flip('disable'),
});

export const Enabled = meta.story({
  name: 'autorenewOn: the page is loaded anew [ACCT-18, ACCT-20]',
  args: { page: pageOf('showAccount', 'expiringAutorenewOff') },
  tags: ['reply:flipAutorenew.autorenewOn'],
  beforeEach: answers('flipAutorenew', 'autorenewOn'),
  play: flip('enable'),
});

export const Lost = meta.story({
  name: 'No answer: loaded anew, to say that it may not have been done [ACCT-20]',
  beforeEach: answers('flipAutorenew', dropped),
  play: async (story) => {
    await flip('disable')(story);
    await leavesNotice(story, 'autorenewUnsure');
  },
});
