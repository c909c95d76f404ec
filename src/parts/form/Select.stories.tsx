import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { Select } from './Select.tsx';

const { address, required } = english;
const meta = preview.meta({
  component: Select,
  args: {
    label: address.country,
    value: '',
    placeholder: address.chooseCountry,
    options: [
      { value: 'FR', label: 'France' },
      { value: 'GB', label: 'United Kingdom' },
    ],
    onChange: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: address.country }), 'FR');
    await expect(args.onChange).toHaveBeenCalledWith('FR');
  },
});

export const Chosen = meta.story({
  args: { value: 'GB' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue('United Kingdom'),
});

export const Invalid = meta.story({
  args: { error: required['address.country'] },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
});
