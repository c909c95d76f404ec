import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees, seesButton } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { checkout, review, cart } = english;

/** The rows that a table ends with. */
const foot = ({ canvas }: Pick<Story, 'canvas'>, name: string) =>
  [...(canvas.getByRole('table', { name }).querySelector('tfoot')?.rows ?? [])].map(({ innerText }) =>
    innerText.replace(/\s+/g, ' ').trim(),
  );

export const DigitalOnly = meta.story({
  name: 'Digital alone: no address is asked for, and a guest keeps no card [ADDR-21, CHECK-24, CHECK-33]',
  tags: ['page:showCheckout.digitalOnly'],
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(story.canvas.queryByRole('group', { name: english.address.mailing })).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(english.subscribe.renewNote)).not.toBeInTheDocument();
  },
});

export const Discounted = meta.story({
  name: 'A coupon takes something off: discount and list price in both tables [CHECK-18, CHECK-21, CART-12, CART-13]',
  args: { page: pageOf('showCheckout', 'discounted') },
  tags: ['page:showCheckout.discounted'],
  play: async (story) => {
    await seesButton(story, 'proceed');
    const rows = ['Discount -$10.00', 'List Price $36.00', 'Total $26.00'];
    await expect([foot(story, cart.title), foot(story, review.title)]).toEqual([rows, rows]);
  },
});

export const Gratis = meta.story({
  name: 'Free: said above the order, FREE in both tables, and nothing asks for a card [CHECK-6, CHECK-19, CHECK-31]',
  args: { page: pageOf('showCheckout', 'gratis') },
  tags: ['page:showCheckout.gratis'],
  play: async (story) => {
    await seesButton(story, 'free');
    await sees(story, checkout.freeOrder);
    await expect(foot(story, review.title).at(-1)).toBe('Total FREE');
    await expect(foot(story, cart.title).at(-1)).toBe('Total FREE');
  },
});

export const BankOnFile = meta.story({
  name: 'A bank account on file [CHECK-22, CHECK-23, CHECK-32]',
  args: { page: pageOf('showCheckout', 'bankOnFile') },
  tags: ['page:showCheckout.bankOnFile'],
  play: async (story) => {
    await expect(await story.canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await sees(story, 'Harbour Savings, account ending in 6789');
    await seesButton(story, 'payment');
  },
});

export const BothOnFile = meta.story({
  name: 'A card and a bank account on file; a new card may be saved [CHECK-22, CHECK-24, CHECK-25]',
  args: { page: pageOf('showCheckout', 'bothOnFile') },
  tags: ['page:showCheckout.bothOnFile'],
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    await sees(story, 'Harbour Savings, account ending in 6789');
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: checkout.newPayment }));
    await expect(story.canvas.getByRole('checkbox', { name: checkout.saveCard })).toBeChecked();
    await seesButton(story, 'proceed');
  },
});
