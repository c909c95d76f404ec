import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies, requests } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { fillUnitedStates, saveAddress } from '#storybook/addresses.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'noneSaved'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { address: words, common, required, accountNotice } = english;
const { addressUpdated, addressAdded } = replies.changeAddress;

export const Updated = meta.story({
  name: 'addressUpdated: said, the reader is taken to it, and it stands among the saved [ADDR-24, ADDR-1]',
  tags: ['reply:changeAddress.addressUpdated', 'state:address.open.completed'],
  beforeEach: answers('changeAddress', 'addressUpdated'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, words.updated);
    await expect(story.canvas.getByText(words.updated).closest('[role="status"]')).toHaveFocus();
    await expect(story.canvas.getByRole('listitem')).toHaveTextContent(addressUpdated.body.addresses.a.line1);
    await expect(story.canvas.queryByText(accountNotice.addressMissing)).not.toBeInTheDocument();
  },
});

const added = pageOf('showAddresses', 'oneRemovable');
added.subscriber.timetable.address_required.c = true;
added.subscriber.account.addresses.c = null;
const { line1, city } = requests.changeAddress.elsewhere.body;

export const Added = meta.story({
  name: 'addressAdded: in a country that needs neither state nor postcode [ADDR-14, ADDR-15, ADDR-16]',
  args: { page: added },
  tags: ['reply:changeAddress.addressAdded'],
  beforeEach: answers('changeAddress', 'addressAdded'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('radio', { name: english.zone['ship-c'] }));
    await canvas.findByRole('option', { name: 'Ireland' });
    await userEvent.selectOptions(canvas.getByLabelText(words.country), 'IE');
    await typeInto(story, words.line1, line1);
    await typeInto(story, words.city, city);
    await saveAddress(story);
    await sees(story, words.updated);
    await sees(story, addressAdded.body.addresses.c.line1);
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, and the button keeps the focus [ACCT-31]',
  tags: ['state:address.sending'],
  beforeEach: () => answers('changeAddress', { reply: 'addressUpdated', held: hold() })(),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.city)).toBeDisabled();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: line 1, city, state and postcode are asked for at their fields [ADDR-14, ADDR-15, ADDR-16]',
  play: async (story) => {
    await story.canvas.findByRole('combobox', { name: words.state });
    await saveAddress(story);
    for (const line of ['line1', 'city', 'state', 'postcode'] as const) await sees(story, required[`address.${line}`]);
    await expect(await fieldOf(story, words.line1)).toHaveFocus();
  },
});
