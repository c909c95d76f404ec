import { asReader } from '#fixtures/stories/answers.ts';
import { choosePrint } from '#fixtures/stories/gift.ts';
import { fillAddress, fillDigital, order, pay } from '#fixtures/stories/purchase.ts';
import { Site } from '#fixtures/stories/Site.tsx';
import { goesTo, sees, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Whole journeys/From page to page',
  component: Site,
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
