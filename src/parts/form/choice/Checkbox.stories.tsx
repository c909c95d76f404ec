import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Parts/Forms/Checkbox',
  component: Checkbox,
  args: { label: english.checkout.saveCard, checked: false, onChange: fn() },
});

export const Unchecked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(english.checkout.saveCard));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Checked = meta.story({
  args: { checked: true },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
});

export const Invalid = meta.story({
  args: { error: english.required.other },
  play: ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(new RegExp(english.required.other)),
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeDisabled(),
});
