import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Field, type FieldProps } from './Field.tsx';

const { purchaser, common, required } = english;
const meta = preview.meta({
  title: 'Parts/Forms/Field',
  component: Field,
  args: { label: purchaser.name, value: 'Ada Okafor', autoComplete: 'name', onChange: fn() },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: purchaser.name }), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada Okafor!');
  },
});

export const Invalid = meta.story({
  args: { value: '', error: required.name },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${common.error} ${required.name}`);
  },
});

export const WithHint = meta.story({
  args: { label: purchaser.email, hint: purchaser.emailHint, type: 'email', value: '' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(purchaser.emailHint),
});

export const Optional = meta.story({
  args: { label: english.address.line2, value: '', optional: true },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('textbox', { name: new RegExp(`${english.address.line2}.*${common.optional}`) }),
    ).toBeVisible(),
});

export const Password = meta.story({
  name: 'Password: shown and hidden, never in a DOM attribute',
  args: { label: purchaser.password, type: 'password', value: 'correct horse', autoComplete: 'new-password' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(purchaser.password, { selector: 'input' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: `${common.show} ${purchaser.password}` }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await expect(field.outerHTML).not.toContain('correct horse');
  },
});

export const RightToLeft = meta.story({
  args: { value: 'ليلى الحكيم' },
  globals: { locale: 'ar-EG' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'auto'),
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('readonly'),
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
});

export const Multiline = meta.story({
  name: 'Multiline: keeps line breaks',
  args: { label: english.address.line2, value: 'One line', multiline: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('One line\n');
  },
});

function Held({ onChange, ...props }: FieldProps) {
  const [value, setValue] = useState(props.value);
  const hold = (now: string) => {
    setValue(now);
    onChange(now);
  };
  return <Field {...props} value={value} onChange={hold} />;
}

export const Day = meta.story({
  name: 'Date: picked and cleared',
  args: { label: english.address.line2, value: '', type: 'date' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByLabelText<HTMLInputElement>(english.address.line2);
    fireEvent.change(box, { target: { value: '2026-12-24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    fireEvent.change(box, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});
