import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { dropped, hold } from '#mocks/reply.ts';
import { cartOf, LIGHTS, seesFoot, shownAgain, wantMore } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('basicProduct') }, tags: ['flow:cart'] });
const { cart, review, problem } = english;

export const Resting = meta.story({
  name: 'Columns, arrows and a button that takes a line out [CART-11, CART-12, CART-14]',
  args: { cart: cartOf('mixed') },
  tags: ['state:cart.open.resting'],
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual(['Qty', 'Item', 'Shipping', 'Amount', 'Remove']);
    const counted = [
      LIGHTS,
      'Low Water, issue 41, digital',
      'Gift: Standard, print and digital, 1 year',
      'Low Water, issue 41, print',
    ];
    const arrows = canvas.getAllByRole('button', { name: /^One more of/ }).map((button) => button.ariaLabel);
    await expect(arrows).toEqual(counted.map((name) => fill(cart.more, { name })));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
    await seesFoot({ canvas }, cart.subtotal, '$297.00');
    await seesFoot({ canvas }, review.shipping, '$39.05');
    await seesFoot({ canvas }, review.total, '$336.05');
  },
});

export const Changing = meta.story({
  name: 'One more is shown at once, and its price when it is known',
  tags: ['state:cart.open.changing'],
  beforeEach: answers('updateCart', { reply: 'changed', held: hold() }),
  play: async (story) => {
    await wantMore(story);
    await wantMore(story);
    await expect(await story.canvas.findByRole('row', { name: /3.*Harbour lights/ })).toHaveAttribute('aria-busy');
  },
});

export const Reading = meta.story({
  name: 'Read again where the page is shown again',
  tags: ['state:cart.open.reading'],
  beforeEach: answers('getCart', { reply: 'basicProduct', held: hold() }),
  parameters: shownAgain,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy')),
});

export const Stale = meta.story({
  name: 'A cart that cannot be read says so, and is read by one button',
  tags: ['state:cart.open.stale'],
  beforeEach: () => {
    answers('updateCart', dropped)();
    answers('getCart', dropped)();
  },
  play: async (story) => {
    await wantMore(story);
    await sees(story, cart.stale);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(contacting(problem.callFailed));
  },
});
