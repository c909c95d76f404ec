import { expect, fn } from 'storybook/test';
import { inDollars } from '#fixtures/data/in-dollars.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { AmountField } from './AmountField.tsx';

const { donation, problem } = english;
const meta = preview.meta({
  title: 'Parts/Forms/Amount field',
  component: AmountField,
  args: { label: donation.amount, hint: inDollars(donation.amountHint), value: '25', onChange: fn() },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: donation.amount });
    await expect(field).toHaveAccessibleDescription(inDollars(donation.amountHint));
    await userEvent.type(field, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('250');
  },
});

export const Invalid = meta.story({
  args: { value: 'twenty', error: inDollars(problem.amountUnreadable) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: donation.amount });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(new RegExp(inDollars(problem.amountUnreadable)));
  },
});

export const Refused = meta.story({
  name: 'Invalid after blur: only the form announces the error [BEYOND-32]',
  args: { value: '0.55', error: inDollars(problem.donationTooSmall), problem: inDollars(problem.donationTooSmall) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(inDollars(problem.donationTooSmall)),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
});
