import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { replies, requests } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { Email } from './Email.tsx';

const meta = preview.meta({
  component: Email,
  args: { page: pageOf('showEmail', 'email') },
  tags: ['flow:email', 'flow:emailForm'],
});

const { email: words, common } = english;
const NEW = requests.changeEmail.newEmail.body.email;

async function change(story: Story, to: string = NEW): Promise<void> {
  await typeInto(story, words.label, to);
  await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
}

export const Sent = meta.story({
  name: 'emailChangePending: the confirmation is said, and the new email stands as pending [EMAIL-2, EMAIL-4, ACCT-30]',
  tags: ['reply:changeEmail.emailChangePending', 'state:email.open.completed', 'state:emailForm.completed'],
  beforeEach: answers('changeEmail', 'emailChangePending'),
  play: async (story) => {
    await change(story);
    const said = await story.canvas.findByText(fill(words.sent, { email: NEW }));
    await expect(said).toBeVisible();
    await expect(said.closest('[role="status"]')).toHaveFocus();
    await sees(story, words.pending);
    await expect(story.canvas.getByText(NEW)).toBeVisible();
  },
});

export const Replaced = meta.story({
  name: 'A pending email is replaced by another [EMAIL-3]',
  args: { page: pageOf('showEmail', 'emailPending') },
  beforeEach: answers('changeEmail', 'emailChangePending'),
  play: async (story) => {
    await change(story);
    await sees(story, fill(words.sent, { email: NEW }));
    await expect(await fieldOf(story, words.label)).toHaveValue('');
    await change(story, ` ${NEW}`);
    await sees(story, fill(words.sent, { email: NEW }));
  },
});

export const Ended = meta.story({
  name: 'emailChangeEnded: the current email was given, and nothing is pending any more [EMAIL-2]',
  args: { page: pageOf('showEmail', 'emailPending') },
  tags: ['reply:changeEmail.emailChangeEnded'],
  beforeEach: answers('changeEmail', 'emailChangeEnded'),
  play: async (story) => {
    await sees(story, words.pending);
    await change(story, replies.changeEmail.emailChangeEnded.body.email);
    await sees(story, words.ended);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, and the button keeps the focus [ACCT-31]',
  tags: ['state:emailForm.sending'],
  beforeEach: () => answers('changeEmail', { reply: 'emailChangePending', held: hold() })(),
  play: async (story) => {
    await change(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
  },
});
