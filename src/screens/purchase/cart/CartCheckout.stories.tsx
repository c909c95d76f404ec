import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { orderCart } from '#storybook/cart-checkout-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, sees, seesButton, submit } from '#storybook/steps.ts';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  component: CartCheckout,
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
  tags: ['flow:cartCheckout'],
});

const intent = replies.checkOutCart.started.body.data.keys.payment_intent_id;

export const Filling = meta.story({
  name: 'Sent empty: every problem at its field and in the summary, and nothing asked for twice',
  tags: ['state:cartCheckout.open.editing.filling'],
  play: async (story) => {
    await submit(story);
    await sees(story, english.common.problemTitle);
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toHaveFocus();
    await expect(story.canvas.getByLabelText(english.purchaser.email)).toHaveAccessibleDescription(/Enter your email/);
  },
});

export const Ordering = meta.story({
  name: 'The order is on its way: the cart stands still [CHECK-29, CHECK-35]',
  tags: ['state:cartCheckout.open.ordering', 'state:cart.locked'],
  beforeEach: () => answers('checkOutCart', { reply: 'started', held: hold() })(),
  play: async (story) => {
    await orderCart(story);
    await seesButton(story, 'loading');
    await expect(story.canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Doubtful = meta.story({
  name: 'An order in doubt: only a check is offered, and the cart stands still [POLL-6, POLL-8]',
  tags: ['state:cartCheckout.open.editing.doubtful'],
  parameters: { world: { attempt: { step: 'completing', intent } } },
  beforeEach: answers('getFulfilment', 'unavailable'),
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
    await expect(story.canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Completed = meta.story({
  name: 'Ordered: every tab hears that the cart is empty, and the page is left [CHECK-41]',
  tags: ['state:cartCheckout.announcing', 'state:cartCheckout.completed', 'reply:checkOutCart.gratis'],
  beforeEach: answers('checkOutCart', 'gratis'),
  play: async (story) => {
    await orderCart(story);
    await goesTo(story, `/receipts?token=${replies.checkOutCart.gratis.body.data.receipt}`);
    await seesButton(story, 'completed');
  },
});

export const EmptiedMeanwhile = meta.story({
  name: 'Reloaded while the order completes: its cart is empty by now, and it is seen to its end [POLL-1]',
  args: { page: pageOf('showCheckout', 'emptyCart') },
  parameters: { world: { attempt: { step: 'completing', intent } } },
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await seesButton(story, 'completing');
    await expect(story.canvas.queryByText(english.cart.empty)).not.toBeInTheDocument();
  },
});
