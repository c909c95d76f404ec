import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { Login } from '#screens/visitor/login/Login.tsx';
import { email, holds, inputOf, press, write } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';

const { login, setup } = english;
const { linkSent } = replies.resetPassword;

const meta = preview.meta({
  component: Login,
  args: { page: pageOf('showLogin', 'passwordAndCode') },
  parameters: { world: { path: '/login' } },
  tags: ['flow:resetPassword'],
});

const follow = async (story: Story) => story.userEvent.click(story.canvas.getByRole('link', { name: 'go here' }));

const send = async (story: Story) => {
  await follow(story);
  await write(story, login.emailLabel, email);
  await press(story, setup.submit);
};

export const Opened = meta.story({
  name: "Opened by the link 'go here', its field focused; the way back leads to the password [ENTRY-8, ENTRY-10]",
  tags: ['state:loginTabs.setup', 'state:resetPassword.sendable'],
  play: async (story) => {
    await follow(story);
    await expect(story.canvas.getByRole('heading', { name: 'Set Up or Reset Password' })).toBeVisible();
    await expect(inputOf(story, login.emailLabel)).toHaveFocus();
    await expect(story.canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    await write(story, login.emailLabel, email);
    await press(story, setup.back);
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.password);
    await follow(story);
    await holds(story, login.emailLabel, email);
  },
});

export const LinkSent = meta.story({
  name: 'linkSent: the message of the reply; another address can be given [ENTRY-10]',
  tags: ['reply:resetPassword.linkSent', 'state:resetPassword.completed'],
  beforeEach: answers('resetPassword', 'linkSent'),
  play: async (story) => {
    await send(story);
    await sees(story, linkSent.body.message);
    await expect(story.canvas.getByText(linkSent.body.message).closest('[role="status"]')).toHaveFocus();
    await press(story, setup.again);
    await holds(story, login.emailLabel, '');
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, and announced',
  tags: ['state:resetPassword.sending'],
  beforeEach: () => answers('resetPassword', { reply: 'linkSent', held: hold() })(),
  play: async (story) => {
    await send(story);
    await sees(story, english.common.sending);
    await expect(inputOf(story, login.emailLabel)).toBeDisabled();
  },
});
