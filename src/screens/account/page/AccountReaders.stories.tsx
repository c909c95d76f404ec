import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import type { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn, regionOf } from '#storybook/regions.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { account, address, cycle, overview, paying } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

/** A part of the page says all of this. */
const saying = (name: keyof typeof pages.showAccount, part: string, ...words: string[]) => ({
  args: { page: pageOf('showAccount', name) },
  play: async (story: Story) => {
    for (const text of words) await expect(within(regionOf(story, part)).getAllByText(text)[0]).toBeVisible();
  },
});

export const NoSubscription = meta.story({
  name: 'noSubscription: inactive, without cycles, issues or autorenew [ACCT-3, ACCT-13]',
  args: { page: pageOf('showAccount', 'noSubscription') },
  tags: ['page:showAccount.noSubscription'],
  play: async (story) => {
    const standing = regionOf(story, account.overview);
    await expect(within(standing).getByText(overview.inactive)).toBeVisible();
    await expect(linksIn(standing)).toEqual([[overview.subscribe, '/subscribe']]);
    await sees(story, cycle.none);
    await sees(story, paying.none);
    await expect(story.canvas.queryByRole('link', { name: account.issues })).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const DigitalOnly = meta.story({
  name: 'digitalOnly: no address is required [ADDR-23]',
  tags: ['page:showAccount.digitalOnly'],
  ...saying('digitalOnly', account.settings, address.digital),
});

export const PrintCanada = meta.story({
  name: 'printCanada: three years, and a bank account alone',
  tags: ['page:showAccount.printCanada'],
  ...saying('printCanada', account.subscription, 'Print, Canada', '3 years', '10'),
});

export const PrintInternational = meta.story({
  name: 'printInternational: at the Student level',
  tags: ['page:showAccount.printInternational'],
  ...saying('printInternational', account.subscription, 'Print, International', 'Student'),
});

export const DeliveryDiffers = meta.story({
  name: 'deliveryDiffers: what is sent now is not what is paid for next [ACCT-41]',
  tags: ['page:showAccount.deliveryDiffers'],
  ...saying(
    'deliveryDiffers',
    account.subscription,
    'Print, International',
    cycle.paidFor,
    fill(cycle.changes, { now: 'Print, International', later: 'Digital' }),
  ),
});

export const AddressRemovable = meta.story({
  name: 'addressRemovable: two saved addresses, by category [ACCT-34]',
  tags: ['page:showAccount.addressRemovable'],
  ...saying('addressRemovable', account.settings, 'United States', 'International', 'India'),
});
