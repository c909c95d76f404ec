import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { AccountPage } from '#machines/api/schemas/pages/AccountPage.ts';
import { EmailPage } from '#machines/api/schemas/pages/EmailPage.ts';
import { ReaderPage } from '#machines/api/schemas/pages/ReaderPage.ts';
import { SubscriptionPage } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { LINKS } from '../journal/visitor/access-state.ts';
import { CONFIRMATION_SHOWN_FOR, LINK_LASTS_FOR, openLink } from '../journal/visitor/mails.ts';
import { PEOPLE_OF_PAGES, personOf, type Reader, refOf } from '../readers.ts';
import { pages, requests } from '../replies.ts';

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
  opened.clock.now += CONFIRMATION_SHOWN_FOR;
  expect(EmailPage(dataAt(link, 'visitor', opened))).toMatchObject({ subscriber: null, link: { state: 'used' } });
  opened.journal.become('digital');
  expect(EmailPage(dataAt(link, 'digital', opened))).toMatchObject({ link: { state: 'used' }, subscriber: {} });
  opened.clock.now += LINK_LASTS_FOR.email;
  expect(dataAt(link, 'digital', opened)).toMatchObject({ link: { state: 'used' } });
  await opened.ask('renewLink', { body: { token: 'lnk_1' } });
  expect(opened.mails().filter(({ about }) => about === 'link')).toHaveLength(1);
});

test('opens the page of the account that a documented link was mailed to', () => {
  const address = dataAt(`/account/address?token=${LINKS.address}`, 'visitor');
  expect(ReaderPage(address)?.subscriber.account.ref).toBe(refOf('address-missing'));
  const card = dataAt(`/account/payment?token=${LINKS.card}`, 'visitor');
  expect(card).toMatchObject({
    link: { state: 'good' },
    payment_setup: { name: personOf('failing-email').body.subscriber.account.name },
  });
});

test('hides payment details from anyone who opens a mailed link', () => {
  for (const reader of ['renewal-failed', 'donation-failing', 'expiring'] as const) {
    const opened = openAs('visitor');
    const link = { opens: 'address', account: refOf(reader) ?? '' } as const;
    const page = dataAt(
      `/account/address?token=${opened.journal.work((context) => openLink(context, link))}`,
      'visitor',
      opened,
    );
    expect(ReaderPage(page)?.subscriber.account.ref).toBe(refOf(reader));
    expect(JSON.stringify(page)).not.toMatch(/payment_info|renewal_failed|don_/);
  }
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
  opened.clock.now += CONFIRMATION_SHOWN_FOR;
  expect(confirmed()).toBeUndefined();
});
