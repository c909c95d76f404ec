import { expect, within } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { itemOf, linksIn, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { pages } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { Store } from './Store.tsx';

const meta = preview.meta({
  title: 'Store/Store',
  component: Store,
  tags: ['flow:product'],
  args: { page: pageOf('showStore', 'everyKind') },
});

const { edition, product, store, swag } = english;

export const EveryKind = meta.story({
  name: 'Every kind of product, and issues in every edition [STORE-1, STORE-5, STORE-7, STORE-19]',
  play: async (story) => {
    const { products, issues } = pages.showStore.everyKind.body.store;
    const names = story.canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual([...products.map(({ name }) => name), ...issues.map(({ title }) => title)]);
    await expect(itemOf(story, 'Harbour lights, art print')).toHaveTextContent('$32.00');
    await expect(itemOf(story, 'A field guide to lamps')).toHaveTextContent(
      fill(product.formats, { formats: 'PDF, EPUB' }),
    );
    await sees(story, new RegExp(edition.posting));
  },
});

export const Labels = meta.story({
  name: 'Labels: low or out of stock, reduced prices struck through [STORE-11, STORE-12, STORE-13, STORE-15]',
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
  name: 'Pictures: space reserved, the first eager, the others lazy [STORE-6]',
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(10);
    for (const [at, picture] of pictures.entries()) {
      await expect([picture.width > 0, picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
        true,
        '480',
        '600',
      ]);
      await expect(picture.loading).toBe(at === 0 ? 'eager' : 'lazy');
    }
  },
});

export const Links = meta.story({
  name: 'Links: every item to its page [STORE-2, STORE-3, STORE-4]',
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

export const CartFilled = meta.story({
  name: 'Cart filled: a reader with things in the cart',
  args: { page: pageOf('showStore', 'cartFilled') },
  play: async (story) => {
    await expect(itemOf(story, 'Harbour lights, art print')).toBeVisible();
    await expect(story.canvas.queryByRole('heading', { name: store.issues })).not.toBeInTheDocument();
  },
});

export const NothingSold = meta.story({
  name: 'Nothing sold',
  args: { page: pageOf('showStore', 'nothingSold') },
  play: (story) => sees(story, store.nothing),
});
