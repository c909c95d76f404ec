import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees, seesButton } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'guest'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const headings = ({ canvas }: Pick<Story, 'canvas'>) =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const { cart, purchaser, address, checkout, cartCheckout, review } = english;

export const Guest = meta.story({
  name: 'Guest with goods: the cart, then the sections in order [CHECK-2, CHECK-3, CHECK-5, CHECK-7]',
  tags: ['page:showCheckout.guest'],
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(headings(story)).toEqual([cart.title, purchaser.title, address.mailing, checkout.complete]);
    await expect(story.canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await sees(story, checkout.botNotice);
  },
});

export const GuestSubscription = meta.story({
  name: 'Guest with a subscription: an account is set up, and it renews [CHECK-4, CHECK-5, CHECK-6, ACCT-21]',
  args: { page: pageOf('showCheckout', 'guestSubscription') },
  tags: ['page:showCheckout.guestSubscription'],
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(headings(story)).toEqual([cart.title, purchaser.title, address.subscription, checkout.complete]);
    await expect(story.canvas.getByLabelText(purchaser.password, { selector: 'input' })).toBeVisible();
    await expect(story.canvas.getByRole('radio', { name: /International/ })).toBeChecked();
    await sees(story, english.subscribe.renewNote);
  },
});

export const ReaderMixed = meta.story({
  name: 'Reader with a full cart: every section of the review, both addresses, the card on file [CHECK-8, CHECK-18, CHECK-20, GIFT-5]',
  args: { page: pageOf('showCheckout', 'readerMixed') },
  tags: ['page:showCheckout.readerMixed'],
  play: async (story) => {
    const { canvas } = story;
    await seesButton(story, 'payment');
    const { name, email } = pages.showCheckout.readerMixed.body.subscriber.account;
    await expect(canvas.getByLabelText(purchaser.name)).toHaveValue(name);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(purchaser.email)).toHaveValue(email);
    const rows = within(canvas.getByRole('table', { name: review.title })).getAllByRole('rowheader');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Personal Subscription',
      'Student, print and digital, 1 year',
      'Gift Subscriptions',
      'Gift: Standard, print and digital, 1 year',
      'Donation',
      'One-time donation',
      'Items for Shipping',
      'Harbour lights, art print',
      'Low Water, issue 41, print',
      'Digital Items',
      'Low Water, issue 41, digital',
      'Shipping',
      'Total',
    ]);
    await sees(story, 'Noor Haddad');
    await expect(headings(story)).toContain(cartCheckout.giftees);
  },
});
