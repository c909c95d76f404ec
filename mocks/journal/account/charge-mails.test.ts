import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { type Person, refOf } from '../../readers.ts';
import { pages, requests } from '../../replies.ts';

const DAY = 86_400_000;

/** A journal that is asked once a day from 14 March 2026 on. */
function daily(person: Person) {
  const { clock, journal, mails, kept } = openAs('visitor');
  const email = kept(refOf(person) ?? '')?.email;
  return (day: string) => {
    for (; clock.now < Date.parse(day); clock.now += DAY) journal.work(() => undefined);
    journal.work(() => undefined);
    return mails().filter(({ to }) => to === email);
  };
}

test('reminds a reader once, thirty days before the charge [BEYOND-219]', () => {
  const until = daily('expiring');
  expect(until('2026-05-01')).toEqual([]);
  const reminder = {
    about: 'renewal-reminder',
    to: 'fatima@reader.example',
    link: '/account',
    next_charge: { on: '2026-06-01', amount: 6_000, interval: 12 },
    method: 'Visa ending 4242',
    cancel: '/account/cancel/sub_Fz20',
  };
  expect(until('2026-05-02')).toEqual([reminder]);
  expect(until('2026-05-17')).toEqual([reminder]);
});

test('reminds a reader of the amount of the offer that they accepted [BEYOND-219]', async () => {
  const { ask, clock, journal, mails } = openAs('expiring');
  const { body } = await ask('acceptOffer', { params: { token: 'sub_Fz20' }, body: requests.acceptOffer.accept.body });
  clock.now = Date.parse('2026-05-10');
  journal.work(() => undefined);
  const [reminder] = mails().filter(({ about }) => about === 'renewal-reminder');
  expect(reminder).toMatchObject({ next_charge: Object(body).next_charge });
});

test('says what was paid before if the price has changed [BEYOND-219]', () => {
  const { clock, journal, mails } = openAs('expiring');
  journal.choose('price-changed');
  clock.now = Date.parse('2026-05-10');
  journal.work(() => undefined);
  expect(mails().filter(({ about }) => about === 'price-change')).toEqual([
    expect.objectContaining({ before: 5_400, next_charge: expect.objectContaining({ amount: 6_000 }) }),
  ]);
});

test('names the bank account that will be charged [BEYOND-219]', () => {
  const { clock, journal, mails } = openAs('expiring');
  const { payment_info: payment } = pages.showDonate.donorAbroad.body;
  journal.work(({ state }) => {
    Object.assign(state.accounts[refOf('expiring') ?? ''] ?? {}, { payment });
  });
  clock.now = Date.parse('2026-05-10');
  journal.work(() => undefined);
  const [reminder] = mails().filter(({ about }) => about === 'renewal-reminder');
  expect(reminder).toMatchObject({ method: 'Harbour Savings ending 6789' });
});

test('reminds nobody whose autorenew is off', () => {
  expect(daily('expiring-autorenew-off')('2026-06-10')).toEqual([]);
});

test.each([
  ['2026-05-17', 1],
  ['2026-05-18', 0],
])('reminds nobody later than fifteen days before: on %s %i times [BEYOND-219]', (day, times) => {
  const { clock, journal, mails } = openAs('visitor');
  clock.now = Date.parse(day);
  journal.work(() => undefined);
  expect(mails().filter(({ to }) => to === 'fatima@reader.example')).toHaveLength(times);
});

test.each([
  ['renewal-failed', '/account/renewal'],
  ['donation-failing', '/donation/setup?token=don_failing'],
] as const)('mails the failed payment of %s once, with the link to pay [BEYOND-219]', (person, link) => {
  const mails = daily(person)('2026-03-20');
  expect(mails).toEqual([expect.objectContaining({ about: 'payment-failed', link })]);
});
