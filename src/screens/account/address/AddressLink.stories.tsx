import { expect } from 'storybook/test';
import { deletionPath } from '#machines/rules/address/address-slot.ts';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { comesBack, fillUnitedStates, isLeftToBrowser, saveAddress } from '#storybook/addresses.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'noneSaved'), query: new URLSearchParams('token=lnk_9Zc4Tq') },
  tags: ['flow:address'],
});

const { address: words } = english;
const { addressUpdated, addressAdded, linkRefused } = replies.changeAddressByLink;

export const Updated = meta.story({
  name: 'addressUpdated: by the token of a mailed link [ADDR-24, ADDR-25]',
  tags: ['reply:changeAddressByLink.addressUpdated'],
  beforeEach: answers('changeAddressByLink', 'addressUpdated'),
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, words.updated);
    await sees(story, addressUpdated.body.addresses.a.line1);
  },
});

export const Added = meta.story({
  name: 'addressAdded: beside the one in another slot [ADDR-25]',
  args: { page: pageOf('showAddresses', 'international') },
  tags: ['reply:changeAddressByLink.addressAdded'],
  beforeEach: answers('changeAddressByLink', 'addressAdded'),
  play: async (story) => {
    await story.canvas.findByRole('option', { name: 'Ireland' });
    await saveAddress(story);
    await sees(story, words.updated);
    for (const { line1 } of [addressAdded.body.addresses.a, addressAdded.body.addresses.c]) await sees(story, line1);
  },
});

export const LinkRefused = meta.story({
  name: 'linkRefused: the mailed link is not valid any more, and what was typed stays [ADDR-25]',
  tags: ['reply:changeAddressByLink.linkRefused'],
  ...comesBack('changeAddressByLink', 'linkRefused', linkRefused.body.errors),
});

export const Crafted = meta.story({
  name: 'A crafted token is none: the call goes by the session [ADDR-25]',
  args: { query: new URLSearchParams({ token: '../../card' }) },
  beforeEach: answers('changeAddress', 'addressUpdated'),
  tags: ['reply:changeAddress.addressUpdated'],
  play: async (story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    await sees(story, words.updated);
  },
});

export const Deleting = meta.story({
  name: 'The token authorises no deletion, so the link leads to the page that asks for a login [ADDR-5]',
  args: { page: pageOf('showAddresses', 'oneRemovable') },
  play: async ({ canvas }) => {
    const link = canvas.getByText(words.delete);
    await expect(link).toHaveAttribute('href', deletionPath('ship-c'));
    await expect(isLeftToBrowser(link)).toBe(true);
  },
});
