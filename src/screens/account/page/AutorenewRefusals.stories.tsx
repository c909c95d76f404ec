import { english } from '#messages/messages.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { leavesNotice, reloads, type Story } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'expiringAutorenewOff') },
  tags: ['flow:autorenew'],
});

/** The page is loaded anew, to say that autorenew was not changed. */
const refused = (name: ReplyName<'flipAutorenew'>) => ({
  beforeEach: answers('flipAutorenew', name),
  play: async (story: Story) => {
    for (const label of [english.autorenew.enable, english.common.ok])
      await story.userEvent.click(story.canvas.getByRole('button', { name: label }));
    await reloads(story);
    await leavesNotice(story, 'autorenewRefused');
  },
});

export const PaymentMissing = meta.story({
  name: 'paymentMissing: nothing is on file [ACCT-20]',
  tags: ['reply:flipAutorenew.paymentMissing'],
  ...refused('paymentMissing'),
});

export const NothingToRenew = meta.story({
  name: 'nothingToRenew [ACCT-20]',
  tags: ['reply:flipAutorenew.nothingToRenew'],
  ...refused('nothingToRenew'),
});

export const SignedOut = meta.story({
  name: 'signedOut [ACCT-20]',
  tags: ['reply:flipAutorenew.signedOut'],
  ...refused('signedOut'),
});

export const ViewOnly = meta.story({
  name: 'viewOnly [ACCT-20]',
  tags: ['reply:flipAutorenew.viewOnly'],
  ...refused('viewOnly'),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests [ACCT-20]',
  tags: ['reply:flipAutorenew.tooManyRequests'],
  ...refused('tooManyRequests'),
});

export const Unavailable = meta.story({
  name: 'unavailable [ACCT-20]',
  tags: ['reply:flipAutorenew.unavailable'],
  ...refused('unavailable'),
});
