import { expect, fn } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email, logIn, password } from '#fixtures/stories/entry.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { contacting, goesTo, holds, inputOf, press, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const { login, common, problem, required } = english;
const { fieldErrors } = replies.logIn;

const typed = { current: '' };

const meta = preview.meta({
  title: 'Log in/Password',
  component: PasswordLogin,
  args: { after: { visit: '/account#payment' }, email: typed, isOpen: true, onSetup: fn() },
  beforeEach: () => {
    typed.current = '';
  },
});

export const LoggedIn = meta.story({
  name: 'Logged in: on to the requested page [ENTRY-1, ENTRY-16]',
  beforeEach: answers('logIn', 'loggedIn'),
  play: async (story) => {
    await logIn(story);
    await goesTo(story, '/account#payment');
    await expect(story.canvas.getByRole('button', { name: login.submit })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Sending = meta.story({
  name: 'Sending: locked and announced, the button keeps the focus',
  beforeEach: () => answers('logIn', { reply: 'loggedIn', held: hold() })(),
  play: async (story) => {
    await logIn(story);
    await sees(story, login.sending);
    await expect(inputOf(story, login.emailLabel)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: login.submit })).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: 'Sent empty: an error at both fields, the first focused',
  play: async (story) => {
    await press(story, login.submit);
    const field = inputOf(story, login.emailLabel);
    await expect(field).toHaveAccessibleDescription(`${common.error} ${required.email}`);
    await expect(field).toHaveFocus();
    await expect(story.canvas.getByRole('link', { name: required.password })).toBeVisible();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [ENTRY-15]',
  ...refusals('logIn', {
    send: logIn,
    keeps: async (story) => {
      await holds(story, login.emailLabel, email);
      await holds(story, login.passwordLabel, password);
    },
  }),
});

export const FieldErrors = meta.story({
  name: 'Field errors: each at its field [ENTRY-15]',
  beforeEach: answers('logIn', 'fieldErrors'),
  play: async (story) => {
    await logIn(story);
    await sees(story, fieldErrors.body.errors.email);
    for (const [label, words] of [
      [login.emailLabel, fieldErrors.body.errors.email],
      [login.passwordLabel, fieldErrors.body.errors.password],
    ] as const)
      await expect(inputOf(story, label)).toHaveAccessibleDescription(`${common.error} ${words}`);
  },
});

export const Unanswered = meta.story({
  name: 'No answer: our own message',
  beforeEach: answers('logIn', dropped),
  play: async (story) => {
    await logIn(story);
    await sees(story, contacting(problem.callFailed));
  },
});
