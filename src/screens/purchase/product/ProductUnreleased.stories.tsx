import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, edition } = english;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'unreleasedPrint') },
  tags: ['flow:product'],
});

export const UnreleasedPrint = meta.story({
  name: 'unreleasedPrint: it can be ordered, and comes when the issue does',
  tags: ['page:showProduct.unreleasedPrint'],
  play: async (story) => {
    await sees(story, fill(edition.advance, { date: 'June 1, 2026' }));
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
  },
});

export const UnreleasedDigital = meta.story({
  name: 'unreleasedDigital: it cannot be bought before its release [STORE-20]',
  args: { page: pageOf('showProduct', 'unreleasedDigital') },
  tags: ['page:showProduct.unreleasedDigital'],
  play: async (story) => {
    await sees(story, edition.afterRelease);
    await sees(story, fill(edition.notReleased, { date: 'June 1, 2026' }));
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeDisabled();
  },
});
