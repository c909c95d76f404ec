import { expect, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { cartOf } from '#fixtures/stories/cart.ts';
import { carts } from '#fixtures/stories/carts.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { CartCounter } from './CartCounter.tsx';

const { settings } = pageOf('showHome', 'shellVisitor');
const meta = preview.meta({
  title: 'Every page/Cart counter',
  component: CartCounter,
  args: { page: { settings, cart: cartOf('mixed') } },
});

export const Counted = meta.story({
  name: 'Count: links to the checkout and follows every update [SHELL-4, SHELL-5]',
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 8 in it' })).toHaveAttribute('href', '/store/checkout');
    await step('Wait until the counter watches the cart', async () =>
      waitFor(() => expect(carts.isWatched()).toBe(true)),
    );
    carts.announce({ ...cartOf('basicProduct'), version: 12 });
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 in it' })).toBeVisible();
    carts.announce({ ...cartOf('empty'), version: 13 });
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
});

export const Empty = meta.story({
  name: 'Empty cart: no link [SHELL-4]',
  args: { page: { settings, cart: cartOf('empty') } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});

export const Reading = meta.story({
  name: 'Page data without a cart: fetches it',
  args: { page: pageOf('showHome', 'shellBare') },
  beforeEach: answers('getCart', { reply: 'mixed', held: hold() }),
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});

export const Unread = meta.story({
  name: 'Cart fails to load: shows nothing',
  args: { page: { settings, cart: null } },
  beforeEach: answers('getCart', dropped),
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});
