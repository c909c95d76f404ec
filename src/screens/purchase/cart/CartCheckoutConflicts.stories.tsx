import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { refusedCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees, seesButton, submit } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { checkOutCart } = replies;

export const OrderChanged = meta.story({
  name: 'orderChanged: the cart is read again, its new total shown, and it can be ordered',
  tags: ['reply:checkOutCart.orderChanged'],
  ...refusedCart('orderChanged', [checkOutCart.orderChanged.body.errors, 'A field guide to lamps'], 'digitalProduct'),
});

export const SoldOut = meta.story({
  name: 'soldOut: said above the order, and the cart is read again [CHECK-14]',
  tags: ['reply:checkOutCart.soldOut'],
  ...refusedCart('soldOut', [checkOutCart.soldOut.body.errors.cart.items]),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:checkOutCart.tooManyRequests'],
  ...refusedCart('tooManyRequests', [contacting(english.problem.tooManyRequests)]),
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder of the card on file is asked [CHECK-45, CHECK-47]',
  args: { page: pageOf('showCheckout', 'bothOnFile') },
  tags: ['reply:checkOutCart.authorizationRequired'],
  beforeEach: answers('checkOutCart', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
  },
});

export const ReplacementRequired = meta.story({
  args: { page: pageOf('showCheckout', 'bothOnFile') },
  name: 'replacementRequired: back to a new card, for the same cart [CHECK-44, CHECK-46]',
  tags: ['reply:checkOutCart.replacementRequired'],
  beforeEach: answers('checkOutCart', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, `${checkOutCart.replacementRequired.body.checkout_errors.message}${english.problem.replacement}`);
    await seesButton(story, 'payment');
  },
});
