import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { cartOf, returning, seesFoot } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('discounted') }, tags: ['flow:cart'] });
const { cart, review, common } = english;

/** The page is shown again, finds a cart with this line, and shows what it comes to. */
const finding = (name: ReplyName<'getCart'>, line: string, total: string) =>
  returning(name, async (story: Story) => {
    await expect(await story.canvas.findByRole('row', { name: new RegExp(line) })).toBeVisible();
    await seesFoot(story, review.total, total);
  });

export const Empty = meta.story({
  name: 'empty [CART-15, CHECK-1]',
  tags: ['reply:getCart.empty'],
  ...returning('empty', (story) => sees(story, 'Your cart is empty')),
});

export const BasicProduct = meta.story({
  name: 'basicProduct: Subtotal and Shipping in the foot [CART-12]',
  tags: ['reply:getCart.basicProduct'],
  ...finding('basicProduct', 'Harbour lights, art print \\$4\\.50 \\$36\\.50', '$36.50'),
});

export const SizedProduct = meta.story({
  name: 'sizedProduct',
  tags: ['reply:getCart.sizedProduct'],
  ...finding('sizedProduct', '2.*Tide table shirt, Large', '$61.00'),
});

export const DigitalProduct = meta.story({
  name: 'digitalProduct: nothing is shipped, so that there is the Total alone [CART-12]',
  tags: ['reply:getCart.digitalProduct'],
  ...returning('digitalProduct', async (story) => {
    await seesFoot(story, review.total, '$9.00');
    await expect(story.canvas.queryByRole('row', { name: new RegExp(cart.subtotal) })).toBeNull();
    await expect(story.canvas.getByRole('cell', { name: new RegExp(cart.unshipped) })).toBeVisible();
  }),
});

export const PrintIssue = meta.story({
  name: 'printIssue',
  tags: ['reply:getCart.printIssue'],
  ...finding('printIssue', 'Low Water, issue 41, print', '$28.50'),
});

export const DigitalIssue = meta.story({
  name: 'digitalIssue',
  tags: ['reply:getCart.digitalIssue'],
  ...finding('digitalIssue', 'Low Water, issue 41, digital', '$8.00'),
});

export const Discounted = meta.story({
  name: 'discounted: Discount and List Price in the foot, and the price before struck through [CART-12]',
  tags: ['reply:getCart.discounted'],
  ...returning('discounted', async (story) => {
    await seesFoot(story, review.discount, '-$10.00');
    await seesFoot(story, review.listPrice, '$36.00');
    await expect(story.canvas.getByText('$36.00', { selector: 's *' })).toBeVisible();
  }),
});

export const Gratis = meta.story({
  name: 'gratis: the total reads FREE',
  tags: ['reply:getCart.gratis'],
  ...finding('gratis', 'Student, digital, 1 year', common.free),
});
