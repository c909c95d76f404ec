import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { inputOf, press, write } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { add } from '#storybook/product-steps.ts';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, problem } = english;
const { addToCart } = replies;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
  tags: ['flow:product'],
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests: what was chosen stays',
  tags: ['reply:addToCart.tooManyRequests'],
  beforeEach: () => {
    answers('addToCart', 'tooManyRequests')();
    answers('getCart', 'empty')();
  },
  play: async (story) => {
    await write(story, product.donation, '5');
    await add(story);
    await sees(story, contacting(problem.tooManyRequests));
    await expect(inputOf(story, product.donation)).toHaveValue('5');
  },
});

export const Checking = meta.story({
  name: 'After a lost answer the cart is read, to see whether it was added',
  tags: ['reply:addToCart.unavailable', 'state:addToCart.checking'],
  beforeEach: () => {
    answers('addToCart', 'unavailable')();
    answers('getCart', { reply: 'basicProduct', held: hold() })();
  },
  play: async (story) => {
    await add(story);
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const Reading = meta.story({
  name: 'Where that could not be read, it is read before another try',
  tags: ['state:product.reading'],
  beforeEach: () => {
    answers('addToCart', 'unavailable')();
    answers('getCart', 'unavailable', { reply: 'basicProduct', held: hold() })();
  },
  play: async (story) => {
    await add(story);
    await sees(story, addToCart.unavailable.body.errors);
    await press(story, product.add);
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});
