import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { email, holds, inputOf, press, requestCode, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { SignInCode } from './SignInCode.tsx';

const { login, signInCode: words, problem, required, common } = english;
const { refused, fieldErrors, viewOnly, unavailable } = replies.requestCode;

const meta = preview.meta({
  component: SignInCode,
  args: { path: '/', after: { visit: '/' } },
  tags: ['flow:signInCode'],
});

/** No code is sent, in these words, and the address stands as it was typed. */
const says = (reply: ReplyName<'requestCode'>, said: string) => ({
  beforeEach: answers('requestCode', reply),
  play: async (story: Story) => {
    await write(story, login.emailLabel, email);
    await press(story, words.request);
    await sees(story, said);
    await holds(story, login.emailLabel, email);
  },
});

export const Refused = meta.story({
  name: 'refused: said inline [ENTRY-15]',
  tags: ['reply:requestCode.refused'],
  ...says('refused', refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: beside the field [ENTRY-15]',
  tags: ['reply:requestCode.fieldErrors'],
  beforeEach: answers('requestCode', 'fieldErrors'),
  play: async (story) => {
    await says('fieldErrors', fieldErrors.body.errors.email).play(story);
    await expect(inputOf(story, login.emailLabel)).toHaveAccessibleDescription(
      `${words.hint} ${common.error} ${fieldErrors.body.errors.email}`,
    );
  },
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:requestCode.viewOnly'],
  ...says('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:requestCode.tooManyRequests'],
  ...says('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:requestCode.unavailable'],
  ...says('unavailable', unavailable.body.errors),
});

export const Empty = meta.story({
  name: 'Sent empty: the address is asked for, then the code',
  beforeEach: answers('requestCode', 'codeSent'),
  play: async (story) => {
    await press(story, words.request);
    await expect(story.canvas.getByRole('link', { name: required.email })).toBeVisible();
    await requestCode(story);
    await press(story, login.submit);
    await expect(story.canvas.getByRole('link', { name: required.code })).toBeVisible();
    await expect(inputOf(story, words.label)).toHaveFocus();
  },
});
