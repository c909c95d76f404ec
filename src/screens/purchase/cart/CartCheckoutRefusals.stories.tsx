import { replies } from '#mocks/replies.ts';
import { refusedCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { checkOutCart } = replies;

export const Refused = meta.story({
  name: 'refused: the server’s words above the order [CHECK-16]',
  tags: ['reply:checkOutCart.refused'],
  ...refusedCart('refused', [checkOutCart.refused.body.errors]),
});

export const OrderFailed = meta.story({
  name: 'orderFailed: the server’s words for it [CHECK-50]',
  tags: ['reply:checkOutCart.orderFailed'],
  ...refusedCart('orderFailed', [checkOutCart.orderFailed.body.errors]),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field and in the summary [CHECK-14]',
  tags: ['reply:checkOutCart.fieldErrors'],
  ...refusedCart('fieldErrors', Object.values(checkOutCart.fieldErrors.body.errors)),
});

export const RecipientNameMissing = meta.story({
  name: 'recipientNameMissing, where the form shows no recipient: said above the order [CHECK-13, CHECK-14]',
  tags: ['reply:checkOutCart.recipientNameMissing'],
  ...refusedCart('recipientNameMissing', Object.values(checkOutCart.recipientNameMissing.body.errors)),
});

export const BotCheckRefused = meta.story({
  name: 'botCheckRefused [CHECK-16]',
  tags: ['reply:checkOutCart.botCheckRefused'],
  ...refusedCart('botCheckRefused', [checkOutCart.botCheckRefused.body.errors]),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:checkOutCart.viewOnly'],
  ...refusedCart('viewOnly', [checkOutCart.viewOnly.body.errors]),
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused: only a message [CHECK-49]',
  tags: ['reply:checkOutCart.paymentRefused'],
  ...refusedCart('paymentRefused', [checkOutCart.paymentRefused.body.checkout_errors.message]),
});

export const Unavailable = meta.story({
  name: 'unavailable: the order can be sent again, under the same key',
  tags: ['reply:checkOutCart.unavailable'],
  ...refusedCart('unavailable', [checkOutCart.unavailable.body.errors]),
});
