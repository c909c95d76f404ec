import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold, type Step } from '#mocks/reply.ts';
import { alertOf } from '#storybook/addresses.ts';
import { checkAgain, tells } from '#storybook/outcomes.ts';
import { pageOf } from '#storybook/pages.ts';
import { banners, fixes, warns } from '#storybook/payment-banner.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, goesTo, leavesNotice, type Story, sees } from '#storybook/steps.ts';
import { AddressDeletion } from './AddressDeletion.tsx';

const { addressDeletion: words, address, zone, page, problem, outcome } = english;
const { addressNeeded, viewOnly, unavailable } = replies.deleteAddress;

const meta = preview.meta({
  title: 'Account/Delete an address',
  component: AddressDeletion,
  args: { page: pageOf('showAddressDeletion', 'removable'), path: '/account/address/ship-c/delete' },
  tags: ['flow:addressDeletion'],
});

export const Removable = meta.story({
  name: 'Removable: opening deletes nothing, a button does [ADDR-2, ADDR-5]',
  tags: ['page:showAddressDeletion.removable'],
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
  tags: ['page:showAddressDeletion.needed'],
  play: async (story) => {
    await sees(story, words.needed);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: words.addresses })).toHaveAttribute('href', '/account/address');
  },
});

export const NothingSaved = meta.story({
  name: 'Nothing saved: no button [ADDR-3]',
  args: { page: pageOf('showAddressDeletion', 'nothingSaved'), path: '/account/address/ship-b/delete' },
  tags: ['page:showAddressDeletion.nothingSaved'],
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
  tags: ['reply:deleteAddress.lastAddressDeleted'],
  beforeEach: answers('deleteAddress', 'lastAddressDeleted'),
  play: async (story) => {
    await submit(story);
    await goesTo(story, '/account/address');
    await leavesNotice(story, 'addressDeletion.done');
  },
});

const stays = (step: Step<'deleteAddress'>, said: string) => ({
  beforeEach: answers('deleteAddress', step),
  play: async (story: Story) => {
    const button = story.canvas.getByRole('button', { name: words.submit });
    await story.userEvent.click(button);
    await sees(story, said);
    await expect(alertOf(story)).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
});

export const NeededMeanwhile = meta.story({
  name: 'Address needed: required since the page was loaded [ADDR-4]',
  tags: ['reply:deleteAddress.addressNeeded'],
  ...stays('addressNeeded', addressNeeded.body.errors),
});

export const SignedOut = meta.story({
  name: 'Signed out',
  tags: ['reply:deleteAddress.signedOut'],
  ...stays('signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'View only',
  tags: ['reply:deleteAddress.viewOnly'],
  ...stays('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'Too many requests',
  tags: ['reply:deleteAddress.tooManyRequests'],
  ...stays('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'Unavailable',
  tags: ['reply:deleteAddress.unavailable'],
  ...stays('unavailable', unavailable.body.errors),
});

const lost = meta.story({ beforeEach: answers('deleteAddress', dropped) });

async function doubt(story: Story): Promise<void> {
  await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
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

export const FoundDone = lost.extend({
  name: 'Checked again: deleted, the addresses page confirms it',
  beforeEach: answers('getSubscriber', 'digitalSubscriber'),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await goesTo(story, '/account/address');
    await leavesNotice(story, 'addressDeletion.done');
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
  tags: ['flow:addressDeletion', 'page:showAddressDeletion.cardExpiring'],
  ...warns(banners.expiring, fixes.card),
});
