import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { makeGifts } from '../checkout/deeds.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';
import { createJournal } from '../journal.ts';
import { LIMIT } from '../visitor/limits.ts';

const { reader: own, newReader } = requests.redeemGift;
const answers = replies.redeemGift;
const TOKEN = 'gft_digitalGift';

/** A gift in a reader's hands, and a form that redeems it. */
function holding(reader: Reader, form: object = own.body) {
  const opened = openAs(reader);
  let tokens = 0;
  const redeem = (deliverable: string, change: object = {}, token = TOKEN) =>
    opened.ask('redeemGift', {
      query: `captcha=fresh-${++tokens}`,
      body: { ...form, subscription: { token, deliverable }, ...change },
    });
  return { ...opened, redeem, intent: () => opened.journal.state().intents.pi_1?.order };
}

test.each([
  ['print-a', 'ship-a'],
  ['print-c', 'ship-c'],
])('orders a delivery in %s as an upgrade that is sent to %s', async (deliverable, shipcode) => {
  const { redeem, intent } = holding('donor');
  const address = {
    ...newReader.body.address,
    ...(shipcode === 'ship-c' && { country: 'IE', country_name: 'Ireland', state: '' }),
  };
  await redeem(deliverable, { name: ' Jo March ', email: ' jo@reader.example ', origin: 'change', address });
  expect(intent()).toMatchObject({
    name: 'Jo March',
    email: 'jo@reader.example',
    lines: [{ kind: 'subscription-upgrade', name: 'Change to print and digital' }],
    goods: [],
    destination: { shipcode, address },
    bill: {
      goods: [],
      membership: {
        type: 'upgrades',
        item: { phase: 'renewal', medium: 'print', level: 'high', term: '2year', coupon: null },
      },
      giftees: [],
    },
  });
});

test('pays for each gift by itself', async () => {
  const { redeem, journal } = holding('donor');
  journal.work((desk) =>
    makeGifts(desk, {
      kind: 'give',
      giver: 'Ada Okafor',
      email: 'ada@reader.example',
      gift: { deliverable: 'digital', level: 'high', term: '2year' },
      count: 1,
    }),
  );
  const second = Object.keys(journal.state().gifts).at(-1);
  await redeem('print-a');
  const { body } = await redeem('print-a', {}, second);
  expect(body).toMatchObject({ type: 'upgrade-checkout', data: { type: 'started' } });
  expect(Object.values(journal.state().intents).filter(({ purpose }) => purpose?.startsWith('gift '))).toHaveLength(2);
});

test('needs an address in the category of the delivery, and none for a digital one', async () => {
  const { address, ...form } = newReader.body;
  const { redeem } = holding('visitor', form);
  const canadian = { country: 'CA', country_name: 'Canada', state: 'QC', postcode: 'H2W 1A1' };
  expect((await redeem('print-b', { address })).body).toMatchObject({
    errors: { address: { country: expect.any(String) } },
  });
  expect((await redeem('print-b', { address: { ...address, ...canadian } })).status).toBe(200);
  expect((await redeem('digital', { shipcode: 'ship-b' })).body).toMatchObject({ type: 'redeem-succeeded' });
});

test('checks an address on record by the delivery, whatever category the form has', async () => {
  const { redeem } = holding('expiring');
  expect((await redeem('print-a', { origin: 'keep', shipcode: 'ship-c' })).status).toBe(200);
  expect((await redeem('print-c', { origin: 'keep', shipcode: 'ship-a' })).status).toBe(400);
});

test('needs no address of the one who is given goods', async () => {
  const { redeem } = holding('expiring');
  const { status } = await redeem('print-a', { origin: 'recipient', recipient_name: 'Noor Haddad' });
  expect(status).toBe(200);
});

test('redeems a gift for whoever pays by a debit, once the bank has paid', async () => {
  const { redeem, journal, clock, read } = holding('donor');
  await redeem('print-a');
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  clock.now += DEBIT_TAKES;
  expect(read('pi_1')).toMatchObject({ status: 'completed' });
  expect(journal.state().gifts[TOKEN]?.status).toBe('redeemed');
  expect(await redeem('digital')).toEqual(answers.alreadyRedeemed);
});

test('counts only tokens that name no gift, by session where there are cookies and by page elsewhere', () => {
  const journal = createJournal({ keepsCookies: true });
  const read = (token: string, session?: string) =>
    journal.ask('getGift', { query: new URLSearchParams({ token }), ...(session && { session }) }).status;
  for (let times = 0; times < 2 * LIMIT; times += 1) expect(read('gft_p8Lx3N', 'ses_1')).toBe(200);
  for (let times = 0; times < LIMIT; times += 1) expect(read(`gft_guess${times}`, 'ses_1')).toBe(200);
  expect([read('gft_p8Lx3N', 'ses_1'), read('gft_p8Lx3N', 'ses_2'), read('gft_p8Lx3N')]).toEqual([429, 200, 200]);
  expect(journal.state().counts).toHaveProperty(['gift ses_1']);
  read('gft_nobody');
  expect(journal.state().counts).toHaveProperty(['gift page']);
});

test('reads no gift without a token', () => {
  expect(openAs('visitor').journal.ask('getGift')).toEqual(replies.getGift.malformedToken);
});

test('makes the gifts of an order, and mails each link to the giver [API-34]', async () => {
  const { journal, ask } = openAs('visitor');
  const gift = { deliverable: 'print-a', level: 'low', term: '1year' } as const;
  journal.work((desk) =>
    makeGifts(desk, { kind: 'give', giver: 'Ada Okafor', email: 'ada@reader.example', gift, count: 2 }),
  );
  for (const token of ['gft_1', 'gft_2']) {
    const subscription = {
      token,
      level: 'low',
      term: '1year',
      deliverables: { set: 'print-a' },
      order: { name: 'Ada Okafor' },
    };
    expect(journal.state().gifts[token]).toEqual({ subscription, status: 'open', canUpgrade: true });
    expect((await ask('getGift', { query: `token=${token}` })).body).toMatchObject({ redeem: { status: 'open' } });
  }
  expect(journal.state().mails).toEqual(
    ['gft_1', 'gft_2'].map((token) => ({
      to: 'ada@reader.example',
      about: 'gift',
      link: `/subscribe/redeem?token=${token}`,
    })),
  );
});

test('has the documented gifts open, but for those that say otherwise', () => {
  const statuses = Object.values(openAs('visitor').journal.state().gifts).map(({ status }) => status);
  expect(statuses).toEqual(['open', 'open', 'open', 'open', 'redeemed', 'expired', 'refunded']);
});

test('ends a gift that was paid for whose account is the reader’s', async () => {
  const { redeem, journal, read } = holding('donor');
  await redeem('print-a');
  journal.work(({ state }) => {
    delete state.gifts[TOKEN];
  });
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect([1, 2, 3].map(() => read('pi_1').status).at(-1)).toBe('completed');
  const { timetable } = journal.state().accounts[refOf('donor') ?? '']?.subscriber ?? {};
  expect(timetable?.current_subscription).not.toBeNull();
});
