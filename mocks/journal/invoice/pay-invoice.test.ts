import { expect, test } from 'vitest';
import { kept, openAs, visiting } from '#fixtures/world/journal.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';

const { newCard } = requests.payInvoice;
const answers = replies.payInvoice;
const secret = 'pi_1_secret_2';

function owing(reader: Reader, token: string) {
  const opened = openAs(reader);
  let tokens = 0;
  return {
    ...opened,
    pay: (body: object, key?: string) =>
      opened.ask('payInvoice', {
        body,
        params: { invoice: token },
        query: `captcha=fresh-${++tokens}`,
        ...(key && { key }),
      }),
    poll: () => [1, 2, 3].map(() => opened.read('pi_1')).at(-1),
    page: async () => (await visiting(reader, opened).show(`/invoice/${token}`)) as InvoicePage,
  };
}

const guest = { ...newCard.body, invoice: undefined };
const alreadyPaid = {
  status: 409,
  headers: { 'Cache-Control': 'no-store' },
  body: { ...answers.invoicePaid.body, paid: { status: 'completed', receipt: 'rcp_3' } },
};
const beingPaid = (invoice: string) => ({
  status: 409,
  headers: { 'Cache-Control': 'no-store' },
  body: { ...answers.invoiceProcessing.body, paid: { status: 'processing', invoice } },
});
const started = kept({ type: 'started', data: { keys: { payment_intent_id: 'pi_1', stripe_secret: secret } } });

test('lets anyone with the link pay once [API-31]', async () => {
  const { pay, poll, journal, page } = owing('visitor', 'inv_payable');
  expect(await pay(guest, 'key-1')).toEqual(started);
  expect(journal.state().intents.pi_1?.order.total).toBe(2_950);
  expect(await pay({ ...guest, invoice: 'pi_1' })).toMatchObject({ body: { type: 'updated' } });
  journal.payments.confirm(secret, { kind: 'taken' });
  expect(poll()).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
  expect(await pay(guest, 'key-1')).toEqual(started);
  expect(await pay(guest)).toEqual(alreadyPaid);
  expect(Object.keys(journal.state().receipts)).toEqual(['rcp_3']);
  expect(await page()).toEqual({ receipt: 'rcp_3', invoice: (await page()).invoice });
});

test('makes its gifts once, even if two tabs pay it [GIFT-5, BEYOND-61]', async () => {
  const { pay, poll, journal, mails, visit } = owing('visitor', 'inv_withGiftees');
  expect(await pay(guest)).toEqual(started);
  expect(await pay({ ...guest, invoice: 'pi_1' })).toMatchObject({ body: { type: 'updated' } });
  journal.payments.confirm(secret, { kind: 'taken' });
  expect(poll()).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
  expect(await pay(guest)).toEqual(alreadyPaid);
  poll();
  expect(visit('/receipts?token=rcp_3')).toMatchObject({
    data: {
      receipt: {
        mailed: [{ what: 'receipt' }, { what: 'gift', to: 'ada@reader.example', count: 1 }],
        gifts: [
          { recipient_name: 'Noor Haddad', deliverable: 'print-a', state: 'scheduled', deliver_on: '2026-12-24' },
          { recipient_name: 'Wen Li', deliverable: 'digital', level: 'low', state: 'sent', mails: 1 },
        ],
      },
    },
  });
  expect(mails().filter(({ about }) => about === 'gift')).toHaveLength(1);
});

test('shows a debit as processing until the bank has paid, a minute here', async () => {
  const { pay, read, journal, page, clock } = owing('visitor', 'inv_payable');
  await pay(guest);
  journal.payments.confirm(secret, { kind: 'debited' });
  expect(read('pi_1')).toEqual({ status: 'processing', invoice: 'inv_payable', order: expect.any(Object) });
  expect((await page()).invoice?.processing).toEqual({ since: '2026-03-14' });
  expect(await pay(guest)).toEqual(beingPaid('inv_payable'));
  clock.now += DEBIT_TAKES;
  expect(read('pi_1')).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
  expect(await pay(guest)).toEqual(alreadyPaid);
});

test('lists the latest failure first and can be paid again [INV-18, INV-19]', async () => {
  const { pay, read, journal, page } = owing('visitor', 'inv_payable');
  await pay(guest);
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } as const;
  journal.payments.confirm(secret, { kind: 'refused', error });
  journal.payments.confirm(secret, { kind: 'debited', returned: 'The bank account has been closed.' });
  read('pi_1');
  expect((await page()).invoice).toMatchObject({
    processing: null,
    failures: [{ data: { msg: 'The bank account has been closed.' } }, { data: { msg: 'Your card was declined.' } }],
  });
  expect(await pay(guest)).toMatchObject({ body: { type: 'started', data: { keys: { payment_intent_id: 'pi_3' } } } });
});

test('changes an upgraded subscription only once paid', async () => {
  const { pay, poll, journal } = owing('subscriber', 'inv_upgrade');
  const level = () =>
    journal.state().accounts.acc_Wq31?.subscriber.timetable.current_subscription?.info.deliverables.set;
  journal.work(({ state }) => {
    const current = state.accounts.acc_Wq31?.subscriber.timetable.current_subscription;
    if (current) current.info.deliverables.set = 'digital';
  });
  await pay({ ...guest, shipcode: 'ship-b' });
  expect(level()).toBe('digital');
  journal.payments.confirm(secret, { kind: 'taken' });
  poll();
  expect(level()).toBe('print-b');
});
