import { expect, waitFor, within } from 'storybook/test';
import { answers, asReader, givenReplies, journal } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { departures } from '#fixtures/stories/refusals.ts';
import {
  checkAgain,
  goesTo,
  holdsNo,
  leavesNotice,
  linksIn,
  regionOf,
  reloads,
  type Story,
  sees,
  tells,
} from '#fixtures/stories/steps.ts';
import type { AccountPage, GivenGift, IssueToken } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { type pages, replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import preview from '#storybook/preview.tsx';
import { Account } from './Account.tsx';

const { account, overview, issues, paying, cycle, address, autorenew } = english;

const meta = preview.meta({
  title: 'Account/Account page',
  component: Account,
  args: { page: pageOf('showAccount', 'extended') },
});

function withOwnCycle(page: AccountPage): AccountPage {
  const { timetable } = page.subscriber;
  const { current_subscription: current } = timetable;
  if (!current) throw new Error('The reader has no subscription.');
  const { gift: _, ...own } = { ...current, info: { ...current.info, token: 'sub_own' } };
  return {
    ...page,
    subscriber: { ...page.subscriber, timetable: { ...timetable, future_subscriptions: [own] } },
  };
}

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
  name: 'Expiring, autorenew on: should renew [ACCT-5]',
  tags: ['flow:accountPage', 'page:showAccount.expiringAutorenewOn'],
  ...standing('expiringAutorenewOn', overview.renewing),
});

export const ExpiringAutorenewOff = meta.story({
  name: 'Expiring, autorenew off: asks to renew [ACCT-6]',
  tags: ['flow:accountPage', 'page:showAccount.expiringAutorenewOff'],
  ...standing('expiringAutorenewOff', overview.ending, { name: overview.renew, to: '/subscribe/renew' }),
});

export const Extended = meta.story({
  name: 'Extended: with its number of issues [ACCT-7]',
  tags: ['flow:accountPage', 'page:showAccount.extended'],
  ...standing('extended', fillCount(overview.extended, 8)),
});

export const ExpiredAutorenewOn = meta.story({
  name: 'Expired, autorenew on: renewal expected soon [ACCT-8]',
  tags: ['flow:accountPage', 'page:showAccount.expiredAutorenewOn'],
  ...standing('expiredAutorenewOn', overview.renewalDue),
});

const viewed = (page: AccountPage): AccountPage => ({ ...page, settings: { ...page.settings, view_only: true } });

export const CardExpiring = meta.story({
  name: 'Card expiring: before the subscription renews [ACCT-21]',
  tags: ['flow:accountPage', 'page:showAccount.cardExpiring'],
  args: { page: pageOf('showAccount', 'cardExpiring') },
  ...warns(banners.expiring, fixes.card),
});

export const CardExpired = meta.story({
  name: 'Card expired: the subscription cannot renew [ACCT-21, ACCT-17]',
  tags: ['flow:accountPage'],
  args: { page: pageOf('showAccount', 'expiredAutorenewOn') },
  ...warns(banners.expired, fixes.card),
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed: amount, date, reason and a link to pay now; no renewal expected',
  tags: ['flow:accountPage', 'page:showAccount.renewalFailed'],
  args: { page: pageOf('showAccount', 'renewalFailed') },
  play: async (story) => {
    await warns(banners.renewalFailed, fixes.renew).play(story);
    await sees(story, 'Your card has insufficient funds.');
    await standing('renewalFailed', overview.inactive).play(story);
  },
});

export const DonationFailing = meta.story({
  name: 'Donation failing: paused, with a link to its page',
  tags: ['flow:accountPage', 'page:showAccount.donationFailing'],
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
  tags: ['flow:accountPage', 'page:showAccount.giftRecipient'],
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

function withGiftAfter(page: AccountPage): AccountPage {
  const { timetable } = page.subscriber;
  const gift = pageOf('showAccount', 'giftRecipient').subscriber.timetable.current_subscription;
  return {
    ...page,
    subscriber: { ...page.subscriber, timetable: { ...timetable, future_subscriptions: gift ? [gift] : [] } },
  };
}

export const GiftAfterOwn = meta.story({
  name: 'Gift after one’s own subscription: adds the giver and end date only [BEYOND-66]',
  tags: ['flow:accountPage'],
  args: { page: withGiftAfter(pageOf('showAccount', 'extended')) },
  play: async (story) => {
    await expect(story.canvas.getByText(/ · A gift from Ada Okafor, until March 14, 2027\.$/)).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toBeVisible();
  },
});

const recipient = pageOf('showAccount', 'giftRecipient');
const { payment_info: pastCard } = pageOf('showAccount', 'expiredAutorenewOn');

export const GiftRecipientWithCard = meta.story({
  name: 'Gift recipient with an expired card: not asked for another [BEYOND-67]',
  tags: ['flow:accountPage'],
  args: { page: { ...recipient, payment_info: pastCard } },
  play: async (story) => {
    for (const words of [banners.expired, banners.expiredAlone])
      await expect(story.canvas.queryByText(words, { exact: false })).not.toBeInTheDocument();
    await story.userEvent.click(story.canvas.getByRole('button', { name: paying.deleteCard }));
    await sees(story, paying.givenStays);
  },
});

export const GiftRenewed = meta.story({
  name: 'Gift recipient who renewed: autorenew and payment are offered [BEYOND-67]',
  tags: ['flow:accountPage'],
  args: { page: withOwnCycle(recipient) },
  play: async (story) => {
    await sees(story, autorenew.unpayable);
    await sees(story, paying.blocked);
    await expect(story.canvas.getAllByRole('link', { name: paying.add })).toHaveLength(2);
  },
});

const giverBefore = (token: string, change: Partial<GivenGift>): AccountPage => {
  const page = pageOf('showAccount', 'giver');
  return { ...page, gifts: page.gifts?.map((gift) => (gift.token === token ? { ...gift, ...change } : gift)) ?? [] };
};

export const Giver = meta.story({
  name: 'Giver: gifts in their own section [BEYOND-64]',
  tags: ['flow:accountPage', 'page:showAccount.giver'],
  args: { page: pageOf('showAccount', 'giver') },
  play: async (story) => {
    await standing('giver', overview.inactive, { name: overview.subscribe, to: '/subscribe' }).play(story);
    const region = within(story.canvas.getByRole('region', { name: account.gifts }));
    await expect(await region.findAllByRole('listitem')).toHaveLength(4);
    await expect(story.canvas.getByRole('link', { name: account.gifts })).toBeVisible();
  },
});

export const WithoutGifts = meta.story({
  name: 'No gifts given: no section',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: account.gifts })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: account.gifts })).not.toBeInTheDocument();
  },
});

export const GiftRedeemedMeanwhile = meta.story({
  name: 'Gift redeemed meanwhile: not sent again, shown as redeemed [BEYOND-64, BEYOND-65]',
  tags: ['flow:accountPage'],
  args: { page: giverBefore('gft_Ib1q', { state: 'sent', sent_at: '2025-12-01' }) },
  beforeEach: asReader('giver'),
  play: async (story) => {
    const buttons = await story.canvas.findAllByRole('button', { name: english.gifts.resend });
    await expect(buttons).toHaveLength(3);
    const last = buttons.at(-1);
    if (last) await story.userEvent.click(last);
    await tells(story, 'alert', english.giftOutcome.refused, replies.resendGift.giftRedeemed.body.errors);
    await sees(story, 'Redeemed on December 5, 2025');
    await expect(story.canvas.getAllByRole('button', { name: english.gifts.resend })).toHaveLength(2);
  },
});

export const GiftFoundSent = meta.story({
  name: 'No answer: "Check again" finds that the link was sent [BEYOND-65]',
  tags: ['flow:accountPage'],
  args: { page: pageOf('showAccount', 'giver') },
  beforeEach: () => {
    asReader('giver')();
    // Sends the gift once more than the page data shows.
    journal.ask('resendGift', { params: { token: 'gft_Ib2q' } });
    answers('resendGift', dropped)();
  },
  play: async (story) => {
    const [first] = await story.canvas.findAllByRole('button', { name: english.gifts.resend });
    if (first) await story.userEvent.click(first);
    await tells(story, 'alert', english.giftOutcome.unsure);
    await checkAgain(story);
    await tells(story, 'status', english.giftOutcome.done);
  },
});

export const CardExpiredAlone = meta.story({
  name: 'Expired card without autorenew: still shows a warning',
  tags: ['flow:accountPage'],
  args: {
    page: {
      ...pageOf('showAccount', 'expiredAutorenewOff'),
      payment_info: pageOf('showAccount', 'expiredAutorenewOn').payment_info,
    },
  },
  ...warns(banners.expiredAlone, fixes.card),
});

export const RenewalFailedViewed = meta.story({
  name: 'Administrator: a banner and no actions [HOST-15]',
  tags: ['flow:accountPage'],
  ...warns(banners.renewalFailed),
  args: { page: viewed(pageOf('showAccount', 'renewalFailed')) },
});

export const ExpiredAutorenewOff = meta.story({
  name: 'Expired, autorenew off: inactive [ACCT-9]',
  tags: ['flow:accountPage', 'page:showAccount.expiredAutorenewOff'],
  ...standing('expiredAutorenewOff', overview.inactive, { name: overview.renew, to: '/subscribe/renew' }),
});

export const LifetimeWithLegacy = meta.story({
  name: 'Lifetime with earlier issues: those come first [ACCT-10, ACCT-11]',
  tags: ['flow:accountPage', 'page:showAccount.lifetimeWithLegacy'],
  ...standing('lifetimeWithLegacy', fillCount(overview.legacyFirst, 3), {
    name: overview.donate,
    to: '/donate',
  }),
});

export const Lifetime = meta.story({
  name: 'Lifetime: unlimited [ACCT-10, ACCT-11]',
  tags: ['flow:accountPage', 'page:showAccount.lifetime'],
  ...standing('lifetime', overview.lifetime, { name: overview.donate, to: '/donate' }),
});

export const Cancelled = meta.story({
  name: 'Cancelled: inactive, may subscribe again',
  tags: ['flow:accountPage', 'page:showAccount.cancelled'],
  ...standing('cancelled', overview.inactive, { name: overview.subscribe, to: '/subscribe' }),
});

export const Orders = meta.story({
  name: 'Order history: after the payment settings, with an anchor [BEYOND-51]',
  args: { page: pageOf('showAccount', 'orderHistory') },
  tags: ['flow:accountPage', 'page:showAccount.orderHistory'],
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
  tags: ['flow:accountPage', 'page:showAccount.emptyHistory'],
  play: (story) => sees(story, new RegExp(english.history.empty)),
});

export const Anchors = meta.story({
  name: 'Anchors: one for each section, in order [ACCT-3]',
  tags: ['flow:accountPage'],
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
  name: 'Account Settings: name, email and addresses, with links to change them [ACCT-16, SUBS-1]',
  tags: ['flow:accountPage'],
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
  name: 'Subscription Settings: current and next cycle, each with an update link [ACCT-14, ACCT-38, ACCT-39]',
  tags: ['flow:accountPage'],
  play: async (story) => {
    const settings = regionOf(story, account.subscription);
    const current = within(regionOf(story, cycle.current));
    for (const text of ['Standard', '2 years', 'Print and digital, United States', 'May 14, 2025', '4'])
      await expect(current.getByText(text)).toBeVisible();
    await expect(
      within(settings).getByText('1 year · Standard · Print and digital, United States · 4 issues'),
    ).toBeVisible();
    await expect(within(settings).getAllByRole('link')[1]).toHaveAccessibleDescription(cycle.next);
    await expect(linksIn(settings)).toEqual([
      ['Update', '/account/subscriptions/sub_Ra14'],
      ['Update', '/account/subscriptions/sub_Ra15'],
    ]);
  },
});

export const Payment = meta.story({
  name: 'Payment Settings: a card and a bank account on file [ACCT-17, PAYM-5]',
  tags: ['flow:accountPage'],
  play: async (story) => {
    const settings = regionOf(story, account.payment);
    await expect(within(settings).getByText('Mastercard ending in 4444, expires 02/2028')).toBeVisible();
    await expect(within(settings).getByText('Harbor Savings, account ending in 6789')).toBeVisible();
    await expect(linksIn(settings)).toEqual([[paying.change, '/account/payment']]);
  },
});

export const Issues = meta.story({
  name: 'Issues Received: newest first, lazy covers of a fixed size [ACCT-15, ACCT-47]',
  tags: ['flow:accountPage'],
  play: async (story) => {
    const received = regionOf(story, account.issues);
    await expect(linksIn(received)).toEqual([
      ['The Lamp Room Mar\u00A02026', '/issue/the-lamp-room'],
      ['Low Water Dec\u00A02025', '/issue/low-water'],
      ['Salt Roads Sep\u00A02025', '/issue/salt-roads'],
      ['Orchard Year Jun\u00A02025', '/issue/orchard-year'],
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

export const ManyIssues = meta.story({
  name: '400 issues received: the newest first, all after one click [ACCT-15]',
  args: { page: withIssues(400) },
  tags: ['flow:accountPage'],
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
  tags: ['flow:accountPage', 'page:showAccount.noSubscription'],
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
  tags: ['flow:accountPage', 'page:showAccount.digitalOnly'],
  ...saying('digitalOnly', account.settings, address.digital),
});

export const PrintCanada = meta.story({
  name: 'Print Canada: three years, only a bank account on file',
  tags: ['flow:accountPage', 'page:showAccount.printCanada'],
  ...saying('printCanada', account.subscription, 'Print and digital, Canada', '3 years', '10'),
});

export const PrintInternational = meta.story({
  name: 'Print international: the Student level',
  tags: ['flow:accountPage', 'page:showAccount.printInternational'],
  ...saying('printInternational', account.subscription, 'Print and digital, International', 'Student'),
});

export const DeliveryDiffers = meta.story({
  name: 'Delivery differs: the current delivery and the one paid for next [ACCT-41]',
  tags: ['flow:accountPage', 'page:showAccount.deliveryDiffers'],
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
  tags: ['flow:accountPage', 'page:showAccount.addressRemovable'],
  ...saying('addressRemovable', account.settings, 'United States', 'International', 'India'),
});

export const FailingEmail = meta.story({
  name: 'Failing email: a notice first, and one at the email [ACCT-25, ACCT-33]',
  args: { page: pageOf('showAccount', 'failingEmail') },
  tags: ['flow:accountPage', 'page:showAccount.failingEmail'],
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
  tags: ['flow:accountPage', 'page:showAccount.pendingEmail'],
  play: async (story) => {
    const settings = within(regionOf(story, account.settings));
    await expect(settings.getByText('amara@reader.example')).toBeVisible();
    await expect(settings.getByText(fill(account.emailPending, { address: 'amara.nwosu@post.example' }))).toBeVisible();
  },
});

export const AddressMissing = meta.story({
  name: 'Address missing: warnings at the addresses and at the cycle that needs one [ACCT-26, ACCT-27]',
  args: { page: pageOf('showAccount', 'addressMissing') },
  tags: ['flow:accountPage', 'page:showAccount.addressMissing'],
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
  tags: ['flow:accountPage', 'page:showAccount.addressMissingInactive'],
  play: async (story) => {
    const last = regionOf(story, cycle.last);
    await expect(within(last).getByText('No Address on Record')).toBeVisible();
    await expect(within(last).queryByRole('link')).not.toBeInTheDocument();
  },
});

export const AutorenewHidden = meta.story({
  name: 'Autorenew hidden: cannot be enabled here [ACCT-19]',
  args: { page: pageOf('showAccount', 'autorenewHidden') },
  tags: ['flow:accountPage', 'page:showAccount.autorenewHidden'],
  play: async (story) => {
    await sees(story, overview.ending);
    await expect(story.canvas.queryByRole('button', { name: autorenew.enable })).not.toBeInTheDocument();
  },
});

export const ViewOnly = meta.story({
  name: 'View only: a banner, and buttons that do nothing [SHELL-11]',
  args: { page: pageOf('showAccount', 'viewOnly') },
  tags: ['flow:accountPage', 'page:showAccount.viewOnly'],
  play: async (story) => {
    await sees(story, english.page.viewOnly);
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: paying.deleteCard })).toBeDisabled();
  },
});

export const Debugging = meta.story({
  name: 'Debugging: no difference to the page',
  args: { page: pageOf('showAccount', 'debugging') },
  tags: ['flow:accountPage', 'page:showAccount.debugging'],
  play: (story) => sees(story, fillCount(overview.extended, 2)),
});

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

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

function namedBefore(page: AccountPage): AccountPage {
  page.subscriber.account.name = 'A Former Name';
  return page;
}

export const ReturnedPrint = meta.story({
  name: 'Print subscriber: a bfcache restore shows current data [ACCT-2]',
  tags: ['flow:accountPage', 'reply:getSubscriber.printSubscriber'],
  ...renamed('printCanada', 'printSubscriber'),
});

export const ReturnedDigital = meta.story({
  name: 'Digital subscriber: a bfcache restore shows current data',
  tags: ['flow:accountPage', 'reply:getSubscriber.digitalSubscriber'],
  ...renamed('digitalOnly', 'digitalSubscriber'),
});

export const ReturnedLifetime = meta.story({
  name: 'Lifetime subscriber: a bfcache restore shows current data',
  tags: ['flow:accountPage', 'reply:getSubscriber.lifetimeSubscriber'],
  ...renamed('lifetimeWithLegacy', 'lifetimeSubscriber'),
});

export const ReturnedWithout = meta.story({
  name: 'Without subscription: a bfcache restore shows current data',
  tags: ['flow:accountPage', 'reply:getSubscriber.withoutSubscription'],
  ...renamed('noSubscription', 'withoutSubscription'),
});

export const ReturnedSignedOut = meta.story({
  name: 'Signed out: a bfcache restore reloads the page [ACCT-2]',
  tags: ['flow:accountPage', 'reply:getSubscriber.signedOut'],
  beforeEach: answers('getSubscriber', 'signedOut'),
  play: async (story) => {
    comeBack();
    await reloads(story);
  },
});

const staying = (reply: ReplyName<'getSubscriber'>) => ({
  beforeEach: answers('getSubscriber', reply),
  play: async (story: Story) => {
    comeBack();
    await waitFor(() => expect(givenReplies()).toContain(`getSubscriber.${reply}`));
    await sees(story, 'Ruth Abramowitz');
  },
});

export const ReturnedTooOften = meta.story({
  name: 'Too many requests: a bfcache restore keeps the page',
  tags: ['flow:accountPage', 'reply:getSubscriber.tooManyRequests'],
  ...staying('tooManyRequests'),
});

export const ReturnedUnavailable = meta.story({
  name: 'Unavailable: a bfcache restore keeps the page',
  tags: ['flow:accountPage', 'reply:getSubscriber.unavailable'],
  ...staying('unavailable'),
});

export const RereadViewOnly = meta.story({
  name: 'View only: the banner stays during a refetch [SHELL-11]',
  args: { page: pageOf('showAccount', 'viewOnly') },
  tags: ['flow:accountPage'],
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
  tags: ['flow:accountPage'],
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
  name: 'Disabling autorenew: asks first, listing the consequences; can be cancelled [ACCT-18, ACCT-21, SHELL-13]',
  tags: ['flow:autorenew'],
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
    await click(story, english.common.cancel);
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('button', { name: autorenew.disable })).toHaveFocus();
  },
});

export const AutorenewOffered = ending.extend({
  name: 'Enabling autorenew: asks first, with the charge and its date [ACCT-18, SHELL-13]',
  tags: ['flow:autorenew'],
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

export const AutorenewAskedWithoutIssues = meta.story({
  name: 'Disabling with no issues left: names no number or date [ACCT-18]',
  tags: ['flow:autorenew'],
  args: { page: pageOf('showAccount', 'expiredAutorenewOn') },
  play: async (story) => {
    await click(story, autorenew.disable);
    await dialogSays(story, autorenew.nothingNow);
  },
});

export const AutorenewOfferedByBank = meta.story({
  name: 'Enabling with an expired card: names the bank account to be charged [PAYM-6]',
  tags: ['flow:autorenew'],
  args: {
    page: {
      ...awaiting(pageOf('showAccount', 'expiringAutorenewOff')),
      payment_info: {
        type: 'details',
        card: pageOf('showAccount', 'expiredAutorenewOn').payment_info?.card,
        ach: pageOf('showAccount', 'extended').payment_info?.ach,
      },
    },
  },
  play: async (story) => {
    await click(story, autorenew.enable);
    await dialogSays(
      story,
      `Your subscription will renew when its issues run out, on ${nextDay} at the earliest.`,
      'We will charge your Harbor Savings account ending 6789 then. You pay nothing now.',
    );
  },
});

export const AutorenewActing = renewing.extend({
  name: 'Disabling autorenew in progress: the dialog stays',
  tags: ['flow:autorenew'],
  beforeEach: () => answers('flipAutorenew', { reply: 'autorenewOff', held: hold() })(),
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const AutorenewChecking = renewing.extend({
  name: 'Autorenew refetched before the switch: the dialog stays',
  tags: ['flow:autorenew'],
  parameters: { rests: 'autorenew.checking' },
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const AutorenewDisabled = renewing.extend({
  name: 'Autorenew off: reloads and confirms it [ACCT-20]',
  tags: ['flow:autorenew', 'reply:flipAutorenew.autorenewOff'],
  beforeEach: answers('flipAutorenew', 'autorenewOff'),
  play: async (story) => {
    await flip('disable')(story);
    await leavesNotice(story, 'autorenewOff.done');
  },
});

export const AutorenewEnabled = ending.extend({
  name: 'Autorenew on: reloads and confirms it [ACCT-18, ACCT-20]',
  tags: ['flow:autorenew', 'reply:flipAutorenew.autorenewOn'],
  beforeEach: answers('flipAutorenew', 'autorenewOn'),
  play: async (story) => {
    await flip('enable')(story);
    await leavesNotice(story, 'autorenewOn.done');
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
  tags: ['flow:accountPage'],
  ...closed('expiringAutorenewOff', autorenew.unpayable, [paying.add, '/account/payment']),
});

export const AutorenewExpiredCard = meta.story({
  name: 'Expired card: no autorenew, a link to replace it [ACCT-18]',
  tags: ['flow:accountPage'],
  ...closed('expiringAutorenewOff', autorenew.unpayable, [paying.change, '/account/payment']),
  args: {
    page: {
      ...pageOf('showAccount', 'expiringAutorenewOff'),
      payment_info: pageOf('showAccount', 'expiredAutorenewOn').payment_info,
    },
  },
});

export const AutorenewCancelled = meta.story({
  name: 'Cancelled subscription: no autorenew, a link to subscribe',
  tags: ['flow:accountPage'],
  ...closed('cancelled', autorenew.cancelled, [overview.subscribe, '/subscribe']),
});

export const AutorenewForLife = meta.story({
  name: 'Lifetime subscription: no autorenew',
  tags: ['flow:accountPage'],
  ...closed('lifetime', autorenew.lifetime),
});

const deleteCard = async (story: Story) => {
  await click(story, paying.deleteCard);
  await click(story, english.common.ok);
  await goesTo(story, '/account');
};

export const CardDeletionAsked = renewing.extend({
  name: 'Deleting the card: names it and the consequences, can be cancelled [PAYM-7, PAYM-9, SHELL-13]',
  tags: ['flow:cardDeletion'],
  play: async (story) => {
    await click(story, paying.deleteCard);
    await expect(
      story.canvas.getByRole('dialog', { name: 'Delete your Visa ending 4242?' }),
    ).toHaveAccessibleDescription(
      'Deleting your card will disable autorenew, and renewal is blocked until you add payment information again.',
    );
    await click(story, english.common.cancel);
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.canvas.getByRole('button', { name: paying.deleteCard })).toHaveFocus();
  },
});

export const BankDeletionAsked = meta.story({
  name: 'Two methods: deletes only the bank account [PAYM-7]',
  tags: ['flow:cardDeletion'],
  beforeEach: answers('deleteCard', 'cardDeleted'),
  play: async (story) => {
    await click(story, paying.deleteBank);
    const name = 'Delete your Harbor Savings account ending 6789?';
    await expect(story.canvas.getByRole('dialog', { name })).toHaveAccessibleDescription(
      fill(paying.bankStops, { method: 'Mastercard ending 4444' }),
    );
    await click(story, english.common.ok);
    await leavesNotice(story, 'bankDeletion.done');
  },
});

export const CardDeletionAskedBesideBank = meta.story({
  name: 'Two methods: deletes only the card [PAYM-7]',
  tags: ['flow:cardDeletion'],
  play: async (story) => {
    await click(story, paying.deleteCard);
    const name = 'Delete your Mastercard ending 4444?';
    await expect(story.canvas.getByRole('dialog', { name })).toHaveAccessibleDescription(
      fill(paying.cardStops, { method: 'Harbor Savings account ending 6789' }),
    );
  },
});

export const OnlyBankDeletionAsked = meta.story({
  name: 'Deleting the only bank account: names it and the consequences [PAYM-7]',
  args: { page: pageOf('showAccount', 'printCanada') },
  tags: ['flow:cardDeletion'],
  play: async (story) => {
    await click(story, paying.deleteBank);
    await expect(
      story.canvas.getByRole('dialog', { name: 'Delete your Harbor Savings account ending 6789?' }),
    ).toHaveAccessibleDescription(paying.bankEnds);
  },
});

export const CardDeletionActing = renewing.extend({
  name: 'Deleting the card in progress: the dialog stays',
  tags: ['flow:cardDeletion'],
  beforeEach: () => answers('deleteCard', { reply: 'cardDeleted', held: hold() })(),
  play: async (story) => {
    await click(story, paying.deleteCard);
    await click(story, english.common.ok);
    await expect(story.canvas.getByRole('button', { name: english.common.cancel })).toBeDisabled();
  },
});

export const CardDeleted = renewing.extend({
  name: 'Card deleted: returns to /account and confirms it [PAYM-8]',
  tags: ['flow:cardDeletion', 'reply:deleteCard.cardDeleted'],
  beforeEach: answers('deleteCard', 'cardDeleted'),
  play: async (story) => {
    await deleteCard(story);
    await leavesNotice(story, 'cardDeletion.done');
  },
});

export const AfterCardDeletion = meta.story({
  name: 'After the card is deleted: nothing on file, no automatic renewal [PAYM-7]',
  args: { page: { ...pageOf('showAccount', 'expiringAutorenewOff') } },
  tags: ['flow:cardDeletion'],
  play: async (story) => {
    await sees(story, paying.none);
    await sees(story, paying.blocked);
    const payment = regionOf(story, account.payment);
    await expect(linksIn(payment)).toEqual([[paying.add, '/account/payment']]);
    await expect(within(payment).queryByRole('button')).not.toBeInTheDocument();
  },
});

export const AutorenewRefusals = ending.extend({
  name: 'Refusals to turn autorenew on: unchanged, the next page says why [ACCT-20]',
  tags: [
    'flow:autorenew',
    'reply:flipAutorenew.paymentMissing',
    'reply:flipAutorenew.nothingToRenew',
    'reply:flipAutorenew.signedOut',
    'reply:flipAutorenew.viewOnly',
    'reply:flipAutorenew.tooManyRequests',
    'reply:flipAutorenew.unavailable',
  ],
  ...departures(flip('enable'), 'autorenewOn.refused'),
});

export const CardDeletionRefusals = renewing.extend({
  name: 'Refusals to delete the card: it stays on file, the next page says why [PAYM-8]',
  tags: [
    'flow:cardDeletion',
    'reply:deleteCard.nothingOnFile',
    'reply:deleteCard.cardInUse',
    'reply:deleteCard.signedOut',
    'reply:deleteCard.viewOnly',
    'reply:deleteCard.tooManyRequests',
    'reply:deleteCard.unavailable',
  ],
  ...departures(deleteCard, 'cardDeletion.refused'),
});

export const AutorenewAlreadyOn = ending.extend({
  name: 'Autorenew turned on in another tab: sends nothing, the next page reports it [ACCT-22]',
  beforeEach: asReader('expiring'),
  args: { page: withAutorenew(pageOf('showAccount', 'expiringAutorenewOn'), false) },
  tags: ['flow:autorenew'],
  play: async (story) => {
    await flip('enable')(story);
    await leavesNotice(story, 'autorenewOn.already');
    await expect(givenReplies()).not.toContain('flipAutorenew.autorenewOff');
  },
});

export const AutorenewAlreadyOff = renewing.extend({
  name: 'Autorenew turned off in another tab: sends nothing, the next page reports it [ACCT-22]',
  beforeEach: asReader('expiring-autorenew-off'),
  args: { page: withAutorenew(pageOf('showAccount', 'expiringAutorenewOff'), true) },
  tags: ['flow:autorenew'],
  play: async (story) => {
    await flip('disable')(story);
    await leavesNotice(story, 'autorenewOff.already');
    await expect(givenReplies()).not.toContain('flipAutorenew.autorenewOn');
  },
});

function withAutorenew(page: AccountPage, autorenew: boolean): AccountPage {
  Object.assign(page.subscriber.account, { autorenew });
  return page;
}

function olderThan(page: AccountPage): AccountPage {
  page.subscriber.timetable.version = 2;
  return page;
}

export const AutorenewChanged = renewing.extend({
  name: 'Subscription changed meanwhile: asks again [ACCT-22]',
  args: { page: olderThan(pageOf('showAccount', 'expiringAutorenewOn')) },
  beforeEach: answers('flipAutorenew', 'autorenewOff'),
  tags: ['flow:autorenew'],
  play: async (story) => {
    await click(story, autorenew.disable);
    await click(story, english.common.ok);
    await expect(await story.canvas.findByText(autorenew.changedOn)).toBeVisible();
    await click(story, english.common.ok);
    await reloads(story);
  },
});

export const AutorenewOutdated = ending.extend({
  name: 'Outdated: the subscription changed during the call, asks again [ACCT-22]',
  beforeEach: answers('flipAutorenew', 'outdated', 'autorenewOn'),
  tags: ['flow:autorenew', 'reply:flipAutorenew.outdated'],
  play: async (story) => {
    await click(story, autorenew.enable);
    await click(story, english.common.ok);
    await expect(await story.canvas.findByText(autorenew.changedOff)).toBeVisible();
    await click(story, english.common.ok);
    await reloads(story);
  },
});

export const AutorenewAskedAnew = ending.extend({
  name: 'Outdated: shows what changed, asks again before switching autorenew [ACCT-22]',
  beforeEach: answers('flipAutorenew', 'outdated'),
  tags: ['flow:autorenew'],
  play: async (story) => {
    await click(story, autorenew.enable);
    await click(story, english.common.ok);
    await expect(await story.canvas.findByText(autorenew.changedOff)).toBeVisible();
  },
});

export const AutorenewContradicted = renewing.extend({
  name: 'Contradictory reply: reported on the next page [ACCT-22]',
  beforeEach: answers('flipAutorenew', 'autorenewOn'),
  tags: ['flow:autorenew'],
  play: async (story) => {
    await flip('disable')(story);
    await leavesNotice(story, 'autorenewOff.contradicted');
  },
});

export const AutorenewCorrected = renewing.extend({
  name: 'Autorenew still on: one click turns it off without asking again [ACCT-22]',
  parameters: { world: { notice: { act: 'autorenewOff', end: 'done' } } },
  beforeEach: answers('flipAutorenew', 'autorenewOff'),
  tags: ['flow:autorenew'],
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: autorenew.correctOff }));
    await leavesNotice(story, 'autorenewOff.done');
  },
});

export const AutorenewCheckedAgain = renewing.extend({
  name: 'Autorenew in doubt, checking again: announced, the notice keeps the focus',
  parameters: { world: { notice: { act: 'autorenewOff', end: 'unsure' } } },
  beforeEach: () => answers('getSubscriber', { reply: 'printSubscriber', held: hold() })(),
  tags: ['flow:accountPage'],
  play: async (story) => {
    await checkAgain(story);
    await expect(story.canvas.getByRole('button', { name: english.outcome.checkAgain })).toBeDisabled();
    await sees(story, english.outcome.checking);
    await tells(story, 'alert', english.accountOutcome.offUnsure);
  },
});

export const AutorenewLost = renewing.extend({
  name: 'No answer on autorenew: the next page shows its current state [ACCT-20, ACCT-22]',
  tags: ['flow:autorenew'],
  beforeEach: answers('flipAutorenew', dropped),
  play: async (story) => {
    await flip('disable')(story);
    await leavesNotice(story, 'autorenewOff.unsure');
  },
});

export const CardDeletionDoubtful = renewing.extend({
  name: 'Card deletion in doubt: one click retries it [PAYM-8]',
  parameters: {
    world: { notice: { act: 'cardDeletion', end: 'unsure', facts: { method: 'Visa ending 4242', digits: '4242' } } },
  },
  tags: ['flow:cardDeletion'],
  play: async ({ canvas, userEvent }) => {
    const doubt = (await canvas.findByText('Your Visa ending 4242 is still on file.')).closest('div');
    if (!doubt) throw new Error('The doubt is told in a notice.');
    await userEvent.click(within(doubt).getByRole('button', { name: english.paying.deleteCard }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Delete your Visa ending 4242?');
  },
});

export const CardDeletionLost = renewing.extend({
  name: 'No answer on deleting the card: /account warns that it may have failed [PAYM-8]',
  tags: ['flow:cardDeletion'],
  beforeEach: answers('deleteCard', dropped),
  play: async (story) => {
    await deleteCard(story);
    await leavesNotice(story, 'cardDeletion.unsure');
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
  tags: ['flow:accountPage'],
  play: stays,
});

export const Markup = onPhone.extend({
  name: 'Markup: shown as text',
  args: { page: withWords('"><img src=x onerror=alert(1)><script>alert(1)</script>') },
  tags: ['flow:accountPage'],
  play: stays,
});

export const Turned = onPhone.extend({
  name: 'Right-to-left text: affects nothing around it',
  args: { page: withWords('\u202Eمجلة الفصول\u202E') },
  tags: ['flow:accountPage'],
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
  name: 'Email confirmed: names the address and takes the focus, once [EMAIL-6]',
  beforeEach: answers('getSubscriber', 'digitalSubscriber'),
  args: { page: pageOf('showAccount', 'emailConfirmed') },
  tags: ['page:showAccount.emailConfirmed'],
  play: async (story) => {
    const said = fill(english.emailConfirmed.confirmed, { address: 'noor@reader.example' });
    await sees(story, said);
    await waitFor(() => expect(story.canvas.getByText(said).closest('[role="status"]')).toHaveFocus());
    const elsewhere = story.canvas.getByRole('link', { name: account.changeName });
    elsewhere.focus();
    comeBack();
    await waitFor(() => expect(givenReplies()).toContain('getSubscriber.digitalSubscriber'));
    await waitFor(() => expect(story.canvas.queryByText(english.outcome.checking)).not.toBeInTheDocument());
    await expect(elsewhere).toHaveFocus();
  },
});
