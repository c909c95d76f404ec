import { expect, test } from 'vitest';
import type { AccountPage, ReceiptPage, SubscribeRequest } from '#machines/api/contract.ts';
import { kept, onFile, type openAs, visiting } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { RESENDS } from '../visitor/limits.ts';
import { givenWith, makeGifts } from './given.ts';

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
    journal.work((desk) => makeGifts(desk, { kind: 'give', giver, gift: { ...gift, ...also }, count: 1 }, 'rcp_x'));
  const open = (token: string) => show(`/subscribe/redeem?token=${token}`);
  return { ...opened, given, resend, mails, give, open };
}

test('shows a bought gift on the receipt and account, with message and delivery date [BEYOND-60, BEYOND-61]', async () => {
  const { order, given, show, mails } = looking();
  const cart: SubscribeRequest['cart'] = { items: [], giftsubs: [gift, { ...gift, ...note }] };
  const { receipt } = Object((order({ body: { ...onFile, cart } }) as { body: object }).body).data;
  const sent = { token: 'gft_3', ...gift, state: 'sent', created: '2026-03-14', sent_at: '2026-03-14', mails: 1 };
  const { receipt: shown } = (await show(`/receipts?token=${receipt}`)) as Pick<ReceiptPage, 'receipt'>;
  expect(shown?.gifts?.map(({ state, message, deliver_on }) => ({ state, message, deliver_on }))).toEqual([
    { state: 'sent' },
    { state: 'scheduled', ...note },
  ]);
  expect((await given())?.toReversed()).toEqual(shown?.gifts);
  expect(shown?.gifts?.[0]).toEqual({ ...sent, token: expect.stringMatching(/^gft_/) });
  expect(mails()).toHaveLength(1);
  expect(shown?.mailed).toEqual([
    { what: 'receipt', to: donor.email },
    { what: 'gift', to: donor.email, count: 1 },
  ]);
});

test('mails a gift once, on its delivery date', async () => {
  const { give, mails, given, clock, resend } = looking();
  give(donor, note);
  expect([await given(), mails()]).toMatchObject([[{ state: 'scheduled', mails: 0 }], []]);
  expect(await resend('gft_1')).toEqual(answers.giftScheduled);
  clock.now += 2 * DAY;
  for (const _ of [1, 2]) expect(await given()).toMatchObject([{ state: 'sent', sent_at: '2026-03-16', mails: 1 }]);
  expect(mails()).toEqual([{ to: donor.email, about: 'gift', link: '/subscribe/redeem?token=gft_1' }]);
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

test('marks a gift as opened when anyone but the giver visits, then as redeemed [BEYOND-64]', async () => {
  const { give, given, open, journal, ask } = looking();
  give();
  await open('gft_1');
  expect(await given()).toMatchObject([{ state: 'sent' }]);
  journal.become('digital');
  await open('gft_1');
  const { account } = journal.state().accounts.acc_Nr5h?.subscriber ?? {};
  const form = { session: 'ses_1', name: account?.name, email: account?.email, shipcode: 'ship-a', origin: 'keep' };
  const state = async () => {
    journal.become('donor');
    return (await given())?.map(({ state: now, opened_at, redeemed_at }) => [now, opened_at, redeemed_at]);
  };
  expect(await state()).toEqual([['opened', '2026-03-14', undefined]]);
  journal.become('digital');
  const body = { ...form, gifted: false, subscription: { token: 'gft_1', deliverable: 'digital' } };
  expect((await ask('redeemGift', { body, query: 'captcha=fresh' })).status).toBe(200);
  expect(await state()).toEqual([['redeemed', '2026-03-14', '2026-03-14']]);
});

test('resends a gift to its giver up to three times an hour [BEYOND-65]', async () => {
  const { give, resend, mails, clock } = looking();
  give();
  const { body } = await resend('gft_1');
  expect(body).toMatchObject({ token: 'gft_1', state: 'sent', mails: 2 });
  for (let times = 1; times < RESENDS; times += 1) expect((await resend('gft_1')).status).toBe(200);
  clock.now += 600_000;
  expect(await resend('gft_1')).toEqual({ ...answers.tooManyRequests, headers: { 'Retry-After': '3000' } });
  expect(mails()).toHaveLength(1 + RESENDS);
  clock.now += DAY / 24;
  expect((await resend('gft_1')).body).toMatchObject({ mails: 2 + RESENDS });
});

test('does not resend a redeemed, unknown or foreign gift [BEYOND-65]', async () => {
  const { resend, mails, journal } = looking('giver');
  expect(await resend('gft_Ib1q')).toEqual(answers.giftRedeemed);
  for (const token of ['gft_none', 'gft_p8Lx3N', '__proto__', ''])
    expect(await resend(token)).toEqual(answers.unknownGift);
  journal.become('donor');
  expect(await resend('gft_Ib2q')).toEqual(answers.unknownGift);
  journal.become('visitor');
  expect(await resend('gft_Ib2q')).toEqual(answers.signedOut);
  expect(mails()).toEqual([]);
});

test('assigns a guest’s gifts to the account with the same email', async () => {
  const { give, given, resend } = looking();
  give({ account: null, name: 'Tomás', email: 'TOMAS@reader.example' });
  give({ account: null, name: 'Ada', email: 'ada@reader.example' });
  expect((await given())?.map(({ token }) => token)).toEqual(['gft_1']);
  expect(await resend('gft_1')).toMatchObject(kept({ mails: 2 }));
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

test('lists no gift that is gone or was given by nobody', () => {
  const { journal } = looking();
  journal.work((desk) => {
    const [unattributed] = Object.entries(desk.state.gifts).find(([, { given }]) => given === undefined) ?? [];
    desk.state.givenBy.rcp_x = ['gft_gone', String(unattributed)];
    expect(givenWith(desk, 'rcp_x')).toEqual({});
  });
});
