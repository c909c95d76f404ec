import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { email, holds, inputOf, press, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { ResetPassword } from './ResetPassword.tsx';

const { login, setup, problem, common } = english;
const { linkSent, refused, fieldErrors, viewOnly, unavailable } = replies.resetPassword;

const typed = { current: '' };

const meta = preview.meta({
  title: 'Log in/Reset password',
  component: ResetPassword,
  args: { email: typed, isOpen: true, onBack: fn() },
  tags: ['flow:resetPassword'],
  beforeEach: () => {
    typed.current = '';
  },
});

const says = (reply: ReplyName<'resetPassword'>, words: string) => ({
  beforeEach: answers('resetPassword', reply),
  play: async (story: Story) => {
    await write(story, login.emailLabel, email);
    await press(story, setup.submit);
    await sees(story, words);
    await holds(story, login.emailLabel, email);
  },
});

export const LinkSent = meta.story({
  name: 'Link sent: the server’s message, and no form',
  beforeEach: answers('resetPassword', 'linkSent'),
  play: async (story) => {
    await write(story, login.emailLabel, email);
    await press(story, setup.submit);
    await sees(story, linkSent.body.message);
  },
});

export const Refused = meta.story({
  name: 'Refused: a general error',
  tags: ['reply:resetPassword.refused'],
  ...says('refused', refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'Field errors: at the field',
  tags: ['reply:resetPassword.fieldErrors'],
  beforeEach: answers('resetPassword', 'fieldErrors'),
  play: async (story) => {
    await says('fieldErrors', fieldErrors.body.errors.email).play(story);
    await expect(inputOf(story, login.emailLabel)).toHaveAccessibleDescription(
      `${setup.hint} ${common.error} ${fieldErrors.body.errors.email}`,
    );
  },
});

export const ViewOnly = meta.story({
  name: 'View only: an administrator cannot reset the password',
  tags: ['reply:resetPassword.viewOnly'],
  ...says('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'Too many requests',
  tags: ['reply:resetPassword.tooManyRequests'],
  ...says('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'Unavailable',
  tags: ['reply:resetPassword.unavailable'],
  ...says('unavailable', unavailable.body.errors),
});
