import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { cartOf, changing, LIGHTS, takeOut, wantMore } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('basicProduct') }, tags: ['flow:cart'] });
const { cart } = english;
const { updateCart } = replies;
const { refusing } = changing('updateCart', wantMore);

export const Closed = meta.story({
  name: 'An invoiced cart has no arrow, no remove column, and says why [CART-11, CART-14]',
  args: { cart: cartOf('invoiced') },
  tags: ['state:cart.closed'],
  play: async (story) => {
    await sees(story, cart.invoiced);
    await expect(story.canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(story.canvas.queryAllByRole('button')).toEqual([]);
  },
});

export const CartInvoiced = meta.story({
  name: 'cartInvoiced: shown as it is ordered [CART-11]',
  tags: ['reply:updateCart.cartInvoiced', 'state:cart.closed'],
  ...refusing('cartInvoiced', updateCart.cartInvoiced.body.errors, 'invoiced'),
});

export const CartPaid = meta.story({
  name: 'cartPaid: nothing can be changed any more',
  tags: ['reply:updateCart.cartPaid', 'state:cart.closed'],
  ...refusing('cartPaid', updateCart.cartPaid.body.errors),
});

export const TakenOut = meta.story({
  name: 'A line that is taken out hands its focus on, and the last one to the cart [CART-15]',
  beforeEach: answers('removeFromCart', 'removed'),
  play: async (story) => {
    await takeOut(story);
    await sees(story, cart.empty);
    await expect(story.canvas.getByText(cart.empty).closest('[tabindex]')).toHaveFocus();
    await expect(await story.canvas.findByText(`${LIGHTS} was removed. Total $0.00`)).toBeInTheDocument();
  },
});
