import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { requests } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees, submit } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams('type=gift') },
  tags: ['flow:subscribe'],
});

const { gift, purchaser, address } = english;
const { recipient_name } = requests.subscribe.giftOrder.body;
const choose = async ({ canvas, userEvent }: Story, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

export const Gift = meta.story({
  name: 'A gift asks who gives it, and neither for a password nor for an address [SUBSCRIBE-10, GIFT-1, CHECK-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: gift.gift })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.name)).toBeVisible();
    await expect(canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await sees({ canvas }, english.review.gifts);
  },
});

export const Many = meta.story({
  name: 'Twenty gifts at most, and why it is not what was typed [GIFT-2]',
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByLabelText(gift.quantity);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '21{Enter}');
    await expect(quantity).toHaveValue('20');
    await expect(quantity).toHaveAccessibleDescription(fill(english.common.atMost, { maximum: '20' }));
    await expect(canvas.getByRole('table')).toHaveTextContent('$720.00');
  },
});

export const Recipient = meta.story({
  name: 'Another recipient is named, and with goods has an address of their own [CHECK-12, CHECK-13]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await choose(story, gift.toRecipient);
    await submit(story);
    const name = canvas.getByLabelText(gift.recipientName);
    await expect(name).toHaveAccessibleDescription(new RegExp(english.required.recipient_name));
    await userEvent.type(name, recipient_name);
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    const [tote] = await canvas.findAllByRole('radio', { name: 'One size' });
    if (tote) await userEvent.click(tote);
    await submit(story);
    await expect(await canvas.findByLabelText(address.line1)).toHaveAccessibleDescription(
      new RegExp(english.required['address.line1']),
    );
  },
});
