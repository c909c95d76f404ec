import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'international'), query: new URLSearchParams() },
  tags: ['flow:address', 'flow:shipping'],
});

const { address: words, common } = english;

export const Loading = meta.story({
  name: 'Loading the countries: the saved one stands there already',
  tags: ['state:shipping.loading'],
  beforeEach: () => answers('getShipping', { reply: 'shipping', held: hold() })(),
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand'),
});

export const Failed = meta.story({
  name: 'The countries did not come: said, and loaded by one click, with all that was typed [API-24]',
  tags: ['state:shipping.failed', 'reply:getShipping.unavailable'],
  beforeEach: answers('getShipping', 'unavailable', 'shipping'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await sees(story, words.countriesFailed);
    await expect(canvas.getByRole('combobox', { name: words.country })).toHaveDisplayValue('New Zealand');
    await typeInto(story, words.city, 'Dunedin');
    await userEvent.click(canvas.getByRole('button', { name: common.tryAgain }));
    await expect(await canvas.findByRole('option', { name: 'Ireland' })).toBeInTheDocument();
    await expect(await fieldOf(story, words.city)).toHaveValue('Dunedin');
  },
});

export const Moved = meta.story({
  name: 'Another country: its states to choose from, and what it needs [ADDR-15, ADDR-16, ADDR-17]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await canvas.findByRole('option', { name: 'Australia' });
    const country = canvas.getByRole('combobox', { name: words.country });
    const optional = (label: string) => canvas.getByText(label).textContent?.includes(common.optional);
    await expect([optional(words.state), optional(words.postcode)]).toEqual([true, true]);
    await userEvent.selectOptions(country, 'AU');
    await expect([optional(words.state), optional(words.postcode)]).toEqual([false, false]);
    await expect(canvas.getByRole('combobox', { name: words.state })).toHaveDisplayValue(words.chooseState);
    await userEvent.selectOptions(country, 'GB');
    await expect([optional(words.state), optional(words.postcode)]).toEqual([true, false]);
    await expect(canvas.getByRole('textbox', { name: /^State/ })).toHaveValue('');
  },
});

export const OtherName = meta.story({
  name: 'A country is found by any of its names, and shown by the first [ADDR-19, ADDR-20]',
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole('option', { name: 'Great Britain (United Kingdom)' });
    const country = canvas.getByRole('combobox', { name: words.country });
    await userEvent.selectOptions(country, other);
    await expect(country).toHaveDisplayValue('United Kingdom');
    await expect(country).toHaveValue('GB');
  },
});

const unlisted = pageOf('showAddresses', 'unitedStates');
if (unlisted.subscriber.account.addresses.a) unlisted.subscriber.account.addresses.a.state = 'Maine (old)';

export const Unlisted = meta.story({
  name: 'A saved state that the list does not hold stands in it: what is shown is what is sent',
  args: { page: unlisted },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: words.state })).toHaveDisplayValue('Maine (old)'),
});
