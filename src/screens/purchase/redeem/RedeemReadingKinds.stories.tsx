import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { NOT_REDEEMED, pageForReaderOf, readAgain, seesNoForm } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees, submit } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  tags: ['flow:redeem'],
});

const { getGift } = replies;

export const ExpiredGift = meta.story({
  name: 'expiredGift',
  tags: ['reply:getGift.expiredGift'],
  ...readAgain('expiredGift', getGift.expiredGift.body.redeem.message),
});

export const RefundedGift = meta.story({
  name: 'refundedGift',
  tags: ['reply:getGift.refundedGift'],
  ...readAgain('refundedGift', getGift.refundedGift.body.redeem.message),
});

export const DigitalGift = meta.story({
  name: 'digitalGift: another delivery was given than the page shows',
  tags: ['reply:getGift.digitalGift'],
  ...readAgain('digitalGift', NOT_REDEEMED, /^Tomás Lindqvist has given you/),
});

export const UpgradeClosed = meta.story({
  name: 'upgradeClosed: no upgrade can be bought any more [SUBS-4]',
  tags: ['reply:getGift.upgradeClosed'],
  ...readAgain('upgradeClosed', NOT_REDEEMED, contacting(english.problem.upgradeUnavailable)),
});

export const MalformedToken = meta.story({
  name: 'malformedToken: it stays as it was',
  tags: ['reply:getGift.malformedToken'],
  ...readAgain('malformedToken', NOT_REDEEMED),
});

export const TooManyReadings = meta.story({
  name: 'tooManyRequests: it stays as it was',
  tags: ['reply:getGift.tooManyRequests'],
  ...readAgain('tooManyRequests', NOT_REDEEMED),
});

export const UnavailableReading = meta.story({
  name: 'unavailable: it stays as it was',
  tags: ['reply:getGift.unavailable'],
  ...readAgain('unavailable', NOT_REDEEMED),
});

export const NeedlessGift = meta.story({
  name: 'needlessGift: the reader has a lifetime subscription',
  args: { page: pageForReaderOf('needlessGift') },
  tags: ['reply:getGift.needlessGift'],
  beforeEach: readAgain('needlessGift').beforeEach,
  play: async (story) => {
    await submit(story, 'free');
    await sees(story, getGift.needlessGift.body.redeem.message);
    await seesNoForm(story);
  },
});
