import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { replies } from '#mocks/replies.ts';
import { cartOf, changing, seesFoot, takeOut } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('basicProduct') }, tags: ['flow:cart'] });
const { cart, review, problem } = english;
const { removeFromCart } = replies;
const { refusing } = changing('removeFromCart', takeOut);
const [one] = cartOf('giftSubscriptions').billing.a.reported;
const [other] = structuredClone(removeFromCart.removedOne.body.billing.a.reported);

export const Removed = meta.story({
  name: 'removed: the cart is empty [CART-15]',
  tags: ['reply:removeFromCart.removed'],
  beforeEach: answers('removeFromCart', 'removed'),
  play: async (story) => {
    await takeOut(story);
    await sees(story, cart.empty);
  },
});

const gifts = cartOf('giftSubscriptions');
if (one && other) gifts.billing.a.reported = [one, { ...other, id: 'ln_8' }];

export const RemovedOne = meta.story({
  name: 'removedOne: the other gift is still there',
  args: { cart: { ...gifts, version: 2, count: 4 } },
  tags: ['reply:removeFromCart.removedOne'],
  beforeEach: answers('removeFromCart', 'removedOne'),
  play: async (story) => {
    const { name = '' } = one ?? {};
    await takeOut(story, name);
    await seesFoot(story, review.total, '$24.00');
    await expect(story.canvas.queryByText(name)).toBeNull();
    const left = fill(cart.removeLine, { name: other.name });
    await expect(await story.canvas.findByRole('button', { name: left })).toBeVisible();
  },
});

export const CartInvoiced = meta.story({
  name: 'cartInvoiced [CART-11]',
  tags: ['reply:removeFromCart.cartInvoiced'],
  ...refusing('cartInvoiced', removeFromCart.cartInvoiced.body.errors, 'invoiced'),
});

export const CartPaid = meta.story({
  name: 'cartPaid',
  tags: ['reply:removeFromCart.cartPaid'],
  ...refusing('cartPaid', removeFromCart.cartPaid.body.errors),
});

export const Refused = meta.story({
  name: 'refused',
  tags: ['reply:removeFromCart.refused'],
  ...refusing('refused', removeFromCart.refused.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:removeFromCart.signedOut'],
  ...refusing('signedOut', problem.signedOut, 'signedOut'),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:removeFromCart.tooManyRequests'],
  ...refusing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable: the cart is read, and tells that the line is still there',
  tags: ['reply:removeFromCart.unavailable'],
  ...refusing('unavailable', removeFromCart.unavailable.body.errors),
});
