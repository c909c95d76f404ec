import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { cartOf, changing, LIGHTS, seesFoot, wantMore } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('basicProduct') }, tags: ['flow:cart'] });
const { review, problem } = english;
const { updateCart } = replies;
const { refusing } = changing('updateCart', wantMore);

export const Changed = meta.story({
  name: 'changed: the total of the server, and said so [CART-14]',
  tags: ['reply:updateCart.changed'],
  beforeEach: answers('updateCart', 'changed'),
  play: async (story) => {
    await wantMore(story);
    await seesFoot(story, review.total, '$104.00');
    await expect(await story.canvas.findByText(`${LIGHTS}: 3. Total $104.00`)).toBeInTheDocument();
  },
});

export const FewerLeft = meta.story({
  name: 'fewerLeft: how many there are is said at the line, and in the summary by its name [CART-17]',
  tags: ['reply:updateCart.fewerLeft'],
  ...refusing('fewerLeft', updateCart.fewerLeft.body.errors.qty),
});

export const NoneLeft = meta.story({
  name: 'noneLeft',
  tags: ['reply:updateCart.noneLeft'],
  ...refusing('noneLeft', updateCart.noneLeft.body.errors.qty),
});

export const QuantityRefused = meta.story({
  name: 'quantityRefused',
  tags: ['reply:updateCart.quantityRefused'],
  ...refusing('quantityRefused', updateCart.quantityRefused.body.errors.qty),
});

export const UnknownLine = meta.story({
  name: 'unknownLine: taken out in another tab',
  tags: ['reply:updateCart.unknownLine'],
  ...refusing('unknownLine', updateCart.unknownLine.body.errors, 'empty'),
});

export const Refused = meta.story({
  name: 'refused',
  tags: ['reply:updateCart.refused'],
  ...refusing('refused', updateCart.refused.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:updateCart.signedOut'],
  ...refusing('signedOut', problem.signedOut, 'signedOut'),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:updateCart.tooManyRequests'],
  ...refusing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable: the cart is read, and tells that it was not changed',
  tags: ['reply:updateCart.unavailable'],
  ...refusing('unavailable', updateCart.unavailable.body.errors),
});
