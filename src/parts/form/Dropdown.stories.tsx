import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Dropdown } from './Dropdown.tsx';

const { institution, dropdown, common } = english;
const options = replies.getIdentityProviders.institutions.body.map(({ name }) => ({
  value: `urn:${name}`,
  label: name,
}));
const [, northShore] = options.map(({ label }) => label);

const meta = preview.meta({
  component: Dropdown,
  args: { label: institution.label, hint: institution.labelHint, options, onChoose: fn() },
});

export const Untouched = meta.story({
  name: 'Passed through by Tab: nothing changes [SHELL-16]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: institution.label });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Matching = meta.story({
  name: 'Matches by prefix; arrow keys and Enter choose [SHELL-14]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'b');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 matches');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveDisplayValue(options[3]?.label ?? '');
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[3]?.value);
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Tabbed = meta.story({
  name: 'Tab chooses the match that is lit, and goes on [SHELL-14]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'north');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveDisplayValue(northShore ?? '');
    await expect(field).toBeValid();
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[1]?.value);
  },
});

export const NoMatches = meta.story({
  name: '0 matches: said, marked when the field is left, and the choice is taken back [SHELL-15, SHELL-16]',
  play: async (story) => {
    const { args, canvas, userEvent } = story;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'BLACKWATER college');
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[0]?.value);
    await userEvent.type(field, 's');
    await sees(story, fillCount(dropdown.matches, 0));
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveDisplayValue('BLACKWATER colleges');
    await expect(field).toHaveAccessibleDescription(`${institution.labelHint} ${common.error} ${dropdown.mismatch}`);
  },
});
