import { expect } from 'storybook/test';
import { deletionPath } from '#machines/rules/address/address-slot.ts';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { fieldOf } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { type Story, sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'unitedStates'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { address: words, accountNotice, zone } = english;
const categories = ['us', 'ca', 'other'];
const linkTo = (category: string) => ({ name: fill(words.deleteNamed, { category }) });

/** The page tells which category can be chosen: these, and no other. */
async function opens({ canvas }: Pick<Story, 'canvas'>, ...open: string[]) {
  const radios = canvas.getAllByRole<HTMLInputElement>('radio');
  await expect(radios.map(({ value }) => value)).toEqual(categories);
  await expect(radios.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(open);
  for (const radio of radios.filter(({ disabled }) => disabled))
    await expect(radio).toHaveAccessibleDescription(words.unneeded);
}

export const UnitedStates = meta.story({
  name: 'unitedStates: saved, needed, and its country fixed [ADDR-1, ADDR-6, ADDR-7, ADDR-9, ADDR-18]',
  tags: ['page:showAddresses.unitedStates', 'state:address.open.sendable'],
  play: async (story) => {
    await opens(story, 'us');
    await expect(await fieldOf(story, words.line1)).toHaveValue('61 Congress Street');
    await expect(await story.canvas.findByRole('textbox', { name: words.country })).toHaveAttribute('readonly');
    await expect(story.canvas.queryByText(words.delete)).not.toBeInTheDocument();
  },
});

export const Canada = meta.story({
  name: 'canada: with the provinces to choose from [ADDR-17]',
  args: { page: pageOf('showAddresses', 'canada') },
  tags: ['page:showAddresses.canada'],
  play: async (story) => {
    await opens(story, 'ca');
    await expect(await story.canvas.findByRole('combobox', { name: words.state })).toHaveDisplayValue('Quebec');
  },
});

export const International = meta.story({
  name: 'international: with the countries to choose from, by the first of their names [ADDR-19, ADDR-20]',
  args: { page: pageOf('showAddresses', 'international') },
  tags: ['page:showAddresses.international'],
  play: async (story) => {
    await opens(story, 'other');
    await expect(await story.canvas.findByRole('option', { name: 'Ireland' })).toHaveValue('IE');
    await expect(story.canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand');
  },
});

export const OneRemovable = meta.story({
  name: 'oneRemovable: the one that is not needed has the warning and the way to delete it [ADDR-3, ADDR-4, ADDR-8]',
  args: { page: pageOf('showAddresses', 'oneRemovable') },
  tags: ['page:showAddresses.oneRemovable'],
  play: async (story) => {
    const link = story.canvas.getByRole('link', linkTo(zone['ship-c']));
    await expect(link).toHaveAttribute('href', deletionPath('ship-c'));
    await expect(link.closest('li')).toHaveTextContent(words.unneeded);
    await expect(story.canvas.queryByRole('link', linkTo(zone['ship-a']))).not.toBeInTheDocument();
    await opens(story, 'us');
  },
});

export const NoneSaved = meta.story({
  name: 'noneSaved: needed and missing [ACCT-26, ADDR-21]',
  args: { page: pageOf('showAddresses', 'noneSaved') },
  tags: ['page:showAddresses.noneSaved'],
  play: (story) => sees(story, accountNotice.addressMissing),
});
