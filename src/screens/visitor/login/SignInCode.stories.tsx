import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email, requestCode, verifyCode } from '#fixtures/stories/entry.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { goesTo, holds, inputOf, press, type Story, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies, requests } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { SignInCode } from './SignInCode.tsx';

const { login, signInCode: words, problem, required } = english;

const typed = { current: '' };

const meta = preview.meta({
  title: 'Log in/Sign-in code',
  component: SignInCode,
  args: { path: '/account#payment', after: { visit: '/account#payment' }, email: typed, isOpen: true },
  beforeEach: () => {
    typed.current = '';
  },
});

const sent = meta.story({ beforeEach: answers('requestCode', 'codeSent') });

const codeField = 'one-time-code';

export const CodeSent = sent.extend({
  name: 'Code sent: asks for the code, its field focused [ENTRY-11]',
  play: async (story) => {
    await requestCode(story);
    const field = inputOf(story, words.label);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', codeField);
    await expect(field).toHaveAccessibleDescription(fill(words.sentTo, { address: email }));
    await press(story, words.another);
    await holds(story, login.emailLabel, email);
    await expect(inputOf(story, login.emailLabel)).toHaveFocus();
  },
});

export const Verified = sent.extend({
  name: 'Verified: on to the requested page [ENTRY-1, ENTRY-16]',
  beforeEach: answers('verifyCode', 'verified'),
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await goesTo(story, '/account#payment');
    await holds(story, words.label, '');
  },
});

export const Requesting = meta.story({
  name: 'Requesting a code: locked and announced',
  beforeEach: () => answers('requestCode', { reply: 'codeSent', held: hold() })(),
  play: async (story) => {
    await write(story, login.emailLabel, email);
    await press(story, words.request);
    await sees(story, words.requesting);
    await expect(inputOf(story, login.emailLabel)).toBeDisabled();
  },
});

export const Verifying = sent.extend({
  name: 'Verifying the code: locked and announced',
  beforeEach: () => answers('verifyCode', { reply: 'verified', held: hold() })(),
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, login.sending);
    await expect(story.canvas.getByRole('button', { name: words.another })).toBeDisabled();
  },
});

export const Empty = sent.extend({
  name: 'Sent empty: asks for the address, then for the code',
  play: async (story) => {
    await press(story, words.request);
    await expect(story.canvas.getByRole('link', { name: required.email })).toBeVisible();
    await requestCode(story);
    await press(story, login.submit);
    await expect(story.canvas.getByRole('link', { name: required.code })).toBeVisible();
    await expect(inputOf(story, words.label)).toHaveFocus();
  },
});

export const Unreadable = sent.extend({
  name: 'No code: asks for its digits, sends nothing [BEYOND-191]',
  play: async (story) => {
    await requestCode(story);
    await write(story, words.label, 'Log me in');
    await press(story, login.submit);
    await expect(story.canvas.getByRole('link', { name: problem.codeUnreadable })).toBeVisible();
    await holds(story, words.label, 'Log me in');
  },
});

const ask = async (story: Story) => {
  await write(story, login.emailLabel, email);
  await press(story, words.request);
};

export const RequestRefusals = meta.story({
  name: 'Refusals: each in its words, the email address stays [ENTRY-15]',
  ...refusals('requestCode', {
    send: ask,
    keeps: (story) => holds(story, login.emailLabel, email),
  }),
});

export const Refusals = sent.extend({
  name: 'Refusals of a code: each in its words, the code stays [ENTRY-15]',
  ...refusals('verifyCode', {
    but: ['tooManyAttempts'],
    fill: requestCode,
    send: verifyCode,
    keeps: (story) => holds(story, words.label, requests.verifyCode.verify.body.password),
  }),
});

export const TooManyAttempts = sent.extend({
  name: 'Too many attempts: back to an empty address field [ENTRY-12, ENTRY-13]',
  beforeEach: answers('verifyCode', 'tooManyAttempts'),
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, 'Too many failed attempts. Request a new verification code to log in.');
    await holds(story, login.emailLabel, '');
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
    await expect(story.canvas.getAllByText(replies.verifyCode.tooManyAttempts.body.errors)).toHaveLength(1);
    await requestCode(story);
    await holds(story, words.label, '');
  },
});
