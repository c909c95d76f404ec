import { english } from '#messages/messages.ts';
import { replies, requests } from '#mocks/replies.ts';
import { holds, requestCode, verifyCode } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { SignInCode } from './SignInCode.tsx';

const meta = preview.meta({
  component: SignInCode,
  args: { path: '/', after: { visit: '/' } },
  tags: ['flow:signInCode'],
});

export const Code = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:verifyCode.viewOnly'],
  beforeEach: () => {
    answers('requestCode', 'codeSent')();
    answers('verifyCode', 'viewOnly')();
  },
  play: async (story) => {
    await requestCode(story);
    await verifyCode(story);
    await sees(story, replies.verifyCode.viewOnly.body.errors);
    await holds(story, english.signInCode.label, requests.verifyCode.verify.body.password);
  },
});
