import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { itemOf, linksIn } from '#storybook/regions.ts';
import { Store } from './Store.tsx';

const { store, swag, product } = english;
const meta = preview.meta({ component: Store, args: { page: pageOf('showStore', 'everyKind') } });

export const Labels = meta.story({
  name: 'What is low or out of stock is labelled, a lowered price struck through [STORE-11, STORE-12, STORE-13, STORE-15]',
  play: async (story) => {
    await expect(itemOf(story, 'Tide calendar')).toHaveTextContent(fillCount(swag.low, 6));
    for (const name of ['Lamp pin', 'Lamp room mug', 'Salt Roads'])
      await expect(itemOf(story, name)).toHaveTextContent(swag.soldOut);
    await expect(itemOf(story, 'Tide table shirt')).not.toHaveTextContent(swag.soldOut);
    const map = itemOf(story, 'Chart of the bay');
    await expect(within(map).getByText('$28.00').tagName).toBe('S');
    await expect(map).toHaveTextContent(`${product.was} $28.00 ${product.now} $20.00`);
  },
});

export const Pictures = meta.story({
  name: 'Every picture keeps its place from the start, and comes when it is near [STORE-6]',
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(10);
    for (const picture of pictures) {
      await expect([picture.width > 0, picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
        true,
        '480',
        '600',
      ]);
      await expect(picture.loading).toBe('lazy');
    }
  },
});

export const Links = meta.story({
  name: 'Everything leads to its page [STORE-2, STORE-3, STORE-4]',
  play: async (story) => {
    await expect(linksIn(itemOf(story, 'Lamp pin'))).toEqual([['Lamp pin', '/store/product/lamp-pin']]);
    await expect(linksIn(itemOf(story, 'Low Water'))).toEqual([
      ['Low Water', '/issue/low-water'],
      ['Low Water, Print', '/store/product/low-water-print'],
      ['Low Water, Digital (PDF, EPUB)', '/store/product/low-water-digital'],
    ]);
    await expect(story.canvas.getByRole('link', { name: store.allIssues })).toHaveAttribute('href', '/store/issues');
  },
});
