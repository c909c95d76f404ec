import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { dropped, hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, leavesNotice, type Story, sees } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { paying, common } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'expiringAutorenewOn') },
  tags: ['flow:cardDeletion'],
});

const click = ({ canvas, userEvent }: Story, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const Asked = meta.story({
  name: 'Asked about, with what follows from it, and can be cancelled [PAYM-7, SHELL-13]',
  tags: ['state:cardDeletion.asked'],
  play: async (story) => {
    await click(story, paying.delete);
    await expect(story.canvas.getByRole('dialog', { name: paying.sure })).toBeVisible();
    await click(story, common.cancel);
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('button', { name: paying.delete })).toHaveFocus();
  },
});

export const Acting = meta.story({
  name: 'Under way: the dialog stays',
  tags: ['state:cardDeletion.acting'],
  beforeEach: () => answers('deleteCard', { reply: 'cardDeleted', held: hold() })(),
  play: async (story) => {
    await click(story, paying.delete);
    await click(story, common.ok);
    await expect(story.canvas.getByRole('button', { name: common.cancel })).toBeDisabled();
  },
});

export const Deleted = meta.story({
  name: 'cardDeleted: back to /account [PAYM-8]',
  tags: ['reply:deleteCard.cardDeleted', 'state:cardDeletion.ended'],
  beforeEach: answers('deleteCard', 'cardDeleted'),
  play: async (story) => {
    await click(story, paying.delete);
    await click(story, common.ok);
    await goesTo(story, '/account');
  },
});

export const Lost = meta.story({
  name: 'No answer: back to /account, to say that it may not have been done [PAYM-8]',
  beforeEach: answers('deleteCard', dropped),
  play: async (story) => {
    await click(story, paying.delete);
    await click(story, common.ok);
    await goesTo(story, '/account');
    await leavesNotice(story, 'cardDeletionUnsure');
  },
});

export const After = meta.story({
  name: 'Afterwards: nothing is on file, and automatic renewal is blocked [PAYM-7]',
  args: { page: { ...pageOf('showAccount', 'expiringAutorenewOff') } },
  play: async (story) => {
    await sees(story, paying.none);
    await sees(story, paying.blocked);
    await expect(story.canvas.getByRole('link', { name: paying.add })).toHaveAttribute('href', '/account/payment');
    await expect(story.canvas.queryByRole('button', { name: paying.delete })).not.toBeInTheDocument();
  },
});
