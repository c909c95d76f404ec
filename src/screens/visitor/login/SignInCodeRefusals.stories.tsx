import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { holds, requestCode, verifyCode } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { SignInCode } from './SignInCode.tsx';

const { login, signInCode: words, problem } = english;
const { wrongCode, codeExpired, tooManyAttempts, unavailable } = replies.verifyCode;

const meta = preview.meta({
  component: SignInCode,
  args: { path: '/', after: { visit: '/' } },
  tags: ['flow:signInCode'],
});

/** The code is refused in these words, and stands as it was typed. */
const refused = (reply: ReplyName<'verifyCode'>, said: string) => ({
  beforeEach: () => {
    answers('requestCode', 'codeSent')();
    answers('verifyCode', reply)();
  },
  play: async (story: Story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, said);
    await holds(story, words.label, requests.verifyCode.verify.body.password);
  },
});

export const TooManyAttempts = meta.story({
  name: 'tooManyAttempts: back at the address, all of it cleared [ENTRY-12, ENTRY-13]',
  tags: ['reply:verifyCode.tooManyAttempts'],
  beforeEach: () => {
    answers('requestCode', 'codeSent')();
    answers('verifyCode', 'tooManyAttempts')();
  },
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, 'Too many failed attempts. Request a new verification code to log in.');
    await holds(story, login.emailLabel, '');
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
    await expect(story.canvas.getAllByText(tooManyAttempts.body.errors)).toHaveLength(1);
    await requestCode(story);
    await holds(story, words.label, '');
  },
});

export const WrongCode = meta.story({
  name: 'wrongCode: said inline, and it can be sent again [ENTRY-15]',
  tags: ['reply:verifyCode.wrongCode'],
  ...refused('wrongCode', wrongCode.body.errors),
});

export const CodeExpired = meta.story({
  name: 'codeExpired: said inline, beside the way to another one [ENTRY-15]',
  tags: ['reply:verifyCode.codeExpired'],
  ...refused('codeExpired', codeExpired.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:verifyCode.tooManyRequests'],
  ...refused('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:verifyCode.unavailable'],
  ...refused('unavailable', unavailable.body.errors),
});
