import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { inputOf } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { wantSo, wants } from '#storybook/product-steps.ts';
import { linksIn, regionOf } from '#storybook/regions.ts';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, swag, common, reviewPanel } = english;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
  tags: ['flow:product'],
});

export const Basic = meta.story({
  name: 'basicProduct: its name, its price and the box, with an empty cart and two links [STORE-3, STORE-14, STORE-16, STORE-17]',
  tags: ['page:showProduct.basicProduct', 'state:product.open.choosing'],
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour lights, art print');
    await sees(story, '$32.00');
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
    await sees(story, product.emptyCart);
    await sees(story, product.mayChange);
    await expect(linksIn(regionOf(story, product.cart))).toEqual([
      [reviewPanel.checkout, '/store/checkout'],
      [reviewPanel.browse, '/store'],
    ]);
  },
});

export const Donation = meta.story({
  name: 'A donation stands at 0, and goes up in whole dollars [CART-16]',
  play: async (story) => {
    await expect(inputOf(story, product.donation)).toHaveValue('0');
    await sees(story, product.donationHint);
  },
});

export const LowStock = meta.story({
  name: 'lowStock: how few are left, and no more can be chosen [STORE-8, STORE-11, STORE-12, CART-17]',
  args: { page: pageOf('showProduct', 'lowStock') },
  tags: ['page:showProduct.lowStock'],
  play: async (story) => {
    await sees(story, fillCount(swag.low, 6));
    await wantSo(story, '20');
    await wants(story, 6);
    await sees(story, fill(common.atMost, { maximum: '6' }));
  },
});

export const SoldOut = meta.story({
  name: 'soldOut: nothing can be chosen or added [STORE-10]',
  args: { page: pageOf('showProduct', 'soldOut') },
  tags: ['page:showProduct.soldOut'],
  play: async (story) => {
    await sees(story, swag.soldOut);
    await expect(inputOf(story, product.quantity)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});

export const Missing = meta.story({
  name: 'noProduct',
  args: { page: pageOf('showProduct', 'noProduct') },
  tags: ['page:showProduct.noProduct'],
  play: (story) => sees(story, product.missing),
});
