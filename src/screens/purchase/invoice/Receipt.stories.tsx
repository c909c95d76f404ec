import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { Receipt } from './Receipt.tsx';

const { receipt } = pages.showReceipt;
const meta = preview.meta({ component: Receipt, args: { page: pageOf('showReceipt', 'receipt') } });

export const Paid = meta.story({
  name: 'receipt: who, when and what [INV-3]',
  tags: ['page:showReceipt.receipt'],
  play: async ({ canvas }) => {
    await sees({ canvas }, receipt.body.receipt.name);
    await expect(canvas.getByRole('row', { name: /Total \$85\.00/ })).toBeVisible();
  },
});

export const GiftPaidUp = meta.story({
  name: 'receipt of a gift that was paid up: it is redeemed, and an email was sent [REDEEM-12]',
  parameters: { world: { notice: 'giftRedeemed' } },
  play: async (story) => {
    await sees(story, english.receipt.redeemed);
    await sees(story, fill(english.receipt.mailed, { address: receipt.body.receipt.email }));
  },
});

export const Free = meta.story({
  name: 'freeReceipt: its total is FREE [CHECK-19]',
  args: { page: pageOf('showReceipt', 'freeReceipt') },
  tags: ['page:showReceipt.freeReceipt'],
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /Total FREE/ })).toBeVisible(),
});

export const Missing = meta.story({
  name: 'noReceipt',
  args: { page: pageOf('showReceipt', 'noReceipt') },
  tags: ['page:showReceipt.noReceipt'],
  play: (story) => sees(story, contacting(english.receipt.missing)),
});
