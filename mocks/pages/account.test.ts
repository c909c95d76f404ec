import { expect, test } from 'vitest';
import { AccountPage } from '#machines/api/schemas/pages/AccountPage.ts';
import { EmailPage } from '#machines/api/schemas/pages/EmailPage.ts';
import { ReaderPage } from '#machines/api/schemas/pages/ReaderPage.ts';
import { SubscriptionPage } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { openAs } from '../../tests/support/journal.ts';
import { LINKS } from '../journal/visitor/access-state.ts';
import { LIMIT } from '../journal/visitor/limits.ts';
import { LASTS, LEADS_ON, openLink } from '../journal/visitor/mails.ts';
import { PEOPLE_OF_PAGES, personOf, type Reader, refOf } from '../readers.ts';
import { pages, redirects, replies, requests } from '../replies.ts';

function dataAt(address: string, reader: Reader, opened = openAs(reader)): Record<string, unknown> {
  const page = opened.visit(address);
  return page && 'data' in page ? Object(page.data) : { redirect: page?.redirect };
}

test.each(PEOPLE_OF_PAGES)('shows the documented account of %s', (reader) => {
  const { subscriber, payment_info } = personOf(reader).body;
  const page = dataAt('/account', reader);
  expect(AccountPage(page)).toBeDefined();
  expect(page).toMatchObject({ subscriber, payment_info });
});

test.each(['/account/name', '/account/email', '/account/address', '/account/address/ship-c/delete'])(
  'shows %s to its reader, and sends a visitor to the login and back',
  (path) => {
    const page = dataAt(path, 'address-removable');
    expect(ReaderPage(page)).toBeDefined();
    expect(page.subscriber).toEqual(personOf('address-removable').body.subscriber);
    const { redirect } = dataAt(path, 'visitor');
    expect([redirect, new URL(String(redirect), 'https://journal.example').searchParams.get('url')]).toEqual([
      `/login?url=${encodeURIComponent(path)}`,
      path,
    ]);
  },
);

test('redirects a visitor of the account page to the login, as documented', () => {
  expect(dataAt('/account', 'visitor').redirect).toBe(redirects.showAccount[302].headers.Location);
});

test('confirms a pending address by its link and reports it as used an hour later', async () => {
  const { email } = requests.changeEmail.newEmail.body;
  const opened = openAs('digital');
  await opened.ask('changeEmail', { body: { email } });
  expect(EmailPage(dataAt('/account/email', 'digital', opened))?.subscriber?.account.email_change).toBe(email);
  opened.journal.become('visitor');
  const link = '/account/email?token=lnk_1';
  for (const _ of [1, 2])
    expect(dataAt(link, 'visitor', opened)).toMatchObject({
      subscriber: null,
      link: { state: 'good' },
      confirmed: email,
    });
  expect(opened.kept(refOf('digital') ?? '')).toMatchObject({ email, email_change: null, emailPending: false });
  opened.clock.now += LEADS_ON;
  expect(EmailPage(dataAt(link, 'visitor', opened))).toMatchObject({ subscriber: null, link: { state: 'used' } });
  opened.journal.become('digital');
  expect(EmailPage(dataAt(link, 'digital', opened))).toMatchObject({ link: { state: 'used' }, subscriber: {} });
  opened.clock.now += LASTS.email;
  expect(dataAt(link, 'digital', opened)).toMatchObject({ link: { state: 'used' } });
  await opened.ask('renewLink', { body: { token: 'lnk_1' } });
  expect(opened.mails().filter(({ about }) => about === 'email change')).toHaveLength(1);
});

test('no longer reports an address as confirmed once the account has another', async () => {
  const opened = openAs('pending-email');
  const email = 'amara.n@post.example';
  opened.visit(`/account/email?token=${LINKS.email}`);
  await opened.ask('changeEmail', { body: { email } });
  opened.visit('/account/email?token=lnk_1');
  expect(opened.kept(refOf('pending-email') ?? '')).toMatchObject({ email });
  expect(dataAt(`/account/email?token=${LINKS.email}`, 'pending-email', opened)).toMatchObject({
    link: { state: 'unknown' },
  });
});

test('expires a mailed link after a week', async () => {
  const { email } = requests.changeEmail.newEmail.body;
  const lateBy = async (ms: number) => {
    const opened = openAs('digital');
    await opened.ask('changeEmail', { body: { email } });
    opened.clock.now += LASTS.email + ms;
    return opened.visit('/account/email?token=lnk_1');
  };
  expect(await lateBy(-1)).toEqual({ redirect: '/account' });
  expect(await lateBy(0)).toMatchObject({ data: { link: { state: 'expired' } } });
});

test('leaves links of other accounts and kinds unchanged', async () => {
  const opened = openAs('failing-email');
  for (const email of ['anneliese@post.example', 'anneliese.brandt@post.example'])
    await opened.ask('changeEmail', { body: { email } });
  expect(Object.keys(opened.journal.state().links)).toEqual([...Object.values(LINKS), 'lnk_2']);
});

test('keeps a used link working after another change is requested', async () => {
  const opened = openAs('pending-email');
  opened.visit(`/account/email?token=${LINKS.email}`);
  await opened.ask('changeEmail', { body: { email: 'amara.n@post.example' } });
  expect(opened.visit(`/account/email?token=${LINKS.email}`)).toEqual({ redirect: '/account' });
});

test('logs in by the new address once confirmed, no longer by the old one', async () => {
  const opened = openAs('visitor');
  expect(dataAt(`/account/email?token=${LINKS.email}`, 'visitor', opened)).toMatchObject({ link: { state: 'good' } });
  const statuses = ['amara.nwosu@post.example', 'amara@reader.example'].map(
    async (email) => (await opened.ask('logIn', { body: { email, password: 'correct horse' } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 400]);
});

test('does not confirm an address that another account has taken', async () => {
  const opened = openAs('failing-email');
  const email = 'amara.nwosu@post.example';
  await opened.ask('changeEmail', { body: { email } });
  opened.visit('/account/email?token=lnk_1');
  expect(opened.kept(refOf('failing-email') ?? '')).toMatchObject({
    email,
    emailFailing: false,
    contacts: [{ suspended: false }],
  });
  opened.journal.become('pending-email');
  expect(dataAt(`/account/email?token=${LINKS.email}`, 'pending-email', opened)).toMatchObject({
    link: { state: 'unknown' },
  });
});

test.each([LINKS.address, LINKS.card, LINKS.tooOld, 'lnk_unknown', '__proto__', ''])(
  'reports %j as an unknown email link to readers and visitors alike',
  (token) => {
    for (const reader of ['pending-email', 'visitor'] as const)
      expect(dataAt(`/account/email?token=${token}`, reader)).toMatchObject({ link: { state: 'unknown' } });
  },
);

test("shows a valid link's addresses without a session, and no account for an invalid one", () => {
  expect(ReaderPage(dataAt(`/account/address?token=${LINKS.address}`, 'visitor'))?.subscriber).toEqual(
    personOf('address-missing').body.subscriber,
  );
  for (const token of [LINKS.card, LINKS.tooOld, 'lnk_unknown'])
    expect(dataAt(`/account/address?token=${token}`, 'visitor')).toMatchObject({ subscriber: null });
});

test('hides payment details from anyone who opens a mailed link', () => {
  for (const reader of ['renewal-failed', 'donation-failing'] as const) {
    const opened = openAs('visitor');
    const link = { opens: 'address', account: refOf(reader) ?? '' } as const;
    const page = dataAt(
      `/account/address?token=${opened.journal.work((desk) => openLink(desk, link))}`,
      'visitor',
      opened,
    );
    expect(ReaderPage(page)?.subscriber.account.ref).toBe(refOf(reader));
    expect(JSON.stringify(page)).not.toMatch(/payment_info|renewal_failed|donation_failing/);
  }
});

test("shows an administrator the viewed reader's page, read-only", () => {
  const ref = refOf('extended');
  const viewed = AccountPage(dataAt(`/account?admin-view=${ref}`, 'administrator'));
  expect([viewed?.subscriber.account.ref, viewed?.settings.view_only]).toEqual([ref, true]);
  const own = AccountPage(dataAt(`/account?admin-view=${ref}`, 'lifetime'));
  expect([own?.subscriber.account.ref, own?.settings.view_only]).toEqual([refOf('lifetime'), false]);
});

test('ignores links while an administrator views, and leaves the notice to the reader', () => {
  const opened = openAs('administrator');
  const ref = refOf('pending-email') ?? '';
  for (const page of ['email', 'address', 'payment'])
    expect(
      dataAt(`/account/${page}?token=${LINKS.email}&admin-view=${ref}`, 'administrator', opened),
    ).not.toHaveProperty('link');
  expect(opened.kept(ref)?.emailPending).toBe(true);
  opened.journal.become('visitor');
  opened.visit(`/account/email?token=${LINKS.email}`);
  opened.journal.become('administrator');
  expect(dataAt(`/account?admin-view=${ref}`, 'administrator', opened)).not.toHaveProperty('confirmed');
  opened.journal.become('pending-email');
  expect(dataAt('/account', 'pending-email', opened)).toHaveProperty('confirmed');
});

const { showSubscription } = pages;

test.each([
  ['print-international', showSubscription.upgradeForMoney],
  ['digital', showSubscription.upgradeFree],
  ['print-canada', showSubscription.bankOnFile],
  ['expiring-autorenew-off', showSubscription.nothingOnFile],
  ['expired-autorenew-off', showSubscription.cannotUpgrade],
  ['lifetime-with-legacy', showSubscription.cannotUpdate],
  ['cancelled', showSubscription.cancelled],
] as const)('shows %s the documented changes of their subscription', (reader, { body }) => {
  const page = dataAt(`/account/subscriptions/${body.upgrade.subscription.token}`, reader);
  expect(SubscriptionPage(page)).toBeDefined();
  expect(page).toMatchObject({ subscriber: body.subscriber, upgrade: body.upgrade });
});

test.each(['sub_An09', 'sub_none', '__proto__'])('shows no subscription for the token %s', (token) => {
  expect(dataAt(`/account/subscriptions/${token}`, 'expiring')).toMatchObject({
    subscriber: showSubscription.noSuchSubscription.body.subscriber,
    upgrade: null,
  });
});

test('sends a visitor to the login and back', () => {
  expect(dataAt('/account/subscriptions/sub_An09', 'visitor')).toEqual({
    redirect: '/login?url=%2Faccount%2Fsubscriptions%2Fsub_An09',
  });
});

test("shows a link's confirmation once on the account page, and again if it is reopened", () => {
  const opened = openAs('pending-email');
  const link = `/account/email?token=${LINKS.email}`;
  const confirmed = () => AccountPage(dataAt('/account', 'pending-email', opened))?.confirmed;
  expect(confirmed()).toBeUndefined();
  for (const _ of [1, 2]) {
    expect(opened.visit(link)).toEqual({ redirect: '/account' });
    expect([confirmed(), confirmed()]).toEqual(['amara.nwosu@post.example', undefined]);
  }
  opened.visit(link);
  opened.clock.now += LEADS_ON;
  expect(confirmed()).toBeUndefined();
});

test("neither confirms nor shows another reader's link", () => {
  const opened = openAs('digital');
  expect(dataAt(`/account/email?token=${LINKS.email}`, 'digital', opened)).toMatchObject({
    link: { state: 'foreign' },
  });
  expect(opened.kept(refOf('pending-email') ?? '')).toMatchObject({ email: 'amara@reader.example' });
  expect(dataAt(`/account/address?token=${LINKS.address}`, 'digital', opened)).toEqual({
    settings: expect.anything(),
    subscriber: null,
    link: { state: 'foreign' },
  });
  expect(dataAt(`/account/payment?token=${LINKS.card}`, 'digital', opened)).toMatchObject({
    payment_setup: null,
    link: { state: 'foreign' },
  });
  expect(dataAt(`/account/payment?token=${LINKS.tooOldCard}`, 'digital', opened)).toMatchObject({
    link: { state: 'foreign' },
  });
});

test.each([
  ['email', LINKS.tooOldEmail, 'expired'],
  ['email', LINKS.usedEmail, 'used'],
  ['email', LINKS.address, 'unknown'],
  ['address', LINKS.tooOld, 'expired'],
  ['address', LINKS.card, 'unknown'],
  ['payment', LINKS.tooOldCard, 'expired'],
  ['payment', '', 'unknown'],
  ['payment', '__proto__', 'unknown'],
])('reports at /account/%s that %s is %s, without a login page', (page, token, state) => {
  expect(dataAt(`/account/${page}?token=${token}`, 'visitor')).toMatchObject({ subscriber: null, link: { state } });
});

test.each([
  '/account/email',
  '/account/address',
  '/account/payment',
  '/donation/setup',
  '/subscribe/redeem',
  '/receipts',
])('reports at %s a missing token if only the link mark is left', (path) => {
  expect(dataAt(`${path}?link=1x9f3k`, 'visitor')).toMatchObject({ link: { state: 'missing' } });
});

test.each([
  [LINKS.tooOldEmail, 'amara.nwosu@post.example', 'email change', '/account/email?token=lnk_1'],
  [LINKS.tooOld, 'leila@reader.example', 'address page', '/account/address?token=lnk_1'],
  [LINKS.tooOldCard, 'anneliese@reader.example', 'payment page', '/account/payment?token=lnk_1'],
  [LINKS.tooOldDonation, 'wanjiru@reader.example', 'monthly donation', '/donation/setup?token=don_3Kf8Yw'],
])('replaces %s by mail to the same address', async (token, to, about, link) => {
  const opened = openAs('visitor');
  await opened.ask('renewLink', { body: { token } });
  expect(opened.journal.state().mails).toEqual([{ to, about, link }]);
  expect(dataAt(link, 'visitor', opened)).toMatchObject({ link: { state: 'good' } });
});

test('answers every renewal token alike, and mails only for expired links that still matter', async () => {
  const opened = openAs('pending-email');
  await opened.ask('changeEmail', { body: { email: 'amara@reader.example' } });
  await opened.ask('changeEmail', { body: { email: 'amara.n@post.example' } });
  const mails = opened.journal.state().mails.length;
  for (const token of [LINKS.address, LINKS.usedEmail, LINKS.tooOldEmail, 'lnk_1', 'lnk_unknown', '__proto__', ''])
    expect(await opened.ask('renewLink', { body: { token } })).toEqual(replies.renewLink.linkRenewed);
  expect(opened.journal.state().mails).toHaveLength(mails);
});

test('mails at most fifty links per address in ten minutes', async () => {
  const opened = openAs('visitor');
  for (let time = 0; time < LIMIT + 1; time += 1) await opened.ask('renewLink', { body: { token: LINKS.tooOld } });
  expect(Object.keys(opened.journal.state().links)).toHaveLength(Object.keys(LINKS).length + LIMIT);
});
