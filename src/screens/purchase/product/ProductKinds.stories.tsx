import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn } from '#storybook/regions.ts';
import { sees } from '#storybook/steps.ts';
import { Product } from './Product.tsx';

const { product, edition, coupon } = english;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'printIssue') },
  tags: ['flow:product'],
});

const FORMATS = fill(product.formats, { formats: 'PDF, EPUB' });

export const PrintIssue = meta.story({
  name: 'printIssue: how long it may take to arrive [STORE-5, STORE-15, STORE-19]',
  tags: ['page:showProduct.printIssue'],
  play: async (story) => {
    await sees(story, edition.posting);
    await sees(story, product.mayChange);
    await expect(linksIn(story.canvasElement)).toContainEqual([
      fill(product.issue, { number: '41' }),
      '/issue/low-water',
    ]);
  },
});

export const DigitalIssue = meta.story({
  name: 'digitalIssue: its formats, and nothing of the post [STORE-5, STORE-15, STORE-20]',
  args: { page: pageOf('showProduct', 'digitalIssue') },
  tags: ['page:showProduct.digitalIssue'],
  play: async (story) => {
    await sees(story, FORMATS);
    await expect(story.canvas.getByRole('button', { name: product.add })).toBeEnabled();
    await expect(story.canvas.queryByText(product.mayChange)).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(edition.posting)).not.toBeInTheDocument();
  },
});

export const DigitalProduct = meta.story({
  name: 'digitalProduct [STORE-5, STORE-15]',
  args: { page: pageOf('showProduct', 'digitalProduct') },
  tags: ['page:showProduct.digitalProduct'],
  play: async (story) => {
    await sees(story, FORMATS);
    await expect(story.canvas.queryByText(product.mayChange)).not.toBeInTheDocument();
  },
});

export const Discounted = meta.story({
  name: 'discounted: the list price struck through, and the coupon with what it takes off [STORE-15]',
  args: { page: pageOf('showProduct', 'discounted') },
  tags: ['page:showProduct.discounted'],
  play: async (story) => {
    await expect(story.canvas.getByText('$28.00').tagName).toBe('S');
    const line = (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === `Coupon HARBOUR10 · ${coupon.applied} · -$10.00`;
    await sees(story, line);
  },
});
