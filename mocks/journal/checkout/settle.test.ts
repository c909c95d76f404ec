import { expect, test } from 'vitest';
import { open, openAs } from '#fixtures/world/journal.ts';
import { requests } from '../../replies.ts';
import { DEBIT_TAKES } from './settle.ts';

const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };
const { cart } = requests.subscribe.printOrder.body;
const secret = 'pi_1_secret_2';

function ordering(reader: 'donor' | 'no-subscription', customer?: 'add-card') {
  const opened = openAs(reader);
  const { password: _, ...order } = requests.subscribe.printOrder.body;
  const items = [{ item: 'basic-product', ref: 'prd:lights', quantity: 2 }];
  const { ref } = opened.journal.work(({ state }) => ({ ref: state.reader ?? '' }));
  return {
    ...opened,
    place: () =>
      opened.ask('subscribe', {
        body: { ...order, ...(customer && { customer }), cart: { ...cart, items } },
        query: 'captcha=fresh',
      }),
    pay: opened.journal.payments.confirm,
    poll: () => [1, 2, 3].map(() => opened.read('pi_1')).at(-1),
    payment: () => opened.journal.state().accounts[ref]?.payment,
    stock: () => opened.journal.state().stock['prd:lights'],
  };
}

test('saves a bank account only once its debit has settled', async () => {
  const { place, pay, poll, payment, stock, clock } = ordering('no-subscription', 'add-card');
  await place();
  pay(secret, { kind: 'debited' }, { ach });
  expect(poll()).toMatchObject({ status: 'processing' });
  expect([payment(), stock()]).toEqual([null, 22]);
  clock.now += DEBIT_TAKES;
  expect(poll()).toMatchObject({ status: 'completed' });
  expect([payment(), stock()]).toEqual([{ type: 'details', ach }, 22]);
});

test('marks a gift as redeemed while the debit for its upgrade is processing', async () => {
  const { ask, journal, read } = openAs('visitor');
  const { body } = requests.redeemGift.newReader;
  const gift = () => journal.state().gifts[body.subscription.token];
  const subscription = { ...body.subscription, deliverable: 'print-c' };
  const address = { ...body.address, state: '', postcode: '', country: 'IE', country_name: 'Ireland' };
  const order = { ...body, subscription, address, shipcode: 'ship-c' };
  expect(await ask('redeemGift', { body: order, query: 'captcha=fresh' })).toMatchObject({ status: 200 });
  expect(gift()?.status).toBe('open');
  journal.payments.confirm(secret, { kind: 'debited' });
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  expect(gift()?.status).toBe('redeemed');
});

const { subscription } = requests.subscribe.printOrder.body.cart;
const body = {
  ...requests.subscribe.printOrder.body,
  cart: { items: [{ item: 'print-issue', ref: 'iss:41', quantity: 2 }], giftsubs: [], subscription },
};

test('reserves goods at once and completes the order when the bank has paid', () => {
  const { order, read, journal, clock } = open();
  const adas = () =>
    Object.values(journal.state().accounts).filter(({ subscriber }) => subscriber.account.name === 'Ada Okafor');
  order({ body });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  expect(read('pi_1')).toEqual({ status: 'processing', invoice: 'inv_3', order: expect.any(Object) });
  expect([journal.state().stock['iss:41'], adas().length]).toEqual([118, 0]);
  clock.now += DEBIT_TAKES - 1;
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  clock.now += 1;
  expect(read('pi_1')).toEqual({ status: 'completed', receipt: 'rcp_4', order: expect.any(Object) });
  expect([journal.state().stock['iss:41'], adas().length]).toEqual([118, 1]);
  expect(journal.state().intents.pi_1).toMatchObject({ status: 'succeeded', confirms: 1 });
  expect(journal.state().debts.inv_3).toMatchObject({ receipt: 'rcp_4' });
});

test('does not complete an order whose debit was returned', () => {
  const { order, read, journal, clock } = open();
  order({ body });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited', returned: 'The bank account has been closed.' });
  read('pi_1');
  clock.now += 2 * DEBIT_TAKES;
  expect(read('pi_1')).toEqual({ status: 'processing', invoice: 'inv_3', order: expect.any(Object) });
  expect(journal.state().receipts).toEqual({});
});
