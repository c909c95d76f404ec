import { english } from '#messages/messages.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { goesTo, orderAndPay, sees } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  parameters: { world: { impatient: true } },
});

export const Sending = meta.story({
  name: 'The payment is under way while the bank asks the holder of the card',
  play: async (story) => {
    await orderAndPay(story, '4000002500003155');
    await sees(story, english.status.sending);
  },
});

export const Completed = meta.story({
  name: 'The order is complete, and the receipt follows',
  play: async (story) => {
    await orderAndPay(story);
    await goesTo(story, /^\/receipts\?token=/);
    await sees(story, english.status.completed);
  },
});
