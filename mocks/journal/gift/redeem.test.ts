import { describe, expect, test } from 'vitest';
import { kept, openAs } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { paidElsewhere } from '../checkout/charge.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';
import { createJournal } from '../journal.ts';
import { LIMIT } from '../visitor/limits.ts';
import { makeGifts } from './given.ts';

const { newReader, digitalReader } = requests.redeemGift;
const giver = { account: null, name: 'Ada Okafor', email: 'ada@reader.example' };
const answers = replies.redeemGift;

function holding(reader: Reader, token: string = newReader.body.subscription.token) {
  const opened = openAs(reader);
  let tokens = 0;
  return {
    ...opened,
    look: async () => (await opened.ask('getGift', { query: `token=${token}` })).body,
    redeem: (body: object = newReader.body, call: { key?: string; captcha?: string } = {}) => {
      const { captcha = `fresh-${++tokens}`, ...rest } = call;
      const { subscription } = newReader.body;
      return opened.ask('redeemGift', {
        ...rest,
        query: `captcha=${captcha}`,
        body: { subscription: { ...subscription, token }, ...body },
      });
    },
  };
}

const ownForm = (token: string, deliverable: string, change: object = {}) => ({
  ...requests.redeemGift.reader.body,
  subscription: { token, deliverable },
  ...change,
});

const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };
const upgrade = (data: object) => kept({ type: 'upgrade-checkout', data });
const said = ({ status, body }: { status: number; body: object }) => ({ status, body });

test.each([
  ['visitor', 'gft_p8Lx3N', 'fresh'],
  ['visitor', 'gft_alreadyRedeemed', 'alreadyRedeemed'],
  ['visitor', 'gft_nobody', 'notFound'],
  ['visitor', 'gft_expiredGift', 'expiredGift'],
  ['visitor', 'gft_refundedGift', 'refundedGift'],
  ['lifer', 'gft_p8Lx3N', 'needlessGift'],
] as const)('shows a %s the gift %s as the documented %s [API-34]', async (reader, token, name) => {
  expect(await holding(reader, token).look()).toEqual(replies.getGift[name].body);
});

test("prices other deliveries and flags one that differs from the reader's own [API-34, REDEEM-9]", async () => {
  const { redeem } = replies.getGift.digitalGift.body;
  const gift = { ...redeem.gift, token: 'gft_digitalGift' };
  expect(await holding('visitor', 'gft_digitalGift').look()).toMatchObject({ redeem: { ...redeem, gift } });
  expect(await holding('pending-email', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: true } });
  expect(await holding('digital', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: false } });
  expect(await holding('expired', 'gft_misaligned').look()).toMatchObject({ redeem: { misaligned: false } });
  expect(await holding('visitor', 'gft_upgradeClosed').look()).toMatchObject({ redeem: { can_upgrade: false } });
});

test('rejects a malformed token and limits guesses', async () => {
  const { ask } = openAs('visitor');
  const read = (token: string) => ask('getGift', { query: `token=${token}` });
  expect(await read('a b')).toEqual(replies.getGift.malformedToken);
  expect(await ask('getGift')).toEqual(replies.getGift.malformedToken);
  for (let tries = 0; tries < LIMIT; tries += 1) expect((await read(`gft_guess${tries}`)).status).toBe(200);
  expect(await read('gft_p8Lx3N')).toEqual(replies.getGift.tooManyRequests);
});

test('opens an account for a new reader, logs them in and starts the subscription [API-35]', async () => {
  const { redeem, look, ask, mails } = holding('visitor');
  const { headers, ...told } = kept({ type: 'redeem-succeeded', data: { token: 'sub_2', order: expect.any(Object) } });
  expect(await redeem()).toEqual({
    ...told,
    headers: { ...headers, 'Set-Cookie': expect.stringMatching(/^session=ses_/) },
  });
  expect(await look()).toMatchObject({ redeem: replies.getGift.alreadyRedeemed.body.redeem });
  const { email, address } = newReader.body;
  expect((await ask('getSubscriber', { query: 'membership' })).body).toMatchObject({
    subscriber: { account: { name: 'Noor Haddad', autorenew: false, addresses: { a: address } } },
    timetable: {
      current_subscription: {
        state: 'active',
        status: { expiring: false, extended: true, count: 4 },
        info: { token: 'sub_2', term: '1year', level: 'low', phase: 'introductory', order: { name: 'Ada Okafor' } },
      },
      address_required: { a: true, b: false, c: false },
    },
  });
  expect(mails()).toEqual([{ to: email, about: 'gift redeemed', link: '/account' }]);
});

test('redeems a gift once and repeats the reply to its key [API-35]', async () => {
  const { redeem, journal } = holding('visitor');
  const first = await redeem(newReader.body, { key: 'key-1' });
  expect((await redeem(newReader.body, { key: 'key-1', captcha: '' })).body).toEqual(first.body);
  expect(await redeem()).toEqual(answers.alreadyRedeemed);
  journal.become('donor');
  expect(await redeem(ownForm('gft_p8Lx3N', 'print-a'))).toEqual(answers.alreadyRedeemed);
});

test("requires a new reader's form fields, and an address for a print gift", async () => {
  const { redeem } = holding('visitor');
  expect(await redeem({ ...newReader.body, name: '', email: 'noor', password: undefined, address: undefined })).toEqual(
    {
      status: 400,
      body: {
        errors: {
          name: 'Please give your name.',
          email: 'Please give an email address.',
          password: { password: 'Please choose a password.' },
          address: { line1: 'Please give an address.' },
        },
      },
    },
  );
  expect((await redeem({ ...newReader.body, email: 'tomas@reader.example' })).body).toEqual({
    errors: { email: answers.fieldErrors.body.errors.email },
  });
  expect(await holding('no-subscription').redeem(ownForm('gft_p8Lx3N', 'print-a'))).toMatchObject(
    said(answers.addressMissing),
  );
  expect((await holding('visitor').redeem(digitalReader.body)).status).toBe(200);
});

test("adds a subscriber's gift after the current subscription [REDEEM-9]", async () => {
  const { redeem, ask } = holding('pending-email', 'gft_misaligned');
  expect((await redeem(ownForm('gft_misaligned', 'digital'))).status).toBe(200);
  expect((await ask('getSubscriber')).body).toMatchObject({
    timetable: {
      current_subscription: { info: { token: 'sub_Aw18' }, status: { count: 6 } },
      future_subscriptions: [
        { info: { phase: 'renewal', deliverables: { set: 'digital' }, order: { name: 'Ada Okafor' } } },
      ],
      discontinuous: ['print-a', 'digital'],
    },
  });
});

test.each([
  ['visitor', 'gft_expiredGift', answers.redeemFailed.body.message],
  ['visitor', 'gft_refundedGift', replies.getGift.refundedGift.body.redeem.message],
  ['lifer', 'gft_p8Lx3N', replies.getGift.needlessGift.body.redeem.message],
] as const)('rejects for a %s the gift %s: %s', async (reader, token, message) => {
  expect(await holding(reader, token).redeem(ownForm(token, 'print-a'))).toEqual({
    status: 422,
    body: { type: 'redeem-failed', message },
  });
});

test('rejects unknown gifts and malformed redemptions', async () => {
  const { redeem, ask } = holding('visitor');
  expect(await redeem(ownForm('gft_nobody', 'print-a'))).toEqual(answers.unknownGift);
  expect(await redeem(ownForm('../gift', 'print-a'))).toEqual(answers.refused);
  expect(await redeem(ownForm('gft_p8Lx3N', 'balloon'))).toEqual(answers.refused);
  expect(await redeem(newReader.body, { captcha: '' })).toEqual(answers.botCheckRefused);
  expect(await ask('redeemGift', { query: 'captcha=none' })).toEqual(answers.refused);
});

test('charges for an upgraded delivery and redeems once paid, with a receipt that starts a subscription [API-35, BEYOND-46]', async () => {
  const token = 'gft_digitalGift';
  const { redeem, read, journal, look, ask } = holding('donor', token);
  const form = ownForm(token, 'print-a');
  expect(await redeem(form)).toEqual(upgrade({ type: 'started', data: { keys } }));
  expect(journal.state().intents.pi_1?.order.lines).toEqual([
    {
      kind: 'subscription-upgrade',
      name: 'Change to Standard, print and digital',
      quantity: 1,
      amount: 2_400,
      shipping: 0,
      discount: 0,
    },
  ]);
  expect(await redeem({ ...form, invoice: 'pi_1' })).toEqual(upgrade({ type: 'updated', data: { keys } }));
  expect(await look()).toMatchObject({ redeem: { status: 'open' } });
  journal.payments.confirm(keys.stripe_secret, { kind: 'taken' });
  expect([1, 2, 3].map(() => read('pi_1').status)).toEqual(['in-progress', 'in-progress', 'completed']);
  expect(Object.values(journal.state().receipts)).toMatchObject([{ phase: 'introductory' }]);
  expect(await look()).toMatchObject({ redeem: { status: 'redeemed' } });
  expect((await ask('getSubscriber')).body).toMatchObject({
    timetable: {
      current_subscription: {
        info: { level: 'high', term: '2year', deliverables: { set: 'print-a' }, issues_left: 8 },
      },
    },
  });
});

test('does not redeem a gift that is being paid for in another tab', async () => {
  const token = 'gft_digitalGift';
  const { redeem, journal } = holding('donor', token);
  await redeem(ownForm(token, 'print-a'));
  journal.payments.confirm(keys.stripe_secret, { kind: 'debited' });
  expect(await redeem(ownForm(token, 'digital'))).toEqual(
    paidElsewhere({ status: 'processing', invoice: 'inv_3', order: expect.any(Object) }),
  );
  expect(await redeem(ownForm(token, 'digital'))).toEqual(answers.alreadyRedeemed);
  const account = () => journal.state().accounts[refOf('donor') ?? '']?.subscriber.timetable.current_subscription;
  expect(account()).toBeNull();
});

test('cancels the open payment of a gift redeemed for free', async () => {
  const token = 'gft_digitalGift';
  const { redeem, journal } = holding('donor', token);
  await redeem(ownForm(token, 'print-a'));
  expect((await redeem(ownForm(token, 'digital'))).body).toMatchObject({ type: 'redeem-succeeded' });
  expect(journal.payments.confirm(keys.stripe_secret, { kind: 'taken' }).kind).toBe('failed');
});

test('refuses an unavailable upgrade and charges the card on file for an available one', async () => {
  expect(
    await holding('visitor', 'gft_upgradeClosed').redeem({
      ...newReader.body,
      subscription: { token: 'gft_upgradeClosed', deliverable: 'print-a' },
    }),
  ).toMatchObject(said(answers.upgradeFailed));
  const form = ownForm('gft_digitalGift', 'print-a', { customer: 'use-card' });
  expect((await holding('donor', 'gft_digitalGift').redeem(form)).body).toMatchObject({
    type: 'upgrade-checkout',
    data: { type: 'customer', data: { status: 'completed' } },
  });
});

describe('redeeming', () => {
  const { reader: own, newReader } = requests.redeemGift;
  const answers = replies.redeemGift;
  const TOKEN = 'gft_digitalGift';

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
  ])('orders the delivery %s as an upgrade sent to %s', async (deliverable, shipcode) => {
    const { redeem, intent } = holding('donor');
    const address = {
      ...newReader.body.address,
      ...(shipcode === 'ship-c' && { country: 'IE', country_name: 'Ireland', state: '' }),
    };
    await redeem(deliverable, { name: ' Jo March ', email: ' jo@reader.example ', origin: 'change', address });
    expect(intent()).toMatchObject({
      name: 'Jo March',
      email: 'jo@reader.example',
      lines: [{ kind: 'subscription-upgrade', name: 'Change to Standard, print and digital' }],
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

  test('takes one payment per gift', async () => {
    const { redeem, journal } = holding('donor');
    journal.work((desk) =>
      makeGifts(
        desk,
        { kind: 'give', giver, gift: { deliverable: 'digital', level: 'high', term: '2year' }, count: 1 },
        'rcp_1',
      ),
    );
    const second = Object.keys(journal.state().gifts).at(-1);
    await redeem('print-a');
    const { body } = await redeem('print-a', {}, second);
    expect(body).toMatchObject({ type: 'upgrade-checkout', data: { type: 'started' } });
    expect(Object.values(journal.state().intents).filter(({ purpose }) => purpose?.startsWith('gift '))).toHaveLength(
      2,
    );
  });

  test("requires an address in the delivery's category, none for a digital one", async () => {
    const { address, ...form } = newReader.body;
    const { redeem } = holding('visitor', form);
    const canadian = { country: 'CA', country_name: 'Canada', state: 'QC', postcode: 'H2W 1A1' };
    expect((await redeem('print-b', { address })).body).toMatchObject({
      errors: { address: { country: expect.any(String) } },
    });
    expect((await redeem('print-b', { address: { ...address, ...canadian } })).status).toBe(200);
    expect((await redeem('digital', { shipcode: 'ship-b' })).body).toMatchObject({ type: 'redeem-succeeded' });
  });

  test("checks an address on record against the delivery, whatever the form's category", async () => {
    const { redeem } = holding('expiring');
    expect((await redeem('print-a', { origin: 'keep', shipcode: 'ship-c' })).status).toBe(200);
    expect((await redeem('print-c', { origin: 'keep', shipcode: 'ship-a' })).status).toBe(400);
  });

  test("does not require a recipient's address", async () => {
    const { redeem } = holding('expiring');
    const { status } = await redeem('print-a', { origin: 'recipient', recipient_name: 'Noor Haddad' });
    expect(status).toBe(200);
  });

  test('redeems a gift paid by debit once the bank has paid', async () => {
    const { redeem, journal, clock, read } = holding('donor');
    await redeem('print-a');
    journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
    expect(read('pi_1')).toMatchObject({ status: 'processing' });
    clock.now += DEBIT_TAKES;
    expect(read('pi_1')).toMatchObject({ status: 'completed' });
    expect(journal.state().gifts[TOKEN]?.status).toBe('redeemed');
    expect(await redeem('digital')).toEqual(answers.alreadyRedeemed);
  });

  test('counts only unknown tokens, per session or per page without cookies', () => {
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

  test('rejects a missing token', () => {
    expect(openAs('visitor').journal.ask('getGift')).toEqual(replies.getGift.malformedToken);
  });

  test('creates the gifts of an order and mails each link to the giver [API-34]', async () => {
    const { journal, ask } = openAs('visitor');
    const gift = { deliverable: 'print-a', level: 'low', term: '1year' } as const;
    journal.work((desk) => makeGifts(desk, { kind: 'give', giver, gift, count: 2 }, 'rcp_1'));
    for (const token of ['gft_1', 'gft_2']) {
      const subscription = {
        token,
        level: 'low',
        term: '1year',
        deliverables: { set: 'print-a' },
        order: { name: 'Ada Okafor' },
      };
      expect(journal.state().gifts[token]).toMatchObject({ subscription, status: 'open', canUpgrade: true });
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

  test('starts with the documented gifts in their documented status', () => {
    const { gifts } = openAs('visitor').journal.state();
    const statuses = Object.values(gifts).flatMap(({ status, given }) => (given ? [] : [status]));
    expect(statuses).toEqual(['open', 'open', 'open', 'open', 'redeemed', 'expired', 'refunded', 'open']);
  });

  test('starts the subscription of a paid redemption even if the gift is gone', async () => {
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
});
