import { expect, test } from 'vitest';
import { type openAs, visiting } from '#fixtures/world/journal.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { makeGifts } from './given.ts';

const answers = replies.resendGift;
const DAY = 86_400_000;
const note = { message: 'Enjoy it.', deliver_on: '2026-03-16' };
const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
const donor = { account: refOf('donor'), name: 'Tomás Lindqvist', email: 'tomas@reader.example' };

function looking(reader: Parameters<typeof openAs>[0] = 'donor') {
  const opened = visiting(reader);
  const { journal, ask, show } = opened;
  const given = async () => ((await show('/account')) as Partial<AccountPage>).gifts;
  const resend = (token: string) => ask('resendGift', { params: { token } });
  const mails = () => opened.mails().filter(({ about }) => about === 'gift');
  const give = (giver = donor as Parameters<typeof makeGifts>[1]['giver'], also = {}) =>
    journal.work((context) =>
      makeGifts(context, { kind: 'give', giver, gift: { ...gift, ...also }, count: 1 }, 'rcp_x'),
    );
  const open = (token: string) => show(`/subscribe/redeem?token=${token}`);
  return { ...opened, given, resend, mails, give, open };
}

test('mails a gift once, on its delivery date', async () => {
  const { give, mails, given, clock, resend } = looking();
  give(donor, note);
  expect([await given(), mails()]).toMatchObject([[{ state: 'scheduled', mails: 0 }], []]);
  expect(await resend('gft_1')).toEqual(answers.giftScheduled);
  clock.now += 2 * DAY;
  for (const _ of [1, 2]) expect(await given()).toMatchObject([{ state: 'sent', sent_at: '2026-03-16', mails: 1 }]);
  expect(mails()).toEqual([
    { to: donor.email, about: 'gift', link: '/subscribe/redeem?token=gft_1', from: donor.name },
  ]);
});

test('mails a gift opened early on its delivery date, and does not resend it before [BEYOND-64]', async () => {
  const { give, given, open, journal, mails, clock, resend } = looking();
  give(donor, note);
  journal.become('visitor');
  await open('gft_1');
  journal.become('donor');
  expect(await given()).toMatchObject([{ state: 'opened', mails: 0 }]);
  expect(await resend('gft_1')).toEqual(answers.giftScheduled);
  clock.now += 2 * DAY;
  expect([await given(), mails().length]).toMatchObject([[{ state: 'opened', mails: 1 }], 1]);
});

test('leaves autorenew off for a gift that starts a subscription, unchanged for one that follows [BEYOND-67]', async () => {
  const redeems = async (reader: 'expired' | 'extended') => {
    const { give, ask } = looking(reader);
    give();
    const { body: told } = await ask('getSubscriber', { query: 'membership' });
    const { name, email } = Object(told).subscriber.account;
    const form = { session: 'ses_1', name, email, shipcode: 'ship-a', origin: 'keep', gifted: false };
    const body = { ...form, subscription: { token: 'gft_1', deliverable: 'digital' } };
    expect((await ask('redeemGift', { body, query: 'captcha=fresh' })).status).toBe(200);
    const { subscriber, timetable } = Object((await ask('getSubscriber', { query: 'membership' })).body);
    return [
      subscriber.account.autorenew,
      timetable.current_subscription.gift,
      timetable.future_subscriptions.at(-1)?.gift,
    ];
  };
  const from = { from: donor.name, until: '2027-03-14' };
  expect(await redeems('expired')).toEqual([false, from, undefined]);
  expect(await redeems('extended')).toEqual([true, undefined, { ...from, until: expect.any(String) }]);
});
