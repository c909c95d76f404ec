import { expect, fn } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email } from '#fixtures/stories/entry.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { holds, inputOf, press, type Story, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const { login, setup, common } = english;
const { linkSent, fieldErrors } = replies.resetPassword;

const typed = { current: '' };

const meta = preview.meta({
  title: 'Log in/Reset password',
  component: ResetPassword,
  args: { email: typed, isOpen: true, onBack: fn() },
  beforeEach: () => {
    typed.current = '';
  },
});

const ask = async (story: Story) => {
  await write(story, login.emailLabel, email);
  await press(story, setup.submit);
};

export const LinkSent = meta.story({
  name: 'Link sent: the server’s message, and no form',
  beforeEach: answers('resetPassword', 'linkSent'),
  play: async (story) => {
    await ask(story);
    await sees(story, linkSent.body.message);
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again',
  ...refusals('resetPassword', {
    but: ['fieldErrors'],
    send: ask,
    keeps: (story) => holds(story, login.emailLabel, email),
  }),
});

export const FieldErrors = meta.story({
  name: 'Field errors: at the field',
  beforeEach: answers('resetPassword', 'fieldErrors'),
  play: async (story) => {
    await ask(story);
    await sees(story, fieldErrors.body.errors.email);
    await expect(inputOf(story, login.emailLabel)).toHaveAccessibleDescription(
      `${setup.hint} ${common.error} ${fieldErrors.body.errors.email}`,
    );
  },
});
