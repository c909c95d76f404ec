import { expect, test } from 'vitest';
import type { InvoicePage } from '#machines/api/contract.ts';
import { kept, open, openAs, visiting } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';

const { introductory, newCard, cardOnFile } = requests.payInvoice;
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
const said = ({ status, body }: { status: number; body: object }) => ({ status, body });
const alreadyPaid = {
  status: 409,
  body: { ...answers.invoicePaid.body, paid: { status: 'completed', receipt: 'rcp_3' } },
};
const beingPaid = (invoice: string) => ({
  status: 409,
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

test.each([
  ['inv_unknown', answers.unknownInvoice],
  ['__proto__', answers.unknownInvoice],
  ['CAT-1043', answers.unknownInvoice],
  ['inv_5tG4hA', beingPaid('inv_5tG4hA')],
  ['inv_retrying', beingPaid('inv_retrying')],
  ['inv_checkOrWireOnly', answers.checkOrWireOnly],
])('does not charge %s [API-31, INV-4, INV-10]', async (token, answer) => {
  expect(await owing('visitor', token).pay(guest)).toEqual(answer);
});

test.each(['inv_pastDue', 'inv_netThirty', 'inv_failedTwice', 'inv_invoiceFailed'])(
  'accepts a late or repeated payment of %s',
  async (token) => {
    const body = token === 'inv_invoiceFailed' ? introductory.body : guest;
    expect(await owing('visitor', token).pay(body)).toEqual(started);
  },
);

test('requires a password for a first subscription, and the payer can log in with it [API-31, INV-20]', async () => {
  const { pay, poll, journal, ask } = owing('visitor', 'inv_introductory');
  expect(await pay(guest)).toMatchObject(said(answers.passwordNeeded));
  const short = { ...introductory.body, password: { password: 'short', confirm: 'shore' } };
  expect((await pay(short)).body).toEqual({ errors: { password: answers.nestedErrors.body.errors.password } });
  expect(await pay(introductory.body)).toEqual(started);
  journal.payments.confirm(secret, { kind: 'taken' });
  poll();
  await ask('logIn', { body: { email: 'ada@reader.example', password: 'correct horse' } });
  expect((await ask('getSubscriber')).body).toMatchObject({
    timetable: {
      current_subscription: { info: { level: 'high', deliverables: { set: 'print-a' }, phase: 'introductory' } },
    },
  });
});

test('requires a name and an email and rejects a malformed payment', async () => {
  const { pay, ask } = owing('visitor', 'inv_payable');
  expect(await pay({ ...guest, name: ' ', email: 'ada' })).toMatchObject(said(answers.fieldErrors));
  expect(await pay({ ...guest, origin: 'moon' })).toEqual(answers.refused);
  expect(await ask('payInvoice', { body: guest, params: { invoice: 'inv_payable' }, query: 'captcha=' })).toEqual(
    answers.botCheckRefused,
  );
});

test('charges the card on file and never saves one [API-31]', async () => {
  const { pay, journal } = owing('donor', 'inv_payableByReader');
  expect(await pay(cardOnFile.body)).toMatchObject({ body: { type: 'customer', data: { status: 'completed' } } });
  const { payment, subscriber } = journal.state().accounts[refOf('donor') ?? ''] ?? {};
  expect(payment).toMatchObject({ card: { last_four: '4242' } });
  expect(subscriber?.timetable.current_subscription).toMatchObject({ info: { level: 'high' } });
  const visitor = owing('no-subscription', 'inv_payable');
  await visitor.pay({ ...guest, customer: 'add-card' });
  expect(visitor.journal.state().intents.pi_1).not.toHaveProperty('keeps');
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

test('is fulfilled by the next payment attempt, even if its payment was never polled', async () => {
  const { pay, journal } = owing('visitor', 'inv_payable');
  await pay(guest);
  journal.payments.confirm(secret, { kind: 'taken' });
  expect(await pay(guest)).toEqual(alreadyPaid);
  expect(Object.keys(journal.state().receipts)).toEqual(['rcp_3']);
});

test('opens one intent per invoice, which takes nothing out of stock', async () => {
  const { ask, journal } = owing('visitor', 'inv_payable');
  const name = ` ${guest.name} `;
  const email = ` ${guest.email} `;
  for (const invoice of ['inv_payable', 'inv_pastDue', 'inv_payable'])
    await ask('payInvoice', {
      body: { ...guest, name, email },
      params: { invoice },
      query: `captcha=${journal.state().spent.length}x`,
    });
  const { pi_1, pi_3, ...others } = journal.state().intents;
  expect([pi_1?.purpose, pi_3?.purpose]).toEqual(['invoice inv_payable', 'invoice inv_pastDue']);
  expect(others).toEqual(open().journal.state().intents);
  expect(pi_1?.order).toMatchObject({ name: guest.name, email: guest.email });
  expect(pi_1?.order.goods).toEqual([]);
});

test('requires no address, even for a recipient, and no password unless it opens an account', async () => {
  const { pay } = owing('visitor', 'inv_payable');
  expect(await pay({ ...guest, name: ' ' })).toEqual({
    status: 400,
    body: { errors: { name: 'Please give your name.' } },
  });
  const recipient = { origin: 'recipient', recipient_name: 'Noor Haddad', address: undefined };
  expect(await pay({ ...guest, ...recipient })).toEqual(started);
});

test.each([
  ['inv_payableByReader', { account: 'acc_Jm5s' }],
  ['inv_introductory', { name: 'Noor Haddad', email: 'haddad@reader.example', password: 'correct horse' }],
])('gives the subscription of %s to its account, otherwise to the payer', async (token, owner) => {
  const { pay, journal } = owing('visitor', token);
  await pay({ ...introductory.body, name: 'Noor Haddad', email: 'haddad@reader.example' });
  expect(journal.state().debts[token]?.order.deeds).toMatchObject([{ kind: 'subscribe', owner }]);
});

test('leaves other deeds unchanged for any payer', async () => {
  const { pay, journal } = owing('donor', 'inv_upgrade');
  const deeds = () => journal.state().debts.inv_upgrade?.order.deeds;
  const before = deeds();
  expect(await pay({ ...cardOnFile.body, customer: undefined })).toEqual(started);
  expect(deeds()).toEqual(before);
});

test('answers a path without an invoice as unknown', () => {
  const { journal } = openAs('visitor');
  const call = { body: guest, query: new URLSearchParams('captcha=fresh') };
  expect(journal.ask('payInvoice', call)).toEqual(answers.unknownInvoice);
});

test('returns an invoice as its page shows it [INV-12]', async () => {
  for (const token of ['inv_payable', 'inv_5tG4hA', 'inv_invoicePaid']) {
    const { ask, page } = owing('donor', token);
    const { settings: _, ...data } = await page();
    expect(await ask('getInvoice', { params: { invoice: token } })).toEqual(kept(data));
  }
  const { ask } = owing('visitor', '');
  expect(await ask('getInvoice', { params: { invoice: 'inv_unknown' } })).toEqual(replies.getInvoice.unknownInvoice);
});
