import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { Dropdown } from './Dropdown.tsx';

const { institution } = english;
const options = replies.getIdentityProviders.institutions.body.map(({ name }) => ({
  value: `urn:${name}`,
  label: name,
}));
const [blackwater] = options;

const meta = preview.meta({
  component: Dropdown,
  args: { label: institution.label, hint: institution.labelHint, options, onChoose: fn() },
});

export const Chosen = meta.story({
  name: 'Escape clears what is chosen [SHELL-17]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'black{Enter}');
    await expect(field).toHaveDisplayValue(blackwater?.label ?? '');
    await expect(args.onChoose).toHaveBeenLastCalledWith(blackwater?.value);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveDisplayValue('');
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  name: 'Escape closes an open list first, and clears what is typed next [SHELL-17]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'north');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveDisplayValue('north');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveDisplayValue('');
    await userEvent.type(field, 'b');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});

export const Mismatched = meta.story({
  name: 'Escape clears what is no option, and with it the mark [SHELL-16, SHELL-17]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Atlantis');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field).toHaveDisplayValue('');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeValid();
  },
});
