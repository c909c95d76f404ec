import { expect, test } from 'vitest';
import { kept, openAs } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { seedAccounts } from '../account/account-state.ts';

type OrderCall = 'subscribe' | 'renewSubscription' | 'donate';

function ordering(reader: Reader) {
  const opened = openAs(reader);
  let tokens = 0;
  return {
    ...opened,
    place: <Id extends OrderCall>(id: Id, body: object, query = '') =>
      opened.ask(id, { body, query: `captcha=fresh-${++tokens}${query}` }),
    pay: (number = 1) => {
      opened.journal.payments.confirm(`pi_${number}_secret_${number + 1}`, { kind: 'taken' });
      return [1, 2, 3].map(() => opened.read(`pi_${number}`)).at(-1);
    },
    timetable: () => opened.journal.state().accounts[refOf(reader) ?? '']?.subscriber.timetable,
  };
}

const started = kept({
  type: 'started',
  data: { keys: { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' } },
});
const said = ({ status, body }: { status: number; body: object }) => ({ status, body });

const { sameSettings, changedSettings } = requests.renewSubscription;
const { printOrder, giftOrder } = requests.subscribe;
const { onetime, monthly, inHonour } = requests.donate;

const renewal = { ...sameSettings.body, customer: undefined };

test('opens an account for a first subscription, with the password sent, and starts its timetable [API-36]', async () => {
  const { place, pay, ask } = ordering('visitor');
  await place('subscribe', printOrder.body);
  pay();
  const { email, password, address } = printOrder.body;
  expect((await ask('logIn', { body: { email, password: password.password } })).status).toBe(200);
  const upcoming = ['night-ferry', 'slack-tide', 'the-long-grass'];
  expect((await ask('getSubscriber')).body).toMatchObject({
    subscriber: { account: { name: 'Ada Okafor', autorenew: false, addresses: { a: address }, shipcode: 'ship-a' } },
    timetable: {
      current_subscription: {
        status: { expiring: false, extended: true, count: 4 },
        info: {
          phase: 'introductory',
          deliverables: { set: 'print-a', active: 'print-a' },
          tokens: [...upcoming.map((slug) => ({ issue: { slug } })), { issue: null }],
        },
      },
      issues_expected: upcoming.map((slug) => ({ slug })),
      address_required: { a: true, b: false, c: false },
    },
  });
});

test('sells gifts without an account and mails each token to the giver [GIFT-3]', async () => {
  const { place, pay, journal, mails, ask } = ordering('visitor');
  expect(await place('subscribe', giftOrder.body, '&gift')).toEqual(started);
  expect(journal.state().intents.pi_1?.order).toMatchObject({
    lines: [
      {
        kind: 'gift-subscription',
        name: 'Standard, print and digital, 1 year',
        quantity: 2,
        amount: 12_000,
        discount: 2_000,
      },
      { kind: 'sized-product', name: 'Harbour tote, One size', quantity: 1, amount: 1_800, shipping: 450 },
    ],
    total: 12_250,
    bill: {
      giftees: [
        {
          name: 'Noor Haddad',
          goods: [
            { name: 'Standard, print and digital, 1 year', qty: 2 },
            { name: 'Harbour tote, One size', qty: 1 },
          ],
        },
      ],
    },
  });
  expect(pay()).toMatchObject({ status: 'completed' });
  expect(Object.keys(journal.state().accounts)).toEqual(Object.keys(seedAccounts()));
  const links = mails()
    .filter(({ about }) => about !== 'receipt')
    .map(({ to, about, link = '' }) => [to, about, link.split('token=')[1] ?? '']);
  expect(links.map(([to, about]) => [to, about])).toEqual(Array(2).fill(['ada@reader.example', 'gift']));
  expect((await ask('getGift', { query: `token=${links[0]?.[2]}` })).body).toMatchObject({
    redeem: {
      status: 'open',
      gift: { level: 'high', deliverables: { set: 'print-a' }, order: { name: 'Ada Okafor' } },
    },
  });
});

test('sells gifts but no second subscription to a subscriber', async () => {
  const { place } = ordering('subscriber');
  const { password: _, ...order } = printOrder.body;
  expect(await place('subscribe', order)).toEqual(said(replies.subscribe.existingSubscription));
  expect((await place('subscribe', giftOrder.body)).status).toBe(200);
});

test('starts another subscription after a cancelled one, as a renewal', async () => {
  const { place, pay, timetable } = ordering('former');
  const { password: _, ...order } = printOrder.body;
  expect(await place('subscribe', order)).toEqual(started);
  pay();
  expect(timetable()).toMatchObject({
    current_subscription: { state: 'active', info: { phase: 'renewal', cancelled: false } },
    future_subscriptions: [],
  });
});

test('renews with the settings sent, after the current subscription [API-38]', async () => {
  const { place, pay, timetable } = ordering('subscriber');
  expect(await place('renewSubscription', renewal)).toEqual(started);
  expect(pay()).toMatchObject({ status: 'completed' });
  expect(timetable()).toMatchObject({
    current_subscription: { info: { token: 'sub_t9Bd' }, status: { extended: true, count: 14 } },
    future_subscriptions: [
      {
        info: { term: '2year', level: 'high', phase: 'renewal', deliverables: { set: 'print-b' }, issues_left: 8 },
        status: { count: 8 },
      },
    ],
    discontinuous: null,
  });
});

test('renews with other settings, a new address, a coupon and goods [API-38, COUP-8]', async () => {
  const { place, pay, timetable, journal, kept: account } = ordering('subscriber');
  const { invoice: _, customer: __, ...order } = changedSettings.body;
  await place('renewSubscription', order);
  expect(journal.state().intents.pi_1?.order.total).toBe(3_600 - 1_000 + 1_800 + 450 + 1_000);
  pay();
  expect(timetable()).toMatchObject({
    future_subscriptions: [{ info: { level: 'low', deliverables: { set: 'print-a' } } }],
    discontinuous: ['print-b', 'print-a'],
  });
  expect(account('acc_Wq31')?.addresses).toMatchObject({ a: changedSettings.body.address, b: { city: 'Montréal' } });
});

test('renews an expired subscription at once and leaves autorenew unchanged', async () => {
  const { place, pay, timetable, kept: account } = ordering('expired');
  const order = {
    ...renewal,
    account: refOf('expired'),
    shipcode: 'ship-c',
    cart: { ...renewal.cart, subscription: { ...renewal.cart.subscription, term: '1year' } },
  };
  await place('renewSubscription', order);
  pay();
  expect(timetable()).toMatchObject({
    current_subscription: { state: 'active', status: { count: 4 }, info: { deliverables: { set: 'print-c' } } },
    future_subscriptions: [],
  });
  expect(account(refOf('expired') ?? '')?.autorenew).toBe(true);
});

test('replaces the current subscription by a lifetime renewal, after sending its remaining issues', async () => {
  const { place, pay, timetable, kept: account } = ordering('subscriber');
  await place('renewSubscription', {
    ...renewal,
    cart: { ...renewal.cart, subscription: { ...renewal.cart.subscription, term: 'lifetime' } },
  });
  pay();
  expect(timetable()).toMatchObject({
    lifetime_subscription: true,
    current_subscription: { info: { term: 'lifetime', legacy_tokens: 6, issues_left: 0 }, status: { count: 0 } },
    issues_expected: [{ slug: 'night-ferry' }, { slug: 'slack-tide' }],
  });
  expect(account('acc_Wq31')?.autorenew).toBe(false);
});

test.each([
  ['visitor', renewal, replies.renewSubscription.signedOut],
  ['donor', { ...renewal, account: 'acc_Tm42' }, replies.renewSubscription.refused],
  ['subscriber', { ...renewal, account: 'acc_other' }, replies.renewSubscription.otherAccount],
  ['subscriber', { ...renewal, cart: printOrder.body.cart }, replies.renewSubscription.refused],
  ['subscriber', { ...renewal, origin: 'keep', shipcode: 'ship-a' }, replies.renewSubscription.addressMissing],
  ['lifer', { ...renewal, account: refOf('lifer') }, replies.renewSubscription.renewalNotNecessary],
  [
    'former',
    { ...renewal, account: refOf('former') },
    { status: 400, body: { errors: 'You have no subscription to renew.' } },
  ],
  [
    'subscriber',
    { ...renewal, cart: { ...renewal.cart, subscription: { ...renewal.cart.subscription, coupon: 'HARBOUR10' } } },
    replies.renewSubscription.notForRenewals,
  ],
] as const)('rejects an invalid renewal by a %s (%#) [API-38, COUP-8]', async (reader, body, answer) => {
  expect(await ordering(reader).place('renewSubscription', body)).toMatchObject(said(answer));
});

test('takes a donation once, from a guest with any address [API-37]', async () => {
  const { place, pay, journal } = ordering('visitor');
  expect(await place('donate', onetime.body)).toEqual(started);
  expect(journal.state().intents.pi_1?.order).toMatchObject({ total: 2_500, destination: null, deeds: [] });
  expect(pay()).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
  const abroad = { ...onetime.body, address: monthly.body.address };
  expect((await place('donate', abroad)).status).toBe(200);
});

test('starts a monthly donation with the method that paid the first month [API-37]', async () => {
  const { place, journal, mails } = ordering('donor');
  const { body } = await place('donate', { ...monthly.body, customer: 'use-card' });
  expect(body).toMatchObject({ type: 'customer', data: { status: 'completed' } });
  const [[token = '', donation] = []] = Object.entries(journal.state().donations).slice(-1);
  expect(donation).toEqual({
    name: 'Tomás Lindqvist',
    details: { type: 'details', data: { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } } },
    failing: false,
    amount: 1_000,
    next: '2026-04-14',
    isChanged: false,
    payments: 1,
  });
  expect(mails()).toEqual([
    { to: 'tomas@reader.example', about: 'monthly donation', link: `/donation/setup?token=${token}` },
    { to: 'tomas@reader.example', about: 'receipt', link: '/receipts?token=rcp_3' },
  ]);
});

test("takes a logged-in donor's name and email from the session [API-37]", async () => {
  const { place, journal } = ordering('donor');
  await place('donate', { ...inHonour.body, name: 'Somebody', email: 'else@reader.example', customer: undefined });
  expect(journal.state().intents.pi_1?.order).toMatchObject({ name: 'Tomás Lindqvist', email: 'tomas@reader.example' });
});

test.each([
  [{ ...onetime.body, cart: { donation: { process: 'onetime', dollars: 99 } } }, replies.donate.amountRefused],
  [{ ...onetime.body, name: '', email: 'ada' }, replies.donate.fieldErrors],
  [{ ...onetime.body, cart: {} }, replies.donate.refused],
  [{ ...onetime.body, cart: { donation: { process: 'weekly', dollars: 500 } } }, replies.donate.refused],
])('rejects an invalid donation (%#) [API-37, DONATE-7]', async (body, answer) => {
  expect(await ordering('visitor').place('donate', body)).toMatchObject(said(answer));
});

test("reports errors in a donor's address", async () => {
  const address = { ...onetime.body.address, country: '', country_name: '', line1: '' };
  expect(await ordering('visitor').place('donate', { ...onetime.body, address })).toMatchObject({
    body: {
      errors: { address: { country: 'Please choose a country.', line1: 'Please give the first line of the address.' } },
    },
  });
});

test('rejects a renewal of a stale subscription version without a charge [RENEW-2]', async () => {
  const { place, journal, timetable } = ordering('subscriber');
  const order = sameSettings.body;
  expect(await place('renewSubscription', order)).toMatchObject({ body: { data: { status: 'completed' } } });
  expect(timetable()).toMatchObject({ version: 4, future_subscriptions: { length: 1 } });
  expect(await place('renewSubscription', order)).toEqual(replies.renewSubscription.outdated);
  expect([Object.keys(journal.state().intents).length, timetable()?.version]).toEqual([3, 4]);
  expect((await place('renewSubscription', { ...order, version: 4 })).status).toBe(200);
});

test('reports a paid renewal as paid, not as outdated, so that the reader gets its receipt', async () => {
  const { place, pay } = ordering('subscriber');
  await place('renewSubscription', renewal);
  pay();
  expect(await place('renewSubscription', { ...renewal, invoice: 'pi_1' })).toMatchObject({
    status: 409,
    body: { reason: 'paid-elsewhere', paid: { receipt: 'rcp_3' } },
  });
});

test('a renewal by bank debit makes earlier pages stale', async () => {
  const { place, journal, read, timetable } = ordering('subscriber');
  await place('renewSubscription', renewal);
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  expect(timetable()).toMatchObject({ version: 4, future_subscriptions: [] });
});

test('sells a digital item once per order [BEYOND-17]', async () => {
  const { place } = ordering('visitor');
  const order = (quantity: number) =>
    place('subscribe', {
      ...printOrder.body,
      cart: { items: [{ item: 'digital-product', ref: 'prd:field-guide', quantity }], giftsubs: [] },
    });
  expect(said(await order(2))).toEqual({
    status: 409,
    body: { errors: { cart: { items: 'A field guide to lamps is sold once.' } } },
  });
  expect((await order(1)).status).toBe(200);
});
