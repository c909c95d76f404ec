import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { itemOf } from '#storybook/regions.ts';
import { sees } from '#storybook/steps.ts';
import { Store } from './Store.tsx';

const { store, edition, product } = english;
const meta = preview.meta({ component: Store, args: { page: pageOf('showStore', 'everyKind') } });

export const EveryKind = meta.story({
  name: 'everyKind: a product of every kind, and issues in every edition [STORE-1, STORE-5, STORE-7, STORE-19]',
  tags: ['page:showStore.everyKind'],
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

export const CartFilled = meta.story({
  name: 'cartFilled: a reader with something in the cart',
  args: { page: pageOf('showStore', 'cartFilled') },
  tags: ['page:showStore.cartFilled'],
  play: async (story) => {
    await expect(itemOf(story, 'Harbour lights, art print')).toBeVisible();
    await expect(story.canvas.queryByRole('heading', { name: store.issues })).not.toBeInTheDocument();
  },
});

export const NothingSold = meta.story({
  name: 'nothingSold',
  args: { page: pageOf('showStore', 'nothingSold') },
  tags: ['page:showStore.nothingSold'],
  play: (story) => sees(story, store.nothing),
});
