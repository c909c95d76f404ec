import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Dropdown } from './Dropdown.tsx';

const { institution, dropdown, required } = english;
const options = replies.getIdentityProviders.institutions.body.map(({ name }) => ({
  value: `urn:${name}`,
  label: name,
}));
const [blackwater, , isles] = options.map(({ label }) => label);
const many = Array.from({ length: 10_000 }, (_, at) => ({ value: `urn:${at}`, label: `College of ${at}` }));

const meta = preview.meta({
  component: Dropdown,
  args: { label: institution.label, hint: institution.labelHint, options, onChoose: fn() },
});

export const Many = meta.story({
  name: 'Ten thousand: fifty are drawn, and how many more there are is said',
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

export const Refused = meta.story({
  name: 'An error of the form, at the field',
  args: { error: required.entity },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
});

export const Clicked = meta.story({
  name: 'Opened and chosen by mouse; a click beside it chooses nothing [SHELL-16]',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('option', { name: isles }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(options[2]?.value);
    await userEvent.clear(field);
    await userEvent.type(field, 'black');
    await userEvent.click(document.body);
    await expect(field).toBeInvalid();
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('option', { name: blackwater })).not.toBeInTheDocument();
  },
});
