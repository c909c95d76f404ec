import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { orderCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

export const EmptyCart = meta.story({
  name: 'Empty: nothing but that it is, and the way to the store [CART-15, CHECK-1, CHECK-2]',
  args: { page: pageOf('showCheckout', 'emptyCart') },
  tags: ['page:showCheckout.emptyCart'],
  play: async (story) => {
    await sees(story, english.cart.empty);
    const browse = story.canvas.getByRole('link', { name: english.reviewPanel.browse });
    await expect(browse).toHaveAttribute('href', '/store');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unanswered = meta.story({
  name: 'Empty after an order whose answer was lost: it may have been placed, and the reader is told so',
  args: { page: pageOf('showCheckout', 'emptyCart') },
  parameters: { world: { attempt: { step: 'placing', key: '3f0c8a52-6f0b-4d1e-9b0a-5a2f6f1d7c11' } } },
  play: (story) => sees(story, english.cartCheckout.unanswered),
});

export const InvoicedCart = meta.story({
  name: 'An invoice was made of the cart: nothing of it can be changed or paid here [CART-11, CART-14]',
  args: { page: pageOf('showCheckout', 'invoicedCart') },
  tags: ['page:showCheckout.invoicedCart'],
  play: async (story) => {
    await sees(story, english.cart.invoiced);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const CartEmpty = meta.story({
  name: 'cartEmpty: the cart was emptied elsewhere, and that is all that is said [CART-15, CHECK-2]',
  tags: ['reply:checkOutCart.cartEmpty'],
  beforeEach: () => {
    answers('checkOutCart', 'cartEmpty')();
    answers('getCart', 'empty')();
  },
  play: async (story) => {
    await orderCart(story);
    await waitFor(() => expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(story.canvas.getAllByText(english.cart.empty)).toHaveLength(1);
  },
});

export const PaidElsewhere = meta.story({
  name: 'paidElsewhere: no button pays the same cart again; it can be looked for',
  tags: ['reply:checkOutCart.paidElsewhere', 'reply:getCart.digitalIssue'],
  beforeEach: () => {
    answers('checkOutCart', 'paidElsewhere')();
    answers('getCart', 'digitalIssue', 'empty')();
  },
  play: async (story) => {
    await orderCart(story);
    await sees(story, replies.checkOutCart.paidElsewhere.body.errors);
    await sees(story, english.cartCheckout.held);
    await expect(story.canvas.queryByRole('button', { name: /Payment/ })).not.toBeInTheDocument();
    const again = story.canvas.getByRole('button', { name: english.submit.checkAgain });
    await waitFor(() => expect(again).toBeEnabled());
    await story.userEvent.click(again);
    await sees(story, english.cart.empty);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
