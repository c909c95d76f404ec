import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { PaymentChange } from './PaymentChange.tsx';

const meta = preview.meta({
  component: PaymentChange,
  args: { page: pageOf('showPayment', 'cardOnFile'), query: new URLSearchParams() },
  tags: ['flow:paymentChange'],
});

export const CardOnFile = meta.story({
  name: 'Card on file, and the form for another [PAYM-1, PAYM-5]',
  tags: ['page:showPayment.cardOnFile', 'state:paymentChange.updating', 'state:cardUpdate.open'],
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    const { name } = pages.showPayment.cardOnFile.body.payment_setup;
    await expect(story.canvas.getByLabelText(english.card.name)).toHaveValue(name);
    await expect(await story.canvas.findByLabelText('Card number')).toBeVisible();
    await expect(story.canvas.getByRole('tab', { name: 'Bank account' })).toBeVisible();
  },
});

export const BankOnFile = meta.story({
  name: 'Bank account on file [PAYM-5]',
  args: { page: pageOf('showPayment', 'bankOnFile') },
  tags: ['page:showPayment.bankOnFile'],
  play: (story) => sees(story, 'Harbor Savings, account ending in 6789'),
});

export const CardAndBankOnFile = meta.story({
  name: 'Card and bank account on file: both are shown [PAYM-5, PAYM-6]',
  args: { page: pageOf('showPayment', 'cardAndBankOnFile') },
  tags: ['page:showPayment.cardAndBankOnFile'],
  play: async (story) => {
    await sees(story, 'Mastercard ending in 4444, expires 02/2028');
    await sees(story, 'Harbor Savings, account ending in 6789');
  },
});

export const NothingOnFile = meta.story({
  name: 'Nothing on file',
  args: { page: pageOf('showPayment', 'nothingOnFile') },
  tags: ['page:showPayment.nothingOnFile'],
  play: (story) => sees(story, english.card.none),
});

export const CardExpired = meta.story({
  name: 'The card on file is past its date',
  args: { page: pageOf('showPayment', 'cardExpired') },
  tags: ['page:showPayment.cardExpired'],
  play: (story) => sees(story, 'Mastercard ending in 0005, expires 01/2026'),
});

export const ByLink = meta.story({
  name: 'By a mailed link, without a login [PAYM-10]',
  args: { page: pageOf('showPayment', 'byLink'), query: new URLSearchParams('token=lnk_9Zc4Tq') },
  tags: ['page:showPayment.byLink'],
  play: (story) => sees(story, 'Visa ending in 0069, expires 12/2025'),
});

export const LinkRefused = meta.story({
  name: 'Failed: the mailed link is not valid any more [ACCT-29]',
  args: { page: pageOf('showPayment', 'linkRefused') },
  tags: ['page:showPayment.linkRefused', 'state:paymentChange.failed'],
  play: async (story) => {
    await sees(story, contacting(english.problem.callFailed));
    const back = story.canvas.getByRole('link', { name: english.page.returnToSettings });
    await expect(back).toHaveAttribute('href', '/account');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});
