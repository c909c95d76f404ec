import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn, regionOf } from '#storybook/regions.ts';
import { Account } from './Account.tsx';

const { account, cycle } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

export const Anchors = meta.story({
  name: 'Anchors lead to each part, in order [ACCT-3]',
  parameters: { world: { path: '/account' } },
  play: async ({ canvas, canvasElement }) => {
    const anchors = linksIn(canvas.getByRole('navigation', { name: account.anchors }));
    await expect(anchors.map(([name]) => name)).toEqual([
      'Overview',
      'Account Settings',
      'Subscription Settings',
      'Payment Settings',
      'Issues Received',
    ]);
    const fragments = anchors.map(([, to]) => to?.replace('/account', ''));
    const titles = fragments.map((to) => canvasElement.querySelector(`${to} > h2`)?.textContent);
    await expect(titles).toEqual(anchors.map(([name]) => name));
  },
});

export const Settings = meta.story({
  name: 'Account Settings: name, email, addresses, and the ways to change them [ACCT-16, SUBS-1]',
  play: async (story) => {
    const settings = regionOf(story, account.settings);
    for (const text of [
      'Ruth Abramowitz',
      'ruth@reader.example',
      '340 Riverside Drive',
      'Apartment 9C',
      'United States',
    ])
      await expect(within(settings).getAllByText(text)[0]).toBeVisible();
    await expect(linksIn(settings)).toEqual([
      [account.changeName, '/account/name'],
      [account.changeEmail, '/account/email'],
      [account.changeAddresses, '/account/address'],
    ]);
  },
});

export const Cycles = meta.story({
  name: 'Subscription Settings: the current cycle and the next, each to be updated [ACCT-14, ACCT-38, ACCT-39]',
  play: async (story) => {
    const settings = regionOf(story, account.subscription);
    const current = within(regionOf(story, cycle.current));
    for (const text of ['Standard', '2 years', 'Print, United States', 'May 14, 2025', '4'])
      await expect(current.getByText(text)).toBeVisible();
    await expect(within(settings).getByText('1 year · Standard · Print, United States · 4 issues')).toBeVisible();
    await expect(within(settings).getAllByRole('link')[1]).toHaveAccessibleDescription(cycle.next);
    await expect(linksIn(settings)).toEqual([
      ['Update', '/account/subscriptions/sub_Ra14'],
      ['Update', '/account/subscriptions/sub_Ra15'],
    ]);
  },
});
