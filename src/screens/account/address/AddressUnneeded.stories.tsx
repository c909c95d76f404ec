import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'notRequired'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { address: words } = english;

export const NotRequired = meta.story({
  name: 'notRequired: a digital subscription asks for none, and every category is closed [ADDR-6, ADDR-21, ADDR-23]',
  tags: ['page:showAddresses.notRequired'],
  play: async (story) => {
    await sees(story, words.digital);
    for (const radio of story.canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const NoSubscription = meta.story({
  name: 'noSubscription: none is needed and none is saved [ADDR-6]',
  args: { page: pageOf('showAddresses', 'noSubscription') },
  tags: ['page:showAddresses.noSubscription'],
  play: async (story) => {
    await sees(story, words.noneSaved);
    await expect(story.canvas.queryByText(words.digital)).not.toBeInTheDocument();
    for (const radio of story.canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

const renamed = pageOf('showAddresses', 'oneRemovable');
renamed.settings.shipping_categories = { 'ship-a': 'Stateside', 'ship-b': 'Up north', 'ship-c': 'Everywhere else' };

export const Renamed = meta.story({
  name: 'The categories by the names of the site [ADDR-11]',
  args: { page: renamed },
  play: async ({ canvas }) => {
    const labels = ['Stateside', 'Up north', 'Everywhere else'];
    for (const name of labels) await expect(canvas.getByRole('radio', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Everywhere else/ })).toBeVisible();
    await expect(canvas.queryByText(english.zone['ship-c'])).not.toBeInTheDocument();
  },
});

const twoNeeded = pageOf('showAddresses', 'oneRemovable');
twoNeeded.subscriber.timetable.address_required = { a: true, b: false, c: true };

export const TwoNeeded = meta.story({
  name: 'Two categories that are needed: what is typed for each stays while the other is chosen',
  args: { page: twoNeeded },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(canvas.getByRole('textbox', { name: words.city }), ' Port');
    await userEvent.click(canvas.getByRole('radio', { name: english.zone['ship-c'] }));
    await expect(canvas.getByRole('textbox', { name: words.city })).toHaveValue('Bengaluru');
    await userEvent.click(canvas.getByRole('radio', { name: english.zone['ship-a'] }));
    await expect(canvas.getByRole('textbox', { name: words.city })).toHaveValue('Cambridge Port');
  },
});
