import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { inputOf } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { add, seesBox, wantSo, wants } from '#storybook/product-steps.ts';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product } = english;
const { addToCart } = replies;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
  tags: ['flow:product'],
});

export const FewerLeft = meta.story({
  name: 'fewerLeft: says how many are left, and chooses them [STORE-8]',
  tags: ['reply:addToCart.fewerLeft'],
  beforeEach: answers('addToCart', 'fewerLeft', 'added'),
  play: async (story) => {
    await wantSo(story, '20');
    await add(story);
    await sees(story, addToCart.fewerLeft.body.errors.qty);
    await wants(story, 6);
    await add(story);
    await seesBox(story, 'update');
  },
});

export const NoneLeft = meta.story({
  name: 'noneLeft: it cannot be added any more [STORE-10]',
  tags: ['reply:addToCart.noneLeft'],
  beforeEach: answers('addToCart', 'noneLeft'),
  play: async (story) => {
    await add(story);
    await sees(story, addToCart.noneLeft.body.errors.qty);
    const words = story.canvas.getAllByText(addToCart.noneLeft.body.errors.qty)[0];
    await expect(words?.closest('[role="alert"]')).toHaveFocus();
    await expect(inputOf(story, product.quantity)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});
