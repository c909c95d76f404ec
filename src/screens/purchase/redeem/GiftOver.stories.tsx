import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { redeemDigital, seesNoForm } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'alreadyRedeemed') },
  tags: ['flow:redeem'],
});

export const AlreadyRedeemed = meta.story({
  name: 'alreadyRedeemed: the form is hidden [REDEEM-5, REDEEM-6]',
  tags: ['page:showRedeem.alreadyRedeemed', 'state:redeem.over'],
  play: async (story) => {
    await sees(
      story,
      'This gift has already been redeemed. If you believe this is an error, please contact readers@emberdays.example',
    );
    await expect(story.canvas.queryByText(english.giftOver.unsure)).not.toBeInTheDocument();
    await seesNoForm(story);
  },
});

export const PerhapsOurs = meta.story({
  name: 'alreadyRedeemed, after an answer was lost: it may be the reader’s own [REDEEM-6]',
  parameters: { world: { attempt: { step: 'placing', key: '3f6c2f1e-8a51-4c2e-9d53-1a7f3f0a5b11' } } },
  play: (story) => sees(story, english.giftOver.unsure),
});

export const NotFound = meta.story({
  name: 'notFound [REDEEM-7, REDEEM-8]',
  args: { page: pageOf('showRedeem', 'notFound') },
  tags: ['page:showRedeem.notFound'],
  play: async (story) => {
    await sees(story, 'We could not find this gift. Please check the link or contact readers@emberdays.example');
    await seesNoForm(story);
  },
});

export const ExpiredGift = meta.story({
  name: 'expiredGift: in the words of the server',
  args: { page: pageOf('showRedeem', 'expiredGift') },
  tags: ['page:showRedeem.expiredGift'],
  play: async (story) => {
    await sees(story, 'This gift has expired.');
    await seesNoForm(story);
  },
});

export const UnknownGift = meta.story({
  name: 'unknownGift, then notFound [REDEEM-7, REDEEM-8]',
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['reply:redeemGift.unknownGift', 'reply:getGift.notFound'],
  beforeEach: () => {
    answers('redeemGift', 'unknownGift')();
    answers('getGift', 'notFound')();
  },
  play: async (story) => {
    await redeemDigital(story);
    await sees(story, contacting(english.giftOver.notFound));
    await seesNoForm(story);
  },
});
