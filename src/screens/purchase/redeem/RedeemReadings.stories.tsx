import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { NOT_REDEEMED, readAgain, redeemDigital, seesNoForm } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, reloads, sees, seesButton } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['flow:redeem'],
});

export const Checking = meta.story({
  name: 'Checking: after a refusal the gift is read again [API-34]',
  tags: ['state:redeem.open.checking'],
  beforeEach: () => {
    answers('redeemGift', 'redeemFailed')();
    answers('getGift', { reply: 'fresh', held: hold() })();
  },
  play: async (story) => {
    await redeemDigital(story);
    await seesButton(story, 'loading');
  },
});

export const StillOpen = meta.story({
  name: 'fresh: the gift is as it was, and so is what was typed',
  tags: ['reply:getGift.fresh', 'reply:redeemGift.redeemFailed'],
  ...readAgain('fresh', NOT_REDEEMED),
});

export const AnotherReader = meta.story({
  name: 'freshForReader: another reader has logged in since, so the page is loaded anew',
  tags: ['reply:getGift.freshForReader', 'state:redeem.outdated'],
  beforeEach: readAgain('freshForReader').beforeEach,
  play: async (story) => {
    await redeemDigital(story);
    await reloads(story);
  },
});

export const PaidElsewhere = meta.story({
  name: 'paidElsewhere, then alreadyRedeemed: in another tab, so that it may be the reader’s own [REDEEM-6]',
  tags: ['reply:redeemGift.paidElsewhere', 'reply:getGift.alreadyRedeemed'],
  beforeEach: () => {
    answers('redeemGift', 'paidElsewhere')();
    answers('getGift', 'alreadyRedeemed')();
  },
  play: async (story) => {
    await redeemDigital(story);
    await sees(story, contacting(english.giftOver.redeemed));
    await sees(story, english.giftOver.unsure);
    await seesNoForm(story);
  },
});

export const AlreadyRedeemed = meta.story({
  name: 'alreadyRedeemed: by somebody else, meanwhile [REDEEM-6]',
  tags: ['reply:redeemGift.alreadyRedeemed'],
  beforeEach: () => {
    answers('redeemGift', 'alreadyRedeemed')();
    answers('getGift', 'alreadyRedeemed')();
  },
  play: async (story) => {
    await redeemDigital(story);
    await sees(story, contacting(english.giftOver.redeemed));
    await expect(story.canvas.queryByText(english.giftOver.unsure)).not.toBeInTheDocument();
  },
});
