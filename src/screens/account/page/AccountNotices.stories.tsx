import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn, regionOf } from '#storybook/regions.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const { account, cycle } = english;

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
  tags: ['flow:accountPage'],
});

export const FailingEmail = meta.story({
  name: 'failingEmail: said before all else, and at the email [ACCT-25, ACCT-33]',
  args: { page: pageOf('showAccount', 'failingEmail') },
  tags: ['page:showAccount.failingEmail'],
  play: async (story) => {
    await sees(
      story,
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    );
    await expect(within(regionOf(story, account.settings)).getByText(account.emailFailing)).toBeVisible();
  },
});

export const PendingEmail = meta.story({
  name: 'pendingEmail: both addresses are shown [ACCT-33]',
  args: { page: pageOf('showAccount', 'pendingEmail') },
  tags: ['page:showAccount.pendingEmail'],
  play: async (story) => {
    const settings = within(regionOf(story, account.settings));
    await expect(settings.getByText('amara@reader.example')).toBeVisible();
    await expect(settings.getByText(fill(account.emailPending, { address: 'amara.nwosu@post.example' }))).toBeVisible();
  },
});

export const AddressMissing = meta.story({
  name: 'addressMissing: under the addresses, and at the cycle that needs one [ACCT-26, ACCT-27]',
  args: { page: pageOf('showAccount', 'addressMissing') },
  tags: ['page:showAccount.addressMissing'],
  play: async (story) => {
    const settings = within(regionOf(story, account.settings));
    await expect(settings.getByText('You do not have an address on record for us to send to.')).toBeVisible();
    const current = regionOf(story, cycle.current);
    await expect(current).toHaveTextContent('No Address to send to. Please add one now.');
    await expect(linksIn(current)).toContainEqual(['Please add one now.', '/account/address']);
    await sees(story, fill(english.issues.waiting, { issue: 'The Lamp Room' }));
  },
});

export const AddressMissingInactive = meta.story({
  name: 'addressMissingInactive: there is none on record, and nothing to update [ACCT-14, ACCT-27]',
  args: { page: pageOf('showAccount', 'addressMissingInactive') },
  tags: ['page:showAccount.addressMissingInactive'],
  play: async (story) => {
    const last = regionOf(story, cycle.last);
    await expect(within(last).getByText('No Address on Record')).toBeVisible();
    await expect(linksIn(last)).toEqual([]);
  },
});

export const Arrived = meta.story({
  name: 'What the page before could not do is said once [ACCT-20, ACCT-29, PAYM-8]',
  parameters: { world: { notice: 'cardDeletionRefused' } },
  play: async (story) => {
    const notice = story.canvas.getByRole('alert');
    await expect(notice).toHaveTextContent(english.notice.cardDeletionRefused);
    await expect(notice).toHaveTextContent(contacting(english.problem.callFailed));
  },
});
