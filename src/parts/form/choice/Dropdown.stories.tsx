import { expect, fn } from 'storybook/test';
import { sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { Dropdown } from './Dropdown.tsx';

const { institution, dropdown, common, required } = english;

const options = replies.getIdentityProviders.institutions.body.map(({ name }) => ({
  value: `urn:${name}`,
  label: name,
}));
const [blackwater, northShore, isles] = options;

const meta = preview.meta({
  title: 'Parts/Forms/Dropdown',
  component: Dropdown,
  args: { label: institution.label, hint: institution.labelHint, options, onChoose: fn() },
});

export const Untouched = meta.story({
  name: 'Tab through: nothing changes [SHELL-16]',
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
  name: 'Typing: matches by prefix, arrow keys and Enter choose [SHELL-14]',
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
  name: 'Tab: chooses the highlighted match and moves on [SHELL-14]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'north');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveDisplayValue(northShore?.label ?? '');
    await expect(field).toBeValid();
    await expect(args.onChoose).toHaveBeenLastCalledWith(northShore?.value);
  },
});

export const Clicked = meta.story({
  name: 'Mouse: opens and chooses; a click outside chooses nothing [SHELL-16]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('option', { name: isles?.label }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(isles?.value);
    await userEvent.clear(field);
    await userEvent.type(field, 'black');
    await userEvent.click(document.body);
    await expect(field).toBeInvalid();
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('option', { name: blackwater?.label })).not.toBeInTheDocument();
  },
});

export const ChoiceCleared = meta.story({
  name: 'Escape: clears the choice [SHELL-17]',
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

export const OpenListCleared = meta.story({
  name: 'Escape in an open list: closes it and clears the text at once [SHELL-17]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    for (const typed of ['north', 'Atlantis', 'black']) {
      await userEvent.type(field, typed);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveDisplayValue('');
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'b');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});

export const MismatchCleared = meta.story({
  name: 'Escape after a mismatch: clears the text and the error [SHELL-16, SHELL-17]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Atlantis');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveDisplayValue('');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeValid();
  },
});

const many = Array.from({ length: 10_000 }, (_, at) => ({ value: `urn:${at}`, label: `College of ${at}` }));

export const Many = meta.story({
  name: 'Ten thousand options: fifty rows and a count of the rest',
  args: { options: many },
  play: async (story) => {
    const field = story.canvas.getByRole('combobox');
    await story.userEvent.click(field);
    await expect(story.canvas.getAllByRole('option')).toHaveLength(50);
    await sees(story, fillCount(dropdown.more, 9950));
    await story.userEvent.type(field, 'college of 123');
    await expect(story.canvas.getAllByRole('option')).toHaveLength(11);
    await expect(story.canvas.getByRole('status')).toHaveTextContent('11 matches');
  },
});

export const NoMatches = meta.story({
  name: 'No matches: announced, marked on blur, the choice is cleared [SHELL-15, SHELL-16]',
  play: async (story) => {
    const { args, canvas, userEvent } = story;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'BLACKWATER college');
    await expect(args.onChoose).toHaveBeenLastCalledWith(blackwater?.value);
    await userEvent.type(field, 's');
    await sees(story, fillCount(dropdown.matches, 0));
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveDisplayValue('BLACKWATER colleges');
    await expect(field).toHaveAccessibleDescription(`${institution.labelHint} ${common.error} ${dropdown.mismatch}`);
  },
});

export const Refused = meta.story({
  name: 'Form error: shown at the field',
  args: { error: required.entity },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
});
