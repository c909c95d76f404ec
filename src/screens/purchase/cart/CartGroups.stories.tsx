import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { cartOf, returning, seesFoot } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('digitalIssue') }, tags: ['flow:cart'] });
const { review } = english;

/** The page is shown again, and finds a cart with so many arrows in it. */
const finding = (name: ReplyName<'getCart'>, total: string, arrows: number) =>
  returning(name, async (story) => {
    await seesFoot(story, review.total, total);
    await expect(story.canvas.queryAllByRole('button', { name: /^One more of/ })).toHaveLength(arrows);
  });

export const PersonalSubscription = meta.story({
  name: 'personalSubscription: one of it, without arrows [CART-14]',
  tags: ['reply:getCart.personalSubscription'],
  ...finding('personalSubscription', '$58.05', 0),
});

export const GiftSubscriptions = meta.story({
  name: 'giftSubscriptions: as many as one likes',
  tags: ['reply:getCart.giftSubscriptions'],
  ...finding('giftSubscriptions', '$180.00', 1),
});

export const DonationOnce = meta.story({
  name: 'donationOnce',
  tags: ['reply:getCart.donationOnce'],
  ...finding('donationOnce', '$25.00', 0),
});

export const DonationMonthly = meta.story({
  name: 'donationMonthly',
  tags: ['reply:getCart.donationMonthly'],
  ...finding('donationMonthly', '$10.00', 0),
});

export const SubscriptionUpgrade = meta.story({
  name: 'subscriptionUpgrade',
  tags: ['reply:getCart.subscriptionUpgrade'],
  ...finding('subscriptionUpgrade', '$48.00', 0),
});

export const Mixed = meta.story({
  name: 'mixed: the lines of each group after the other [CART-3]',
  tags: ['reply:getCart.mixed'],
  ...finding('mixed', '$336.05', 4),
});

export const Invoiced = meta.story({
  name: 'invoiced in another tab: nothing can be changed any more [CART-11]',
  tags: ['reply:getCart.invoiced', 'state:cart.closed'],
  ...finding('invoiced', '$36.50', 0),
});
