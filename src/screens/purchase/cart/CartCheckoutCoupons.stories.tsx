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
const couponWords = (errors: string | { readonly coupon: string }) => [
  typeof errors === 'string' ? errors : errors.coupon,
];

export const NotForNew = meta.story({
  name: 'notForNew: the coupon is refused [COUP-7]',
  tags: ['reply:checkOutCart.notForNew'],
  ...refusedCart('notForNew', couponWords(checkOutCart.notForNew.body.errors)),
});

export const NotForRenewals = meta.story({
  name: 'notForRenewals: the coupon is refused [COUP-8]',
  tags: ['reply:checkOutCart.notForRenewals'],
  ...refusedCart('notForRenewals', couponWords(checkOutCart.notForRenewals.body.errors)),
});

export const NotCovered = meta.story({
  name: 'notCovered: the coupon is refused [COUP-9]',
  tags: ['reply:checkOutCart.notCovered'],
  ...refusedCart('notCovered', couponWords(checkOutCart.notCovered.body.errors)),
});

export const NoDiscount = meta.story({
  name: 'noDiscount: the coupon is refused [COUP-6]',
  tags: ['reply:checkOutCart.noDiscount'],
  ...refusedCart('noDiscount', couponWords(checkOutCart.noDiscount.body.errors)),
});

export const CouponRefused = meta.story({
  name: 'couponRefused: it has expired [CHECK-14]',
  tags: ['reply:checkOutCart.couponRefused'],
  ...refusedCart('couponRefused', couponWords(checkOutCart.couponRefused.body.errors)),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed: a failure told by type [CHECK-49, CHECK-52]',
  tags: ['reply:checkOutCart.updatedFailed'],
  ...refusedCart('updatedFailed', [checkOutCart.updatedFailed.body.message]),
});

export const UpdateFailed = meta.story({
  name: 'updateFailed: the other spelling is read, too [CHECK-52]',
  tags: ['reply:checkOutCart.updateFailed'],
  ...refusedCart('updateFailed', [checkOutCart.updateFailed.body.message]),
});

export const UpgradeFailed = meta.story({
  name: 'upgradeFailed: a failure told by type [CHECK-49]',
  tags: ['reply:checkOutCart.upgradeFailed'],
  ...refusedCart('upgradeFailed', [checkOutCart.upgradeFailed.body.message]),
});
