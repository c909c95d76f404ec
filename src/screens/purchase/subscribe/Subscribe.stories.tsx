import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { fillDigital, sees, seesButton, submit } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

export const Visitor = meta.story({
  name: 'Visitor, with the defaults [SUBSCRIBE-1, SUBSCRIBE-5, SUBSCRIBE-7, SUBSCRIBE-9, SUBSCRIBE-10]',
  tags: ['page:showSubscribe.visitor', 'state:subscribe.open.filling', 'state:checkout.sendable'],
  play: async ({ canvas }) => {
    for (const title of ['level', 'adjust', 'shipping', 'years', 'donation', 'benefits', 'swag'] as const) {
      await expect(canvas.getByRole('heading', { name: english.subscribe[title] })).toBeVisible();
    }
    for (const benefit of ['4 new issues per year', english.benefit.archive, english.benefit.files])
      await sees({ canvas }, benefit);
    const chosen = canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
    await expect(chosen.slice(0, 5)).toEqual(['personal', 'low', 'print', '1year', 'ship-a']);
  },
});

export const Donor = meta.story({
  name: 'Reader with an account and a card [CHECK-8, CHECK-23, CHECK-32]',
  args: { page: pageOf('showSubscribe', 'donor') },
  tags: ['page:showSubscribe.donor'],
  play: async ({ canvas }) => {
    const { name, email } = pages.showSubscribe.donor.body.subscriber.account;
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveValue(name);
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(english.purchaser.email)).toHaveValue(email);
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton({ canvas }, 'payment');
  },
});

export const Link = meta.story({
  name: 'Link that asks for a choice [SUBSCRIBE-2, SUBSCRIBE-3]',
  args: { query: new URLSearchParams('level=high&shipping=ship-b&years=2years') },
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
    await expect(chosen.slice(0, 5)).toEqual(['personal', 'high', 'print', '2year', 'ship-b']);
  },
});

export const Problems = meta.story({
  name: 'Sent empty: every problem at its field and in the summary',
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    const summary = await canvas.findByRole('heading', { name: english.common.problemTitle });
    await expect(summary).toBeVisible();
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveAccessibleDescription(/Enter your name/);
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveFocus();
  },
});

export const Digital = meta.story({
  name: 'Digital asks for no address',
  play: async (story) => {
    await fillDigital(story);
    await expect(story.canvas.queryByLabelText(english.address.line1)).not.toBeInTheDocument();
  },
});
