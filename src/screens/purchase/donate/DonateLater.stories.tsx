import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { Donate } from './Donate.tsx';

const { timing, donation, purchaser, reviewPanel } = english;
const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'ownTiers'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

/** Chooses to check out later, and puts the donation into the cart. */
async function putIntoCart({ canvas, userEvent }: Story): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: timing.later }));
  await userEvent.click(canvas.getByRole('button', { name: timing.add }));
}

export const Now = meta.story({
  name: 'Now, unless the donor chooses later [CHECK-53]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: timing.now })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: timing.later }));
    await expect(canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: timing.add })).toBeEnabled();
  },
});

export const NotOffered = meta.story({
  name: 'Not offered where the host does not allow it [CHECK-53]',
  args: { page: pageOf('showDonate', 'onetime') },
  play: ({ canvas }) => expect(canvas.queryByRole('radio', { name: timing.later })).not.toBeInTheDocument(),
});

export const Adding = meta.story({
  name: 'Later: on its way into the cart',
  tags: ['state:donate.open.adding'],
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await putIntoCart(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
    await expect(story.canvas.getByLabelText(donation.donateAmount)).toBeDisabled();
  },
});

export const Added = meta.story({
  name: 'Later: in the cart, and on to the checkout or the store [CHECK-53, STORE-18]',
  tags: ['state:donate.added'],
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await putIntoCart(story);
    await sees(story, reviewPanel.added);
    await expect(story.canvas.getByRole('link', { name: reviewPanel.checkout })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Later: refused at the amount, with everything as it was [DONATE-16]',
  beforeEach: answers('addToCart', 'amountRefused'),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: donation.monthly }));
    await putIntoCart(story);
    await sees(story, replies.addToCart.amountRefused.body.errors.amount);
    await expect(story.canvas.getByRole('radio', { name: donation.monthly })).toBeChecked();
    await expect(story.canvas.getByLabelText(donation.donateAmount)).toHaveValue('10');
  },
});
