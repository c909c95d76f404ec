import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Select } from './Select.tsx';

const { address, required } = english;
const meta = preview.meta({
  title: 'Parts/Forms/Select',
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

const named = meta.story({
  args: {
    options: [
      { value: 'DE', label: 'Germany', others: ['Deutschland'] },
      { value: 'GB', label: 'United Kingdom', others: ['Great Britain', 'UK'] },
      { value: 'IE', label: 'Ireland', others: ['Éire'] },
    ],
  },
});

export const OtherName = named.extend({
  name: 'Typing another name: chooses its option, accents or not [ADDR-20]',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('eir');
    await expect(args.onChange).toHaveBeenCalledWith('IE');
  },
});

export const ListedName = named.extend({
  name: 'Typing a listed or unknown name: handled by the browser',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Control>}d{/Control}gex');
    await expect(args.onChange).not.toHaveBeenCalled();
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
