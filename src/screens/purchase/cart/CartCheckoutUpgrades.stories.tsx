import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { orderCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { answers } from '#storybook/server.ts';
import { sees, seesButton } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const { checkOutCart } = replies;
const { landing, paying, refusing } = repliesTo('checkOutCart', orderCart);
const receipt = `/receipts?token=${checkOutCart.gratis.body.data.receipt}`;

export const UpgradeStarted = meta.story({
  name: 'upgradeStarted: the payment form is shown for the upgrade [CHECK-37, SUBS-15]',
  tags: ['reply:checkOutCart.upgradeStarted'],
  beforeEach: answers('checkOutCart', 'upgradeStarted'),
  play: async (story) => {
    await orderCart(story);
    await sees(story, english.status.paymentReady);
  },
});

export const UpgradeUpdated = meta.story({
  name: 'upgradeUpdated: the intent of the upgrade is confirmed [CHECK-39, SUBS-15]',
  tags: ['reply:checkOutCart.upgradeUpdated'],
  ...paying('upgradeUpdated', (story) => seesButton(story, 'completing')),
});

export const UpgradeCompleted = meta.story({
  name: 'upgradeCompleted: on to the receipt [CHECK-40, SUBS-15]',
  tags: ['reply:checkOutCart.upgradeCompleted'],
  ...landing('upgradeCompleted', receipt),
});

export const UpgradeProcessing = meta.story({
  name: 'upgradeProcessing: on to the invoice [CHECK-40, SUBS-15]',
  tags: ['reply:checkOutCart.upgradeProcessing'],
  ...landing('upgradeProcessing', `/invoice/${checkOutCart.customerProcessing.body.data.invoice}`),
});

export const UpgradeGratis = meta.story({
  name: 'upgradeGratis: on to the receipt [CHECK-41, SUBS-15]',
  tags: ['reply:checkOutCart.upgradeGratis'],
  ...landing('upgradeGratis', receipt),
});

export const SignedOut = meta.story({
  name: 'signedOut: said in our words, and the cart stays [CHECK-16]',
  tags: ['reply:checkOutCart.signedOut'],
  ...refusing('signedOut', english.problem.signedOut),
});
