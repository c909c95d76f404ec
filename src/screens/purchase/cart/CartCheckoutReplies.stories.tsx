import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { orderCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { answers } from '#storybook/server.ts';
import { type Story, sees, seesButton } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { checkOutCart } = replies;
const { landing, paying } = repliesTo('checkOutCart', orderCart);
const receipt = `/receipts?token=${checkOutCart.gratis.body.data.receipt}`;
const invoice = `/invoice/${checkOutCart.customerProcessing.body.data.invoice}`;

/** The payment form is shown for the intent of the reply. */
const opensForm = async (story: Story) => {
  await orderCart(story);
  await sees(story, english.status.paymentReady);
  await seesButton(story, 'payment');
};
const completes = (story: Story) => seesButton(story, 'completing');

export const Started = meta.story({
  name: 'started: the payment form is shown [CHECK-32, CHECK-38]',
  tags: ['reply:checkOutCart.started'],
  beforeEach: answers('checkOutCart', 'started'),
  play: opensForm,
});

export const Updated = meta.story({
  name: 'updated: the intent is confirmed, then polled [CHECK-39]',
  tags: ['reply:checkOutCart.updated'],
  ...paying('updated', completes),
});

export const CustomerCompleted = meta.story({
  name: 'customerCompleted: on to the receipt [CHECK-40]',
  tags: ['reply:checkOutCart.customerCompleted'],
  ...landing('customerCompleted', receipt),
});

export const CustomerProcessing = meta.story({
  name: 'customerProcessing: on to the invoice [CHECK-40]',
  tags: ['reply:checkOutCart.customerProcessing'],
  ...landing('customerProcessing', invoice),
});

export const UpdateSucceeded = meta.story({
  name: 'updateSucceeded: the subscription is changed, on to the account [CHECK-37, SUBS-14]',
  tags: ['reply:checkOutCart.updateSucceeded'],
  ...landing('updateSucceeded', '/account'),
});
