import { english } from '#messages/english.ts';
import { choosePrint } from '#storybook/gift-steps.ts';
import preview from '#storybook/preview.tsx';
import { Site } from '#storybook/Site.tsx';
import { asReader } from '#storybook/server.ts';
import { fillAddress, fillDigital, goesTo, order, pay, sees, submit } from '#storybook/steps.ts';

const meta = preview.meta({
  title: 'Whole journeys/From page to page',
  component: Site,
  tags: ['flow:subscribe', 'flow:checkout'],
  parameters: { world: { impatient: true } },
});

export const Subscribing = meta.story({
  name: 'Subscription: from an empty form to the receipt [POLL-3]',
  args: { start: '/subscribe' },
  play: async (story) => {
    await order(story);
    await pay(story);
    await goesTo(story, /^\/receipts\?token=/);
    await sees(story, english.receipt.title);
  },
});

export const Declined = meta.story({
  name: 'Declined: paid with another card, to the receipt [CHECK-48, POLL-3]',
  args: { start: '/subscribe' },
  play: async (story) => {
    await order(story);
    await pay(story, '4000000000000002');
    await sees(story, 'Your card was declined.');
    await pay(story);
    await sees(story, english.receipt.title);
  },
});

export const Renewing = meta.story({
  name: 'Renewal: paid with the card on file, to the receipt',
  args: { start: '/subscribe/renew' },
  beforeEach: asReader('subscriber'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, english.receipt.title);
  },
});

export const Redeeming = meta.story({
  name: 'Gift: redeemed by a new reader, who gets an account [REDEEM-6]',
  args: { start: '/subscribe/redeem?token=gft_p8Lx3N' },
  play: async (story) => {
    await fillDigital(story);
    await choosePrint(story);
    await fillAddress(story);
    await submit(story, 'free');
    await sees(story, english.giftOver.done);
  },
});
