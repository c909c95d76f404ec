import { expect } from 'storybook/test';
import { alertOf } from '#fixtures/stories/address.ts';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { checkAgain, expectNotice, goesTo, type Story, sees, tells } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { AddressDeletion } from './AddressDeletion.tsx';

const { addressDeletion: words, address, zone, page, outcome } = english;

const meta = preview.meta({
  title: 'Account/Delete an address',
  component: AddressDeletion,
  args: { page: pageOf('showAddressDeletion', 'removable'), path: '/account/address/ship-c/delete' },
});

export const Removable = meta.story({
  name: 'Removable: opening deletes nothing, a button does [ADDR-2, ADDR-5]',
  play: async (story) => {
    await sees(story, '12 Kasturba Road');
    await sees(story, zone['ship-c']);
    await expect(story.canvas.getAllByRole('button')).toHaveLength(1);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeVisible();
  },
});

export const Needed = meta.story({
  name: 'Needed: no button, explains why [ADDR-4]',
  args: { page: pageOf('showAddressDeletion', 'needed'), path: '/account/address/ship-a/delete' },
  play: async (story) => {
    await sees(story, words.needed);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: words.addresses })).toHaveAttribute('href', '/account/address');
  },
});

export const NothingSaved = meta.story({
  name: 'Nothing saved: no button [ADDR-3]',
  args: { page: pageOf('showAddressDeletion', 'nothingSaved'), path: '/account/address/ship-b/delete' },
  play: async (story) => {
    await sees(story, words.nothingSaved);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const submit = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Deleting = meta.story({
  name: 'Deleting: announced, the button keeps the focus [ACCT-31]',
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async (story) => {
    await submit(story);
    await sees(story, address.deleting);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveFocus();
  },
});

export const Deleted = meta.story({
  name: 'Last address deleted: goes to the addresses [ADDR-2, ADDR-26]',
  beforeEach: answers('deleteAddress', 'lastAddressDeleted'),
  play: async (story) => {
    await submit(story);
    await goesTo(story, '/account/address');
    await expectNotice(story, 'addressDeletion.done');
  },
});

const confirm = async ({ canvas, userEvent }: Story) =>
  userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the address can still be deleted [ADDR-4]',
  ...refusals('deleteAddress', { send: confirm, keeps: async (story) => expect(alertOf(story)).toHaveFocus() }),
});

const lost = meta.story({ beforeEach: answers('deleteAddress', dropped) });

async function doubt(story: Story): Promise<void> {
  await confirm(story);
  await tells(story, 'alert', fill(address.deletionUnsure, { category: zone['ship-c'] }), outcome.unsure);
}

export const Unanswered = lost.extend({
  name: 'No answer: outcome unknown, can be sent again [ACCT-29]',
  play: async (story) => {
    await doubt(story);
    await sees(story, page.returnToSettings);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const Checking = lost.extend({
  name: 'Checking again: announced',
  beforeEach: () => answers('getSubscriber', { reply: 'digitalSubscriber', held: hold() })(),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await sees(story, outcome.checking);
  },
});

export const Elsewhere = meta.story({
  name: 'Path without a slot: says that no address is saved, and links to the addresses',
  args: { path: '/account/address/..%2F..%2Fcard/delete' },
  play: (story) => sees(story, words.nothingSaved),
});

export const CardExpiring = meta.story({
  name: 'Card expiring: a notice above the button, with a link to replace it [ACCT-21]',
  args: { page: pageOf('showAddressDeletion', 'cardExpiring'), path: '/account/address/ship-a/delete' },
  ...warns(banners.expiring, fixes.card),
});
