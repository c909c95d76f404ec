import { expect, waitFor, within } from 'storybook/test';
import { answers, asReader, givenReplies } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { anew, refusalsOf } from '#fixtures/stories/refusals.ts';
import {
  checkAgain,
  expectNotice,
  goesTo,
  holdsNo,
  linksIn,
  regionOf,
  reloads,
  type Story,
  sees,
  tells,
} from '#fixtures/stories/steps.ts';
import type { AccountPage, IssueToken } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import type { pages } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import preview from '#storybook/preview.tsx';
import { Account } from './Account.tsx';

const { account, overview, issues, paying, cycle, address, autorenew } = english;

const meta = preview.meta({
  title: 'Account/Account page',
  component: Account,
  tags: ['flow:accountPage'],
  args: { page: pageOf('showAccount', 'extended') },
});

const toCancel = (token: string) => ({ name: english.cancelLink.subscription, to: `/account/cancel/${token}` });

const standing = (name: keyof typeof pages.showAccount, words: string, ...ways: { name: string; to: string }[]) => ({
  args: { page: pageOf('showAccount', name) },
  play: async ({ canvas }: Story) => {
    const region = within(canvas.getByRole('region', { name: account.overview }));
    await expect(region.getByText(words)).toBeVisible();
    const links = region.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual(ways.map(({ name, to }) => [name, to]));
  },
});

export const ExpiringAutorenewOn = meta.story({
  name: 'Expiring, autorenew on: should renew [ACCT-5]',
  ...standing('expiringAutorenewOn', overview.renewing, toCancel('sub_Fz20')),
});

export const ExpiringAutorenewOff = meta.story({
  name: 'Expiring, autorenew off: asks to renew [ACCT-6]',
  ...standing('expiringAutorenewOff', overview.ending, { name: overview.renew, to: '/subscribe/renew' }),
});

export const Extended = meta.story({
  name: 'Extended: with its number of issues, and a link to cancel [ACCT-7, BEYOND-207]',
  ...standing('extended', fillCount(overview.extended, 8), toCancel('sub_Ra14')),
});

export const ExpiredAutorenewOn = meta.story({
  name: 'Expired, autorenew on: renewal expected soon [ACCT-8]',
  ...standing('expiredAutorenewOn', overview.renewalDue, toCancel('sub_Kb03')),
});

export const CardExpiring = meta.story({
  name: 'Card expiring: before the subscription renews [ACCT-21]',
  args: { page: pageOf('showAccount', 'cardExpiring') },
  ...warns(banners.expiring, fixes.card),
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed: amount, date, reason and a link to pay now; no renewal expected',
  args: { page: pageOf('showAccount', 'renewalFailed') },
  play: async (story) => {
    await warns(banners.renewalFailed, fixes.renew).play(story);
    await sees(story, 'Your card has insufficient funds.');
    await standing('renewalFailed', overview.inactive, toCancel('sub_Mi02')).play(story);
  },
});

export const DonationFailing = meta.story({
  name: 'Donation failing: paused, with a link to its page',
  args: { page: pageOf('showAccount', 'donationFailing') },
  ...warns(banners.donationFailed, fixes.donation),
});

const nobodysBilling = async ({ canvas }: Story) => {
  for (const role of ['button', 'link'] as const)
    for (const name of [autorenew.enable, paying.add, paying.change])
      await expect(canvas.queryByRole(role, { name })).not.toBeInTheDocument();
  for (const text of [autorenew.title, autorenew.unpayable, paying.blocked, paying.none])
    await expect(canvas.queryByText(text)).not.toBeInTheDocument();
};

export const GiftRecipient = meta.story({
  name: 'Gift recipient: the giver and end date, no autorenew or billing, can be renewed [BEYOND-66, BEYOND-67]',
  args: { page: pageOf('showAccount', 'giftRecipient') },
  play: async (story) => {
    await standing('giftRecipient', 'A gift from Ada Okafor, until March 14, 2027.', {
      name: overview.renew,
      to: '/subscribe/renew',
    }).play(story);
    await sees(story, paying.given);
    const cycleNow = within(story.canvas.getByRole('region', { name: cycle.current }));
    await expect(cycleNow.getByText(cycle.givenBy)).toBeVisible();
    await nobodysBilling(story);
  },
});

export const Giver = meta.story({
  name: 'Giver: gifts in their own section [BEYOND-64]',
  args: { page: pageOf('showAccount', 'giver') },
  play: async (story) => {
    await standing('giver', overview.inactive, { name: overview.subscribe, to: '/subscribe' }).play(story);
    const region = within(story.canvas.getByRole('region', { name: account.gifts }));
    await expect(await region.findAllByRole('listitem')).toHaveLength(4);
    await expect(story.canvas.getByRole('link', { name: account.gifts })).toBeVisible();
  },
});

export const CardExpiredAlone = meta.story({
  name: 'Expired card without autorenew: still shows a warning',
  args: {
    page: {
      ...pageOf('showAccount', 'expiredAutorenewOff'),
      payment_info: pageOf('showAccount', 'expiredAutorenewOn').payment_info,
    },
  },
  ...warns(banners.expiredAlone, fixes.card),
});

export const ExpiredAutorenewOff = meta.story({
  name: 'Expired, autorenew off: inactive [ACCT-9]',
  ...standing('expiredAutorenewOff', overview.inactive, { name: overview.renew, to: '/subscribe/renew' }),
});

export const LifetimeWithLegacy = meta.story({
  name: 'Lifetime with earlier issues: those come first [ACCT-10, ACCT-11]',
  ...standing('lifetimeWithLegacy', fillCount(overview.legacyFirst, 3), {
    name: overview.donate,
    to: '/donate',
  }),
});

export const Lifetime = meta.story({
  name: 'Lifetime: unlimited [ACCT-10, ACCT-11]',
  ...standing('lifetime', overview.lifetime, { name: overview.donate, to: '/donate' }),
});

export const Cancelled = meta.story({
  name: 'Cancelled: inactive, may subscribe again',
  ...standing('cancelled', overview.inactive, { name: overview.subscribe, to: '/subscribe' }),
});

export const Orders = meta.story({
  name: 'Order history: after the payment settings, with an anchor [BEYOND-51]',
  args: { page: pageOf('showAccount', 'orderHistory') },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: account.orders });
    await expect(await within(section).findAllByRole('listitem')).toHaveLength(10);
    const anchors = linksIn(canvas.getByRole('navigation', { name: account.anchors }));
    await expect(anchors).toContainEqual([account.orders, '/#order-history']);
    await expect(section).toHaveAttribute('id', 'order-history');
  },
});

export const NoOrders = meta.story({
  name: 'Empty history: no orders [BEYOND-51]',
  args: { page: pageOf('showAccount', 'emptyHistory') },
  play: (story) => sees(story, new RegExp(english.history.empty)),
});

export const Anchors = meta.story({
  name: 'Anchors: one for each section, in order [ACCT-3]',
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
  name: 'Sections: settings with links to change them, both cycles, what is on file, issues newest first [ACCT-14, ACCT-15, ACCT-16, ACCT-17, ACCT-38, ACCT-39, ACCT-47, PAYM-5, SUBS-1]',
  play: async (story) => {
    const settings = regionOf(story, account.settings);
    for (const text of ['Ruth Abramowitz', 'ruth@reader.example', '340 Riverside Drive', 'Apartment 9C'])
      await expect(within(settings).getAllByText(text)[0]).toBeVisible();
    await expect(linksIn(settings)).toEqual([
      [account.changeName, '/account/name'],
      [account.changeEmail, '/account/email'],
      [account.changeAddresses, '/account/address'],
    ]);
    const subscription = regionOf(story, account.subscription);
    for (const text of ['Standard', '2 years', 'Print and digital, United States', 'May 14, 2025', '4'])
      await expect(within(regionOf(story, cycle.current)).getByText(text)).toBeVisible();
    await sees(story, '1 year · Standard · Print and digital, United States · 4 issues');
    await expect(within(subscription).getAllByRole('link')[1]).toHaveAccessibleDescription(cycle.next);
    await expect(linksIn(subscription)).toEqual([
      ['Update', '/account/subscriptions/sub_Ra14'],
      ['Update', '/account/subscriptions/sub_Ra15'],
      [english.cancelLink.subscription, '/account/cancel/sub_Ra14'],
    ]);
    await sees(story, 'Mastercard ending in 4444, expires 02/2028');
    await sees(story, 'Harbor Savings, account ending in 6789');
    await expect(linksIn(regionOf(story, account.payment))).toEqual([[paying.change, '/account/payment']]);
    const received = regionOf(story, account.issues);
    await expect(linksIn(received)).toEqual([
      ['The Lamp Room Mar\u00A02026', '/issue/the-lamp-room'],
      ['Low Water Dec\u00A02025', '/issue/low-water'],
      ['Salt Roads Sep\u00A02025', '/issue/salt-roads'],
      ['Orchard Year Jun\u00A02025', '/issue/orchard-year'],
    ]);
    const cover = received.querySelector('img');
    for (const [name, value] of Object.entries({
      src: '/covers/issue-42.svg',
      width: '480',
      height: '600',
      loading: 'lazy',
    }))
      await expect(cover).toHaveAttribute(name, value);
  },
});

export const ManyIssues = meta.story({
  name: '400 issues received: the newest first, all after one click [ACCT-15]',
  args: { page: withIssues(400) },
  play: async (story) => {
    const received = regionOf(story, account.issues);
    await expect(received.querySelectorAll('a')).toHaveLength(12);
    await expect(story.canvas.getByText(fillCount(issues.earlier, 392))).toBeVisible();
    await story.userEvent.click(within(received).getByRole('button', { name: 'Show all 400 issues' }));
    await expect(received.querySelectorAll('a')).toHaveLength(400);
    await expect(received.querySelectorAll('a')[12]).toHaveFocus();
    await expect(within(received).queryByRole('button')).not.toBeInTheDocument();
  },
});

function withIssues(count: number) {
  const page = pageOf('showAccount', 'extended');
  const { issues_delivered } = page.subscriber.timetable;
  const [first] = issues_delivered;
  if (first) issues_delivered.unshift(...Array<IssueToken>(count - issues_delivered.length).fill(first));
  return page;
}

const saying = (name: keyof typeof pages.showAccount, part: string, ...words: string[]) => ({
  args: { page: pageOf('showAccount', name) },
  play: async (story: Story) => {
    for (const text of words) await expect(within(regionOf(story, part)).getAllByText(text)[0]).toBeVisible();
  },
});

export const NoSubscription = meta.story({
  name: 'No subscription: inactive, no cycles, issues or autorenew [ACCT-3, ACCT-13]',
  args: { page: pageOf('showAccount', 'noSubscription') },
  play: async (story) => {
    const standing = regionOf(story, account.overview);
    await expect(within(standing).getByText(overview.inactive)).toBeVisible();
    await expect(linksIn(standing)).toEqual([[overview.subscribe, '/subscribe']]);
    await sees(story, cycle.none);
    await sees(story, paying.none);
    await expect(story.canvas.queryByText(paying.blocked)).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('link', { name: account.issues })).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const DigitalOnly = meta.story({
  name: 'Digital only: no address required [ADDR-23]',
  ...saying('digitalOnly', account.settings, address.digital),
});

export const PrintCanada = meta.story({
  name: 'Print Canada: three years, only a bank account on file',
  ...saying('printCanada', account.subscription, 'Print and digital, Canada', '3 years', '10'),
});

export const PrintInternational = meta.story({
  name: 'Print international: the Student level',
  ...saying('printInternational', account.subscription, 'Print and digital, International', 'Student'),
});

export const DeliveryDiffers = meta.story({
  name: 'Delivery differs: the current delivery and the one paid for next [ACCT-41]',
  ...saying(
    'deliveryDiffers',
    account.subscription,
    'Print and digital, International',
    cycle.paidFor,
    fill(cycle.changes, { now: 'Print and digital, International', later: 'Digital only' }),
  ),
});

export const AddressRemovable = meta.story({
  name: 'Address removable: two saved addresses by category [ACCT-34]',
  ...saying('addressRemovable', account.settings, 'United States', 'International', 'India'),
});

export const FailingEmail = meta.story({
  name: 'Failing email: a notice first, and one at the email [ACCT-25, ACCT-33]',
  args: { page: pageOf('showAccount', 'failingEmail') },
  play: async (story) => {
    await sees(
      story,
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    );
    await expect(within(regionOf(story, account.settings)).getByText(account.emailFailing)).toBeVisible();
  },
});

export const PendingEmail = meta.story({
  name: 'Pending email: shows both addresses [ACCT-33]',
  args: { page: pageOf('showAccount', 'pendingEmail') },
  play: async (story) => {
    const settings = within(regionOf(story, account.settings));
    await expect(settings.getByText('amara@reader.example')).toBeVisible();
    await expect(settings.getByText(fill(account.emailPending, { address: 'amara.nwosu@post.example' }))).toBeVisible();
  },
});

export const AddressMissing = meta.story({
  name: 'Address missing: warnings at the addresses and at the cycle that needs one [ACCT-26, ACCT-27]',
  args: { page: pageOf('showAccount', 'addressMissing') },
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
  name: 'Address missing, inactive: none on record, nothing to update [ACCT-14, ACCT-27]',
  args: { page: pageOf('showAccount', 'addressMissingInactive') },
  play: async (story) => {
    const last = regionOf(story, cycle.last);
    await expect(within(last).getByText('No Address on Record')).toBeVisible();
    await expect(within(last).queryByRole('link')).not.toBeInTheDocument();
  },
});

export const AutorenewHidden = meta.story({
  name: 'Autorenew hidden: cannot be enabled here [ACCT-19]',
  args: { page: pageOf('showAccount', 'autorenewHidden') },
  play: async (story) => {
    await sees(story, overview.ending);
    await expect(story.canvas.queryByRole('button', { name: autorenew.enable })).not.toBeInTheDocument();
  },
});

export const ViewOnly = meta.story({
  name: 'View only: a banner, and buttons that do nothing [SHELL-11]',
  args: { page: pageOf('showAccount', 'viewOnly') },
  play: async (story) => {
    await sees(story, english.page.viewOnly);
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: paying.deleteCard })).toBeDisabled();
  },
});

export const Debugging = meta.story({
  name: 'Debugging: no difference to the page',
  args: { page: pageOf('showAccount', 'debugging') },
  play: (story) => sees(story, fillCount(overview.extended, 2)),
});

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

function namedBefore(page: AccountPage): AccountPage {
  page.subscriber.account.name = 'A Former Name';
  return page;
}

const renamed = (page: keyof typeof pages.showAccount, reply: ReplyName<'getSubscriber'>) => ({
  args: { page: namedBefore(pageOf('showAccount', page)) },
  beforeEach: answers('getSubscriber', reply),
  play: async (story: Story) => {
    const { name } = pageOf('showAccount', page).subscriber.account;
    await sees(story, 'A Former Name');
    comeBack();
    await waitFor(() => expect(story.canvas.queryByText('A Former Name')).not.toBeInTheDocument());
    await sees(story, name);
  },
});

export const ReturnedPrint = meta.story({
  name: 'Print subscriber: a bfcache restore shows current data [ACCT-2]',
  ...renamed('printCanada', 'printSubscriber'),
});

export const ReturnedDigital = meta.story({
  name: 'Digital subscriber: a bfcache restore shows current data',
  ...renamed('digitalOnly', 'digitalSubscriber'),
});

export const ReturnedLifetime = meta.story({
  name: 'Lifetime subscriber: a bfcache restore shows current data',
  ...renamed('lifetimeWithLegacy', 'lifetimeSubscriber'),
});

export const ReturnedWithout = meta.story({
  name: 'Without subscription: a bfcache restore shows current data',
  ...renamed('noSubscription', 'withoutSubscription'),
});

export const ReturnedSignedOut = meta.story({
  name: 'Signed out: a bfcache restore reloads the page [ACCT-2]',
  beforeEach: answers('getSubscriber', 'signedOut'),
  play: async (story) => {
    comeBack();
    await reloads(story);
  },
});

export const ReturnedUnread = meta.story({
  name: 'A refetch that fails after a bfcache restore keeps the page',
  ...anew('getSubscriber', ['tooManyRequests', 'unavailable'], async (story, name) => {
    comeBack();
    await waitFor(() => expect(givenReplies()).toContain(`getSubscriber.${name}`));
    await sees(story, 'Ruth Abramowitz');
  }),
});

export const RereadViewOnly = meta.story({
  name: 'View only: the banner stays during a refetch [SHELL-11]',
  args: { page: pageOf('showAccount', 'viewOnly') },
  parameters: { rests: 'accountPage.viewing.reading' },
  play: async (story) => {
    comeBack();
    await sees(story, english.page.viewOnly);
  },
});

export const ReturnedViewOnly = meta.story({
  name: 'View only: a bfcache restore refetches [SHELL-11]',
  args: { page: namedBefore(pageOf('showAccount', 'viewOnly')) },
  beforeEach: answers('getSubscriber', 'signedOut'),
  play: async (story) => {
    comeBack();
    await reloads(story);
  },
});

/** Thirty days from now (ISO), since stories run on any day. */
const NEXT = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const nextDay = formatDate(NEXT, 'en-US');

function awaiting(page: AccountPage): AccountPage {
  const { tokens = [] } = page.subscriber.timetable.current_subscription?.info ?? {};
  for (const { state, issue } of tokens) if (state === 'active' && issue) issue.release_date = NEXT;
  return page;
}

const renewing = meta.story({
  args: { page: awaiting(pageOf('showAccount', 'expiringAutorenewOn')) },
  beforeEach: asReader('expiring'),
});
const ending = meta.story({
  args: {
    page: {
      ...awaiting(pageOf('showAccount', 'expiringAutorenewOff')),
      payment_info: pageOf('showAccount', 'expiringAutorenewOn').payment_info,
    },
  },
  beforeEach: asReader('expiring-autorenew-off'),
});

const click = ({ canvas, userEvent }: Story, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const dialogSays = async ({ canvas }: Pick<Story, 'canvas'>, ...words: string[]) => {
  const [, ...said] = canvas.getByRole('dialog').querySelectorAll('p');
  await expect(said.map(({ textContent }) => textContent)).toEqual(words);
};

const flip = (from: 'enable' | 'disable') => async (story: Story) => {
  await click(story, autorenew[from]);
  await click(story, english.common.ok);
  await reloads(story);
};

export const AutorenewAsked = renewing.extend({
  name: 'Disabling autorenew: asks first, listing the consequences [ACCT-18, ACCT-21, SHELL-13]',
  play: async (story) => {
    await sees(story, 'Your subscription will renew at the end of your cycle, but you can cancel at any time.');
    await click(story, autorenew.disable);
    await expect(story.canvas.getByRole('dialog', { name: 'Turn off autorenew?' })).toBeVisible();
    await dialogSays(
      story,
      "You'll still receive the 1 issue you've paid for.",
      `Your subscription would have renewed on ${nextDay} at the earliest.`,
      autorenew.nothingNow,
    );
  },
});

export const AutorenewOffered = ending.extend({
  name: 'Enabling autorenew: asks first, with the charge and its date [ACCT-18, SHELL-13]',
  play: async (story) => {
    await click(story, autorenew.enable);
    await expect(story.canvas.getByRole('dialog', { name: 'Turn on autorenew?' })).toBeVisible();
    await dialogSays(
      story,
      `Your subscription will renew when its issues run out, on ${nextDay} at the earliest.`,
      'We will charge your Visa ending 4242 then. You pay nothing now.',
    );
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toHaveFocus();
  },
});

export const AutorenewActing = renewing.extend({
  name: 'Disabling autorenew in progress: the dialog stays',
  beforeEach: () => answers('flipAutorenew', { reply: 'autorenewOff', held: hold() })(),
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const AutorenewChecking = renewing.extend({
  name: 'Autorenew refetched before the switch: the dialog stays',
  parameters: { rests: 'autorenew.checking' },
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const AutorenewDisabled = renewing.extend({
  name: 'Autorenew off: reloads and confirms it [ACCT-20]',
  beforeEach: answers('flipAutorenew', 'autorenewOff'),
  play: async (story) => {
    await flip('disable')(story);
    await expectNotice(story, 'autorenewOff.done');
  },
});

export const AutorenewEnabled = ending.extend({
  name: 'Autorenew on: reloads and confirms it [ACCT-18, ACCT-20]',
  beforeEach: answers('flipAutorenew', 'autorenewOn'),
  play: async (story) => {
    await flip('enable')(story);
    await expectNotice(story, 'autorenewOn.done');
  },
});

const closed = (name: keyof typeof pages.showAccount, words: string, ...ways: [name: string, to: string][]) => ({
  args: { page: pageOf('showAccount', name) },
  play: async (story: Story) => {
    const settings = regionOf(story, account.subscription);
    await expect(within(settings).getByText(words, { exact: false })).toBeVisible();
    await expect(within(settings).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(settings).queryByText(english.subscribe.renewNote)).not.toBeInTheDocument();
    for (const way of ways) await expect(linksIn(settings)).toContainEqual(way);
  },
});

export const AutorenewUnpayable = meta.story({
  name: 'Nothing on file: no autorenew, a link to add a card [ACCT-18]',
  ...closed('expiringAutorenewOff', autorenew.unpayable, [paying.add, '/account/payment']),
});

export const AutorenewCancelled = meta.story({
  name: 'Cancelled subscription: no autorenew, a link to subscribe',
  ...closed('cancelled', autorenew.cancelled, [overview.subscribe, '/subscribe']),
});

export const AutorenewForLife = meta.story({
  name: 'Lifetime subscription: no autorenew',
  ...closed('lifetime', autorenew.lifetime),
});

const refusing = <Id extends 'flipAutorenew' | 'deleteCard'>(
  id: Id,
  send: (story: Story) => Promise<void>,
  end: 'autorenewOn.refused' | 'cardDeletion.refused',
  but: readonly ReplyName<Id>[] = [],
) =>
  anew(id, refusalsOf(id, but), async (story) => {
    await send(story);
    await expectNotice(story, end);
  });

const deleteCard = async (story: Story) => {
  await click(story, paying.deleteCard);
  await click(story, english.common.ok);
  await goesTo(story, '/account');
};

export const CardDeletionAsked = renewing.extend({
  name: 'Deleting the card: names it and the consequences [PAYM-7, PAYM-9, SHELL-13]',
  play: async (story) => {
    await click(story, paying.deleteCard);
    await expect(
      story.canvas.getByRole('dialog', { name: 'Delete your Visa ending 4242?' }),
    ).toHaveAccessibleDescription(
      'Deleting your card will disable autorenew, and renewal is blocked until you add payment information again.',
    );
  },
});

export const BankDeletionAsked = meta.story({
  name: 'Two methods: deletes only the bank account [PAYM-7]',
  beforeEach: answers('deleteCard', 'cardDeleted'),
  play: async (story) => {
    await click(story, paying.deleteBank);
    const name = 'Delete your Harbor Savings account ending 6789?';
    await expect(story.canvas.getByRole('dialog', { name })).toHaveAccessibleDescription(
      fill(paying.bankStops, { method: 'Mastercard ending 4444' }),
    );
    await click(story, english.common.ok);
    await expectNotice(story, 'bankDeletion.done');
  },
});

export const CardDeletionActing = renewing.extend({
  name: 'Deleting the card in progress: the dialog stays',
  beforeEach: () => answers('deleteCard', { reply: 'cardDeleted', held: hold() })(),
  play: async (story) => {
    await click(story, paying.deleteCard);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const CardDeleted = renewing.extend({
  name: 'Card deleted: returns to /account and confirms it [PAYM-8]',
  beforeEach: answers('deleteCard', 'cardDeleted'),
  play: async (story) => {
    await deleteCard(story);
    await expectNotice(story, 'cardDeletion.done');
  },
});

export const AutorenewRefusals = ending.extend({
  name: 'Refusals to turn autorenew on: unchanged, the next page says why [ACCT-20]',
  ...refusing('flipAutorenew', flip('enable'), 'autorenewOn.refused', ['outdated']),
});

export const CardDeletionRefusals = renewing.extend({
  name: 'Refusals to delete the card: it stays on file, the next page says why [PAYM-8]',
  ...refusing('deleteCard', deleteCard, 'cardDeletion.refused'),
});

export const AutorenewAskedAnew = ending.extend({
  name: 'Outdated: shows what changed, asks again before switching autorenew [ACCT-22]',
  beforeEach: answers('flipAutorenew', 'outdated'),
  play: async (story) => {
    await click(story, autorenew.enable);
    await click(story, english.common.ok);
    await expect(await story.canvas.findByText(autorenew.changedOff)).toBeVisible();
  },
});

export const AutorenewContradicted = renewing.extend({
  name: 'Contradictory reply: reported on the next page [ACCT-22]',
  beforeEach: answers('flipAutorenew', 'autorenewOn'),
  play: async (story) => {
    await flip('disable')(story);
    await expectNotice(story, 'autorenewOff.contradicted');
  },
});

export const AutorenewCheckedAgain = renewing.extend({
  name: 'Autorenew in doubt, checking again: announced, the notice keeps the focus',
  parameters: { world: { notice: { act: 'autorenewOff', end: 'unsure' } } },
  beforeEach: () => answers('getSubscriber', { reply: 'printSubscriber', held: hold() })(),
  play: async (story) => {
    await checkAgain(story);
    await expect(story.canvas.getByRole('button', { name: english.outcome.checkAgain })).toBeDisabled();
    await sees(story, english.outcome.checking);
    await tells(story, 'alert', english.accountOutcome.offUnsure);
  },
});

const onPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

const stays = async ({ canvasElement, args }: Story & { canvasElement: HTMLElement; args: { page?: AccountPage } }) => {
  await expect(canvasElement).toHaveTextContent(args.page?.subscriber.account.email ?? '');
  await holdsNo(canvasElement, 'script, iframe, [onerror]');
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect([clientWidth, scrollWidth]).toEqual([320, 320]);
};

export const Unbroken = onPhone.extend({
  name: 'Unbroken words: no overflow on a narrow page',
  args: { page: withWords('M'.repeat(200)) },
  play: stays,
});

export const Markup = onPhone.extend({
  name: 'Markup: shown as text',
  args: { page: withWords('"><img src=x onerror=alert(1)><script>alert(1)</script>') },
  play: stays,
});

export const Turned = onPhone.extend({
  name: 'Right-to-left text: affects nothing around it',
  args: { page: withWords('\u202Eمجلة الفصول\u202E') },
  play: stays,
});

function withWords(words: string): AccountPage {
  const page = pageOf('showAccount', 'extended');
  const { account, timetable } = page.subscriber;
  const cycles = [timetable.current_subscription, ...timetable.future_subscriptions].filter((cycle) => cycle !== null);
  const tokens = [...timetable.issues_delivered, ...cycles.flatMap(({ info }) => info.tokens)];
  const issues = [...timetable.issues_expected, ...tokens.map(({ issue }) => issue)].filter((issue) => issue !== null);
  for (const issue of issues) Object.assign(issue, { title: words, image: undefined });
  for (const { info } of cycles) info.order.name = words;
  Object.assign(account.addresses.a ?? {}, {
    line1: words,
    line2: words,
    city: words,
    state: words,
    country_name: words,
  });
  Object.assign(account, { name: words, email_change: `${words}@reader.example` });
  Object.assign(page.payment_info?.card ?? {}, { type: words });
  Object.assign(page.payment_info?.ach ?? {}, { bank_name: words });
  page.settings.shipping_categories = { 'ship-a': words };
  return page;
}

export const EmailConfirmed = meta.story({
  name: 'Email confirmed: names the address and takes the focus [EMAIL-6]',
  args: { page: pageOf('showAccount', 'emailConfirmed') },
  play: async (story) => {
    const said = fill(english.emailConfirmed.confirmed, { address: 'noor@reader.example' });
    await sees(story, said);
    await waitFor(() => expect(story.canvas.getByText(said).closest('[role="status"]')).toHaveFocus());
  },
});

export const NextChargesTold = meta.story({
  name: 'Next charges: amount, day and card of the subscription, and the monthly donation [BEYOND-218]',
  args: { page: pageOf('showAccount', 'expiringAutorenewOn') },
  play: async (story) => {
    await sees(story, /\$60\.00 is due on June.1, 2026, from Visa ending 4242/);
    await sees(story, /\$10\.00 is due on March.30, 2026/);
    await expect(story.canvas.getByRole('link', { name: english.cancelLink.donation })).toHaveAttribute(
      'href',
      '/account/cancel/don_fatima',
    );
  },
});
