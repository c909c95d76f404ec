import { english } from '#messages/messages.ts';
import { clickOn, updateBank, updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, sees } from '#storybook/steps.ts';
import { PaymentChange } from './PaymentChange.tsx';

const meta = preview.meta({
  component: PaymentChange,
  args: { page: pageOf('showPayment', 'cardOnFile'), query: new URLSearchParams() },
  tags: ['flow:cardUpdate'],
});

export const CardKept = meta.story({
  name: 'cardKept: updated, and shown [PAYM-4, PAYM-5]',
  tags: ['reply:setCard.cardKept', 'state:paymentChange.completed', 'state:cardUpdate.ended'],
  beforeEach: answers('setCard', 'cardKept'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, english.card.updated);
    await sees(story, 'Visa ending in 1881, expires 04/2030');
  },
});

export const BankKept = meta.story({
  name: 'bankKept [PAYM-5]',
  tags: ['reply:setCard.bankKept'],
  beforeEach: answers('setCard', 'bankKept'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, 'Harbor Savings, account ending in 6789');
  },
});

export const CardKeptBesideBank = meta.story({
  name: 'cardKeptBesideBank, and changed once more: the page begins anew [PAYM-5, PAYM-6]',
  tags: ['reply:setCard.cardKeptBesideBank', 'state:paymentChange.left'],
  beforeEach: answers('setCard', 'cardKeptBesideBank'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, 'Harbor Savings, account ending in 6789');
    await sees(story, 'Visa ending in 1881, expires 04/2030');
    await clickOn(story, english.card.renew);
    await goesTo(story, '/account/payment');
  },
});

export const Processing = meta.story({
  name: 'Processing: the bank confirms the account in its own time',
  tags: ['state:paymentChange.processing'],
  play: async (story) => {
    await updateBank(story);
    await sees(story, english.card.processing);
  },
});
