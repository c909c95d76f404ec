import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { replies } from '#mocks/replies.ts';
import { dropped } from '#mocks/reply.ts';
import { inputOf, logIn, password, press, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { PasswordLogin } from './PasswordLogin.tsx';

const { login, common, problem, required } = english;

const meta = preview.meta({ component: PasswordLogin, args: { after: { visit: '/' }, onSetup: fn() } });

export const Unavailable = meta.story({
  name: 'unavailable: the words of the server [ENTRY-15]',
  tags: ['reply:logIn.unavailable'],
  beforeEach: answers('logIn', 'unavailable'),
  play: async (story) => {
    await logIn(story);
    await sees(story, replies.logIn.unavailable.body.errors);
  },
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:logIn.viewOnly'],
  beforeEach: answers('logIn', 'viewOnly'),
  play: async (story) => {
    await logIn(story);
    await sees(story, replies.logIn.viewOnly.body.errors);
  },
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours',
  beforeEach: answers('logIn', dropped),
  play: async (story) => {
    await logIn(story);
    await sees(story, contacting(problem.callFailed));
  },
});

export const Empty = meta.story({
  name: 'Sent empty: asked for at both fields, the first focused',
  play: async (story) => {
    await press(story, login.submit);
    const field = inputOf(story, login.emailLabel);
    await expect(field).toHaveAccessibleDescription(`${common.error} ${required.email}`);
    await expect(field).toHaveFocus();
    await expect(story.canvas.getByRole('link', { name: required.password })).toBeVisible();
  },
});

export const Shown = meta.story({
  name: 'The password can be shown and hidden',
  play: async (story) => {
    await write(story, login.passwordLabel, password);
    const field = inputOf(story, login.passwordLabel);
    await expect(field).toHaveAttribute('type', 'password');
    await press(story, fill(common.showLabel, { label: login.passwordLabel }));
    await expect(field).toHaveAttribute('type', 'text');
    await press(story, fill(common.hideLabel, { label: login.passwordLabel }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});
