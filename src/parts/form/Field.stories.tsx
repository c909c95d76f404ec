import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { Field } from './Field.tsx';

const { purchaser, common, required } = english;
const meta = preview.meta({
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
  name: 'Password: shown and hidden, and in no attribute of the document',
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
  globals: { direction: 'rtl' },
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
