import { replies } from '#mocks/replies.ts';
import { cartOf, changing, takeOut, wantMore } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('basicProduct') }, tags: ['flow:cart'] });
const { updateCart, removeFromCart } = replies;

export const Changing = meta.story({
  name: 'viewOnly: an administrator changes no quantity',
  tags: ['reply:updateCart.viewOnly'],
  ...changing('updateCart', wantMore).refusing('viewOnly', updateCart.viewOnly.body.errors),
});

export const TakingOut = meta.story({
  name: 'viewOnly: an administrator takes nothing out',
  tags: ['reply:removeFromCart.viewOnly'],
  ...changing('removeFromCart', takeOut).refusing('viewOnly', removeFromCart.viewOnly.body.errors),
});
