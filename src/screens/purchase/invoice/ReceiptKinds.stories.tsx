import { expect } from 'storybook/test';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees } from '#storybook/steps.ts';
import { Receipt } from './Receipt.tsx';

type Kind = Exclude<keyof typeof pages.showReceipt, 'noReceipt'>;

const meta = preview.meta({ component: Receipt, args: { page: pageOf('showReceipt', 'receipt') } });

/** The documented receipt names each of its lines, and comes to this total. */
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
