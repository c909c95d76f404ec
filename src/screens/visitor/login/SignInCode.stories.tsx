import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { hold } from '#mocks/reply.ts';
import { email, holds, inputOf, press, requestCode, verifyCode, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, sees } from '#storybook/steps.ts';
import { SignInCode } from './SignInCode.tsx';

const { login, signInCode: words } = english;

const meta = preview.meta({
  component: SignInCode,
  args: { path: '/account#payment', after: { visit: '/account#payment' } },
  tags: ['flow:signInCode'],
});

const codeField = 'one-time-code';

export const CodeSent = meta.story({
  name: 'codeSent: confirmed, the code is asked for and its field focused [ENTRY-11]',
  tags: ['reply:requestCode.codeSent', 'state:signInCode.unconfirmed.sendable', 'state:signInCode.confirmed.sendable'],
  beforeEach: answers('requestCode', 'codeSent'),
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

export const Verified = meta.story({
  name: 'verified: on to the page that was asked for [ENTRY-1, ENTRY-16]',
  tags: ['reply:verifyCode.verified', 'state:signInCode.verified'],
  beforeEach: () => {
    answers('requestCode', 'codeSent')();
    answers('verifyCode', 'verified')();
  },
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await goesTo(story, '/account#payment');
    await holds(story, words.label, '');
  },
});

export const Requesting = meta.story({
  name: 'The request is on its way: locked, and announced',
  tags: ['state:signInCode.unconfirmed.sending'],
  beforeEach: () => answers('requestCode', { reply: 'codeSent', held: hold() })(),
  play: async (story) => {
    await write(story, login.emailLabel, email);
    await press(story, words.request);
    await sees(story, words.requesting);
    await expect(inputOf(story, login.emailLabel)).toBeDisabled();
  },
});

export const Verifying = meta.story({
  name: 'The code is on its way: locked, and announced',
  tags: ['state:signInCode.confirmed.sending'],
  beforeEach: () => {
    answers('requestCode', 'codeSent')();
    answers('verifyCode', { reply: 'verified', held: hold() })();
  },
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, login.sending);
    await expect(story.canvas.getByRole('button', { name: words.another })).toBeDisabled();
  },
});
