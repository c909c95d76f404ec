import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import type { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { account, overview } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

/** The overview says this, and offers this way on or none. */
const standing = (name: keyof typeof pages.showAccount, words: string, way?: { name: string; to: string }) => ({
  args: { page: pageOf('showAccount', name) },
  play: async ({ canvas }: Story) => {
    const region = within(canvas.getByRole('region', { name: account.overview }));
    await expect(region.getByText(words)).toBeVisible();
    const links = region.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual(way ? [[way.name, way.to]] : []);
  },
});

export const ExpiringAutorenewOn = meta.story({
  name: 'expiringAutorenewOn: it should renew [ACCT-5]',
  tags: ['page:showAccount.expiringAutorenewOn', 'state:accountPage.open', 'state:autorenew.idle'],
  ...standing('expiringAutorenewOn', overview.renewing),
});

export const ExpiringAutorenewOff = meta.story({
  name: 'expiringAutorenewOff: the reader is asked to renew [ACCT-6]',
  tags: ['page:showAccount.expiringAutorenewOff', 'state:cardDeletion.idle'],
  ...standing('expiringAutorenewOff', overview.ending, { name: overview.renew, to: '/subscribe/renew' }),
});

export const Extended = meta.story({
  name: 'extended: with its count [ACCT-7]',
  tags: ['page:showAccount.extended'],
  ...standing('extended', fillCount(overview.extended, 8)),
});

export const ExpiredAutorenewOn = meta.story({
  name: 'expiredAutorenewOn: renewal is expected soon [ACCT-8]',
  tags: ['page:showAccount.expiredAutorenewOn'],
  ...standing('expiredAutorenewOn', overview.renewalDue),
});

export const ExpiredAutorenewOff = meta.story({
  name: 'expiredAutorenewOff: inactive [ACCT-9]',
  tags: ['page:showAccount.expiredAutorenewOff'],
  ...standing('expiredAutorenewOff', overview.inactive, { name: overview.renew, to: '/subscribe/renew' }),
});

export const LifetimeWithLegacy = meta.story({
  name: 'lifetimeWithLegacy: the issues of before come first [ACCT-10, ACCT-11]',
  tags: ['page:showAccount.lifetimeWithLegacy'],
  ...standing('lifetimeWithLegacy', fillCount(overview.legacyFirst, 3), {
    name: overview.donate,
    to: '/donate',
  }),
});

export const Lifetime = meta.story({
  name: 'lifetime: unlimited [ACCT-10, ACCT-11]',
  tags: ['page:showAccount.lifetime'],
  ...standing('lifetime', overview.lifetime, { name: overview.donate, to: '/donate' }),
});

export const Cancelled = meta.story({
  name: 'cancelled: inactive, and may subscribe again',
  tags: ['page:showAccount.cancelled'],
  ...standing('cancelled', overview.inactive, { name: overview.subscribe, to: '/subscribe' }),
});
