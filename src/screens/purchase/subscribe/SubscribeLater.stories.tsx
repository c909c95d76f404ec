import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees, seesButton } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'checkoutLater'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

const { timing, purchaser, reviewPanel } = english;
const addLater = async ({ canvas, userEvent }: Story) => {
  await userEvent.click(await canvas.findByRole('radio', { name: timing.later }));
  await userEvent.click(await canvas.findByRole('button', { name: timing.add }));
};

export const Now = meta.story({
  name: 'checkoutLater: the reader may choose when; now is chosen, and no offers stand beside it [CHECK-53, SUBSCRIBE-16]',
  tags: ['page:showSubscribe.checkoutLater'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: timing.now })).toBeChecked();
    await seesButton({ canvas }, 'proceed');
    await expect(canvas.queryByRole('heading', { name: english.subscribe.donation })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: english.subscribe.swag })).not.toBeInTheDocument();
  },
});

export const Adding = meta.story({
  name: 'Later asks for nothing more, and the form waits while it is added',
  tags: ['state:subscribe.open.adding'],
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await addLater(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
    await expect(story.canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
  },
});

export const Added = meta.story({
  name: 'Added: on to the store or the checkout, where the focus is [CHECK-53, STORE-18]',
  tags: ['state:subscribe.added'],
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await addLater(story);
    await sees(story, reviewPanel.added);
    const link = story.canvas.getByRole('link', { name: reviewPanel.checkout });
    await expect(link).toHaveAttribute('href', '/store/checkout');
    await expect(link.closest('[tabindex]')).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Refused: the words of the server, and the form as it was',
  beforeEach: answers('addToCart', 'refused', 'added'),
  play: async (story) => {
    await addLater(story);
    await sees(story, replies.addToCart.refused.body.errors);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: timing.add }));
    await sees(story, reviewPanel.added);
  },
});

export const Reading = meta.story({
  name: 'Gifts are counted: where the cart is not known, it is read before they are added',
  tags: ['state:addToCart.reading'],
  beforeEach: () => answers('getCart', { reply: 'empty', held: hold() })(),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: new RegExp(`^${english.gift.gift}`) }));
    await addLater(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
  },
});
