import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { cartOf, returning } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({ component: Cart, args: { cart: cartOf('digitalIssue') }, tags: ['flow:cart'] });
const { cart, problem } = english;

/** The page is shown again, and its cart cannot be read. */
const failing = (name: ReplyName<'getCart'>, words: string) =>
  returning(name, async (story) => {
    await sees(story, words);
    await sees(story, cart.stale);
  });

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:getCart.signedOut'],
  ...failing('signedOut', problem.signedOut),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:getCart.tooManyRequests'],
  ...failing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:getCart.unavailable'],
  ...failing('unavailable', replies.getCart.unavailable.body.errors),
});
