import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { hold } from '#mocks/reply.ts';
import { write } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { add, seesBox, wantSo, wants } from '#storybook/product-steps.ts';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, reviewPanel, problem } = english;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
  tags: ['flow:product', 'flow:addToCart'],
});

export const Adding = meta.story({
  name: 'Being added: the button keeps the focus and takes no other click [STORE-14]',
  tags: ['state:product.adding', 'state:addToCart.adding'],
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await add(story);
    const button = story.canvas.getByRole('button', { name: product.add });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const Added = meta.story({
  name: 'added: on to the checkout or back to the store, and the cart beside it [STORE-14, STORE-16, STORE-18]',
  tags: ['reply:addToCart.added', 'state:product.open.added', 'state:addToCart.ended'],
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await add(story);
    await sees(story, fillCount(product.held, 1));
    await seesBox(story, 'update');
    await expect(story.canvas.getByRole('link', { name: reviewPanel.checkout })).toBeVisible();
    await expect(story.canvas.getByRole('table')).toHaveTextContent('Harbour lights, art print');
    await expect(story.canvas.queryByText(product.emptyCart)).not.toBeInTheDocument();
  },
});

export const InCart = meta.story({
  name: 'inCart: the number that is in the cart already is changed [STORE-16]',
  args: { page: pageOf('showProduct', 'inCart') },
  tags: ['page:showProduct.inCart'],
  beforeEach: answers('updateCart', 'changed'),
  play: async (story) => {
    await wants(story, 1);
    await wantSo(story, '3');
    await add(story, 'update');
    await sees(story, fillCount(product.held, 3));
    await wants(story, 3);
  },
});

export const Updating = meta.story({
  name: 'Being changed [STORE-16]',
  args: { page: pageOf('showProduct', 'inCart') },
  tags: ['state:product.updating'],
  beforeEach: () => answers('updateCart', { reply: 'changed', held: hold() })(),
  play: async (story) => {
    await add(story, 'update');
    await expect(await story.canvas.findByText(product.adding)).toBeInTheDocument();
  },
});

export const WrongDonation = meta.story({
  name: 'A donation that is no whole dollar is refused where it stands, and nothing is sent [CART-16]',
  play: async (story) => {
    await write(story, product.donation, '2.50');
    await add(story);
    await sees(story, problem.amountNotWhole);
    await sees(story, product.emptyCart);
  },
});
