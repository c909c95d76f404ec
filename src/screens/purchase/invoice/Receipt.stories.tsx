import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { saysLink } from '#storybook/link-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({ component: Receipt, args: { page: pageOf('showReceipt', 'receipt') } });

const { receipt } = pages.showReceipt;

export const Paid = meta.story({
  name: 'receipt: who, when and what [INV-3]',
  tags: ['page:showReceipt.receipt'],
  play: async ({ canvas }) => {
    await sees({ canvas }, receipt.body.receipt.name);
    await expect(canvas.getByRole('row', { name: /Total \$85\.00/ })).toBeVisible();
  },
});

type Kind = Exclude<keyof typeof pages.showReceipt, 'noReceipt' | 'linkMissing'>;

/** Shows each line and the total of a documented receipt. */
const adding = (name: Kind, total: string) => ({
  args: { page: pageOf('showReceipt', name) },
  play: async (story: Story) => {
    for (const line of pages.showReceipt[name].body.receipt.lines) await sees(story, line.name);
    await expect(story.canvas.getByRole('row', { name: `Total ${total}` })).toBeVisible();
  },
});

export const Goods = meta.story({
  name: 'goodsReceipt: goods of every kind',
  tags: ['page:showReceipt.goodsReceipt'],
  ...adding('goodsReceipt', '$135.00'),
});

export const Gifts = meta.story({
  name: 'giftReceipt: gifts with a coupon',
  tags: ['page:showReceipt.giftReceipt'],
  ...adding('giftReceipt', '$100.00'),
});

export const GiftLinks = meta.story({
  name: 'giftLinks: gifts of two kinds',
  tags: ['page:showReceipt.giftLinks'],
  ...adding('giftLinks', '$144.00'),
});

export const Donation = meta.story({
  name: 'donationReceipt: a donation alone',
  tags: ['page:showReceipt.donationReceipt'],
  ...adding('donationReceipt', '$25.00'),
});

export const Monthly = meta.story({
  name: 'monthlyReceipt: the first of a monthly donation',
  tags: ['page:showReceipt.monthlyReceipt'],
  ...adding('monthlyReceipt', '$10.00'),
});

export const Renewal = meta.story({
  name: 'renewalReceipt: with shipping and a coupon',
  tags: ['page:showReceipt.renewalReceipt'],
  ...adding('renewalReceipt', '$134.00'),
});

export const Upgrade = meta.story({
  name: 'upgradeReceipt: a change of a subscription',
  tags: ['page:showReceipt.upgradeReceipt'],
  ...adding('upgradeReceipt', '$48.00'),
});

export const Cent = meta.story({
  name: 'centReceipt: shipping of one cent',
  tags: ['page:showReceipt.centReceipt'],
  ...adding('centReceipt', '$32.01'),
});

export const OfReader = meta.story({
  name: 'readerReceipt: of a reader who is logged in',
  tags: ['page:showReceipt.readerReceipt'],
  ...adding('readerReceipt', '$24.00'),
});

export const Free = meta.story({
  name: 'freeReceipt: its total is FREE [CHECK-19]',
  args: { page: pageOf('showReceipt', 'freeReceipt') },
  tags: ['page:showReceipt.freeReceipt'],
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /Total FREE/ })).toBeVisible(),
});

export const GiftPaidUp = meta.story({
  name: 'receipt of a gift that was paid up: it is redeemed, and an email was sent [REDEEM-12]',
  parameters: { world: { notice: { act: 'giftRedemption', end: 'done' } } },
  play: async (story) => {
    await sees(story, english.receipt.redeemed);
    await sees(story, fill(english.receipt.mailed, { address: receipt.body.receipt.email }));
  },
});

export const Missing = meta.story({
  name: 'noReceipt',
  args: { page: pageOf('showReceipt', 'noReceipt') },
  tags: ['page:showReceipt.noReceipt'],
  play: (story) => sees(story, contacting(english.receipt.missing)),
});

export const LinkMissing = meta.story({
  name: 'linkMissing: the link is opened again',
  args: { page: pageOf('showReceipt', 'linkMissing') },
  tags: ['page:showReceipt.linkMissing'],
  play: (story) => saysLink(story, 'missing', 'account'),
});
