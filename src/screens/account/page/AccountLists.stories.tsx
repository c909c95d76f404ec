import { expect, within } from 'storybook/test';
import type { IssueToken } from '#machines/api/contract.ts';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn, regionOf } from '#storybook/regions.ts';
import { Account } from './Account.tsx';

const { account, issues, paying } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

export const Payment = meta.story({
  name: 'Payment Settings: a card and a bank account on file [ACCT-17, PAYM-5]',
  play: async (story) => {
    const settings = regionOf(story, account.payment);
    await expect(within(settings).getByText('Mastercard ending in 4444, expires 02/2028')).toBeVisible();
    await expect(within(settings).getByText('Harbor Savings, account ending in 6789')).toBeVisible();
    await expect(linksIn(settings)).toEqual([[paying.change, '/account/payment']]);
  },
});

export const Issues = meta.story({
  name: 'Issues Received: newest first, with covers of a fixed size that load as they are near [ACCT-15, ACCT-47]',
  play: async (story) => {
    const received = regionOf(story, account.issues);
    await expect(linksIn(received)).toEqual([
      ['The Lamp Room Mar 2026', '/issue/the-lamp-room'],
      ['Low Water Dec 2025', '/issue/low-water'],
      ['Salt Roads Sep 2025', '/issue/salt-roads'],
      ['Orchard Year Jun 2025', '/issue/orchard-year'],
    ]);
    const [cover] = Array.from(received.querySelectorAll('img'));
    await expect(['src', 'width', 'height', 'loading'].map((name) => cover?.getAttribute(name))).toEqual([
      '/covers/issue-42.svg',
      '480',
      '600',
      'lazy',
    ]);
  },
});

export const Many = meta.story({
  name: 'Issues Received: of 400 the newest, and all of them by one click [ACCT-15]',
  args: { page: withIssues(400) },
  play: async (story) => {
    const received = regionOf(story, account.issues);
    await expect(received.querySelectorAll('a')).toHaveLength(12);
    await expect(story.canvas.getByText(fillCount(issues.earlier, 392))).toBeVisible();
    await story.userEvent.click(within(received).getByRole('button', { name: 'Show all 400 issues' }));
    await expect(received.querySelectorAll('a')).toHaveLength(400);
    await expect(received.querySelectorAll('a')[12]).toHaveFocus();
    await expect(received.querySelector('button')).not.toBeInTheDocument();
  },
});

/** Ruth's page, after many years. */
function withIssues(count: number) {
  const page = pageOf('showAccount', 'extended');
  const { issues_delivered } = page.subscriber.timetable;
  const [first] = issues_delivered;
  if (first) issues_delivered.unshift(...Array<IssueToken>(count - issues_delivered.length).fill(first));
  return page;
}
