import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { add, wantSo, wants } from '#storybook/product-steps.ts';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, swag, common, required } = english;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'sizedProduct') },
  tags: ['flow:product'],
});

export const Sized = meta.story({
  name: 'sizedProduct: the stock of the chosen size limits the number and is labelled [STORE-8, STORE-9, STORE-11, STORE-13]',
  tags: ['page:showProduct.sizedProduct'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    const medium = canvas.getByRole('radio', { name: /Medium/ });
    await expect(medium).toBeDisabled();
    await expect(medium.closest('label')).toHaveTextContent(`Medium${swag.soldOut}`);
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    await wantSo(story, '9');
    await wants(story, 9);
    await userEvent.click(canvas.getByRole('radio', { name: 'Small' }));
    await wants(story, 4);
    await sees(story, fill(common.atMost, { maximum: '4' }));
    await sees(story, fillCount(swag.low, 4));
  },
});

export const NoSize = meta.story({
  name: 'Added without a size, it asks for one',
  play: async (story) => {
    await add(story);
    await sees(story, required.size);
    await expect(story.canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
  },
});

export const EverySizeSoldOut = meta.story({
  name: 'everySizeSoldOut [STORE-10, STORE-13]',
  args: { page: pageOf('showProduct', 'everySizeSoldOut') },
  tags: ['page:showProduct.everySizeSoldOut'],
  play: async (story) => {
    await sees(story, swag.soldOut);
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});
