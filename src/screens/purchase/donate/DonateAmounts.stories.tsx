import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees, submit } from '#storybook/steps.ts';
import { Donate } from './Donate.tsx';

const { donation, purchaser, required, problem } = english;
const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

export const LinkRefused = meta.story({
  name: 'Link whose amount is none: the page says what stands in its place [DONATE-3]',
  args: { query: new URLSearchParams('amount=7,5') },
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, fill(donation.linkRefused, { amount: '$25.00' }));
    await userEvent.type(canvas.getByLabelText(donation.donateAmount), '0');
    await expect(canvas.queryByText(/could not read/)).not.toBeInTheDocument();
  },
});

export const Problems = meta.story({
  name: 'Sent with an amount that can be meant in two ways [DONATE-6]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.clear(canvas.getByLabelText(donation.donateAmount));
    await userEvent.type(canvas.getByLabelText(donation.donateAmount), '7,5');
    await submit(story);
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveAccessibleDescription(
      new RegExp(problem.amountUnreadable),
    );
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAccessibleDescription(new RegExp(required.name));
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveFocus();
  },
});

export const OtherGivenUp = meta.story({
  name: 'What was typed for once is not what every month begins with [DONATE-2, DONATE-9]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const amount = canvas.getByLabelText(donation.donateAmount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,234');
    await sees(story, '$1,234.00');
    await userEvent.click(canvas.getByRole('radio', { name: donation.monthly }));
    await expect(amount).toHaveValue('25');
    await expect(canvas.queryByText('$1,234.00')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /Supporter/ })).toBeChecked();
  },
});

export const FullWidth = meta.story({
  name: 'Full-width digits are read as the amount that they are [DONATE-12]',
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText(donation.donateAmount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '５０');
    await expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked();
    await sees({ canvas }, '$50.00');
  },
});
