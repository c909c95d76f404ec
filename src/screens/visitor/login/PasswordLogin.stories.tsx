import { expect, fn, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email, logIn, password } from '#fixtures/stories/entry.ts';
import { contacting, goesTo, holds, inputOf, press, type Story, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold, type Step } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const { login, common, problem, required } = english;
const { loginRefused, fieldErrors } = replies.logIn;

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
  tags: ['flow:passwordLogin', 'reply:logIn.loggedIn'],
  beforeEach: answers('logIn', 'loggedIn'),
  play: async (story) => {
    await logIn(story);
    await goesTo(story, '/account#payment');
    await expect(story.canvas.getByRole('button', { name: login.submit })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Sending = meta.story({
  name: 'Sending: locked and announced, the button keeps the focus',
  tags: ['flow:passwordLogin'],
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

export const Shown = meta.story({
  name: 'Password: can be shown and hidden',
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

const refused = (step: Step<'logIn'>, words: string) => ({
  beforeEach: answers('logIn', step),
  play: async (story: Story) => {
    await logIn(story);
    await sees(story, words);
    await holds(story, login.emailLabel, email);
    await holds(story, login.passwordLabel, password);
  },
});

export const Refused = meta.story({
  name: 'Login refused: an inline error [ENTRY-15]',
  tags: ['flow:passwordLogin', 'reply:logIn.loginRefused'],
  ...refused('loginRefused', loginRefused.body.errors),
});

export const RefusedAgain = meta.story({
  name: 'Login refused twice: announced both times [ENTRY-15]',
  tags: ['reply:logIn.loginRefused'],
  beforeEach: answers('logIn', 'loginRefused', 'loginRefused'),
  play: async (story) => {
    const summary = story.canvas.getByRole('alert');
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const { textContent } of addedNodes) added.push(textContent ?? '');
    });
    observer.observe(summary, { childList: true });
    const words = `${common.problemTitle}${loginRefused.body.errors}`;
    await logIn(story);
    await waitFor(() => expect(added).toEqual([words]));
    await expect(summary).toHaveFocus();
    await press(story, login.submit);
    await waitFor(() => expect(added).toEqual([words, words]));
    await expect(summary).toHaveFocus();
    observer.disconnect();
  },
});

export const FieldErrors = meta.story({
  name: 'Field errors: each at its field [ENTRY-15]',
  tags: ['flow:passwordLogin', 'reply:logIn.fieldErrors'],
  beforeEach: answers('logIn', 'fieldErrors'),
  play: async (story) => {
    await refused('fieldErrors', fieldErrors.body.errors.email).play(story);
    for (const [label, words] of [
      [login.emailLabel, fieldErrors.body.errors.email],
      [login.passwordLabel, fieldErrors.body.errors.password],
    ] as const)
      await expect(inputOf(story, label)).toHaveAccessibleDescription(`${common.error} ${words}`);
  },
});

export const TooManyRequests = meta.story({
  name: 'Too many requests',
  tags: ['flow:passwordLogin', 'reply:logIn.tooManyRequests'],
  ...refused('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'Unavailable: the server’s message [ENTRY-15]',
  tags: ['reply:logIn.unavailable'],
  beforeEach: answers('logIn', 'unavailable'),
  play: async (story) => {
    await logIn(story);
    await sees(story, replies.logIn.unavailable.body.errors);
  },
});

export const ViewOnly = meta.story({
  name: 'View only: an administrator cannot log in',
  tags: ['reply:logIn.viewOnly'],
  beforeEach: answers('logIn', 'viewOnly'),
  play: async (story) => {
    await logIn(story);
    await sees(story, replies.logIn.viewOnly.body.errors);
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
