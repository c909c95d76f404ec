import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, leavesNotice, type Story, sees } from '#storybook/steps.ts';
import { AddressDeletion } from './AddressDeletion.tsx';

const meta = preview.meta({
  component: AddressDeletion,
  args: { page: pageOf('showAddressDeletion', 'removable'), path: '/account/address/ship-c/delete' },
  tags: ['flow:addressDeletion'],
});

const { addressDeletion: words, address, zone, page } = english;
const submit = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Removable = meta.story({
  name: 'removable: opened, it deletes nothing; one button does [ADDR-2, ADDR-5]',
  tags: ['page:showAddressDeletion.removable', 'state:addressDeletion.sendable'],
  play: async (story) => {
    await sees(story, '12 Kasturba Road');
    await sees(story, zone['ship-c']);
    await expect(story.canvas.getAllByRole('button')).toHaveLength(1);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeVisible();
  },
});

export const Needed = meta.story({
  name: 'needed: no button, and why [ADDR-4]',
  args: { page: pageOf('showAddressDeletion', 'needed'), path: '/account/address/ship-a/delete' },
  tags: ['page:showAddressDeletion.needed', 'state:addressDeletion.closed'],
  play: async (story) => {
    await sees(story, words.needed);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: words.addresses })).toHaveAttribute('href', '/account/address');
  },
});

export const NothingSaved = meta.story({
  name: 'nothingSaved: no button [ADDR-3]',
  args: { page: pageOf('showAddressDeletion', 'nothingSaved'), path: '/account/address/ship-b/delete' },
  tags: ['page:showAddressDeletion.nothingSaved'],
  play: async (story) => {
    await sees(story, words.nothingSaved);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Deleting = meta.story({
  name: 'Deleting: said, and the button keeps the focus [ACCT-31]',
  tags: ['state:addressDeletion.sending'],
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async (story) => {
    await submit(story);
    await sees(story, address.deleting);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveFocus();
  },
});

export const Deleted = meta.story({
  name: 'lastAddressDeleted: on to the addresses [ADDR-2, ADDR-26]',
  tags: ['reply:deleteAddress.lastAddressDeleted', 'state:addressDeletion.completed'],
  beforeEach: answers('deleteAddress', 'lastAddressDeleted'),
  play: async (story) => {
    await submit(story);
    await goesTo(story, '/account/address');
    await leavesNotice(story, 'addressDeleted');
  },
});

export const Elsewhere = meta.story({
  name: 'A path that names no slot: the page cannot be shown',
  args: { path: '/account/address/..%2F..%2Fcard/delete' },
  play: (story) => sees(story, page.broken),
});
