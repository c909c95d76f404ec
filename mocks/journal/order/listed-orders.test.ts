import { expect, test } from 'vitest';
import { kept, openAs } from '#fixtures/world/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
import { seedAccounts } from '../account/account-state.ts';
import { linkIn } from '../visitor/mails.ts';

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

const { sameSettings } = requests.renewSubscription;
const { giftOrder } = requests.subscribe;
const { monthly, inHonour } = requests.donate;

const renewal = { ...sameSettings.body, customer: undefined };

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
    .map((mail) => [mail.to, mail.about, linkIn(mail)?.split('token=')[1] ?? '']);
  expect(links.map(([to, about]) => [to, about])).toEqual(Array(2).fill(['ada@reader.example', 'gift']));
  expect((await ask('getGift', { query: `token=${links[0]?.[2]}` })).body).toMatchObject({
    redeem: {
      status: 'open',
      gift: { level: 'high', deliverables: { set: 'print-a' }, order: { name: 'Ada Okafor' } },
    },
  });
});

test('starts a monthly donation with the method that paid the first month [API-37]', async () => {
  const { place, journal, mails } = ordering('donor');
  const { body } = await place('donate', { ...monthly.body, customer: 'use-card' });
  expect(body).toMatchObject({ type: 'customer', data: { status: 'completed' } });
  const [[token = '', donation] = []] = Object.entries(journal.state().donations).slice(-1);
  expect(donation).toEqual({
    account: refOf('donor'),
    name: 'Tomás Lindqvist',
    email: 'tomas@reader.example',
    details: { type: 'details', data: { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } } },
    failing: false,
    amount: 1_000,
    next: '2026-04-14',
    isChanged: false,
    payments: 1,
  });
  expect(mails()).toEqual([
    { to: 'tomas@reader.example', about: 'link', page: 'monthly-donation', link: `/donation/setup?token=${token}` },
    expect.objectContaining({ to: 'tomas@reader.example', about: 'receipt', link: '/receipts?token=rcp_3' }),
  ]);
});

test("takes a logged-in donor's name and email from the session [API-37]", async () => {
  const { place, journal } = ordering('donor');
  await place('donate', { ...inHonour.body, name: 'Somebody', email: 'else@reader.example', customer: undefined });
  expect(journal.state().intents.pi_1?.order).toMatchObject({ name: 'Tomás Lindqvist', email: 'tomas@reader.example' });
});

test('a renewal by bank debit makes earlier pages stale', async () => {
  const { place, journal, read, timetable } = ordering('subscriber');
  await place('renewSubscription', renewal);
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  expect(timetable()).toMatchObject({ version: 4, future_subscriptions: [] });
});
