import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { refusedWith } from '#storybook/product-steps.ts';
import { Product } from './Product.tsx';

const { addToCart } = replies;
const meta = preview.meta({
  component: Product,
  args: { page: pageOf('showProduct', 'basicProduct') },
  tags: ['flow:product'],
});

export const Refused = meta.story({
  name: 'refused',
  tags: ['reply:addToCart.refused'],
  ...refusedWith('refused', addToCart.refused.body.errors),
});

export const NotSold = meta.story({
  name: 'notSold',
  tags: ['reply:addToCart.notSold'],
  ...refusedWith('notSold', addToCart.notSold.body.errors),
});

export const Unreleased = meta.story({
  name: 'unreleased',
  tags: ['reply:addToCart.unreleased'],
  ...refusedWith('unreleased', addToCart.unreleased.body.errors.item),
});

export const AmountRefused = meta.story({
  name: 'amountRefused',
  tags: ['reply:addToCart.amountRefused'],
  ...refusedWith('amountRefused', addToCart.amountRefused.body.errors.amount),
});

export const NotForNew = meta.story({
  name: 'notForNew',
  tags: ['reply:addToCart.notForNew'],
  ...refusedWith('notForNew', addToCart.notForNew.body.errors.coupon),
});

export const NotForRenewals = meta.story({
  name: 'notForRenewals',
  tags: ['reply:addToCart.notForRenewals'],
  ...refusedWith('notForRenewals', addToCart.notForRenewals.body.errors.coupon),
});

export const NoDiscount = meta.story({
  name: 'noDiscount',
  tags: ['reply:addToCart.noDiscount'],
  ...refusedWith('noDiscount', addToCart.noDiscount.body.errors.coupon),
});

export const CartInvoiced = meta.story({
  name: 'cartInvoiced',
  tags: ['reply:addToCart.cartInvoiced'],
  ...refusedWith('cartInvoiced', addToCart.cartInvoiced.body.errors),
});

export const CartPaid = meta.story({
  name: 'cartPaid',
  tags: ['reply:addToCart.cartPaid'],
  ...refusedWith('cartPaid', addToCart.cartPaid.body.errors),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:addToCart.viewOnly'],
  ...refusedWith('viewOnly', addToCart.viewOnly.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:addToCart.signedOut'],
  ...refusedWith('signedOut', english.problem.signedOut),
});
