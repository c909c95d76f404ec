import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import preview from '#storybook/preview.tsx';
import { QuantityField } from './QuantityField.tsx';

const { common, review } = english;
const meta = preview.meta({
  title: 'Parts/Forms/Quantity field',
  component: QuantityField,
  args: { label: review.quantity, value: 2, minimum: 1, maximum: 20, onChange: fn() },
});

const button = (text: typeof common.increase) => ({ name: fill(text, { label: review.quantity }) });

export const Middle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', button(common.increase)));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await userEvent.type(canvas.getByRole('textbox'), '5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('25');
  },
});

export const AsTyped = meta.story({
  name: 'Typed numbers: reported at once within the bounds, otherwise on blur [BEYOND-1]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('20');
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('200');
  },
});

export const AtMost = meta.story({
  args: { value: 20, hint: fill(common.atMost, { maximum: '20' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', button(common.increase)));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('20 at most');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
});
