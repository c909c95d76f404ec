import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { Receipt } from '#machines/api/contract.ts';
import type { Reader } from '../../readers.ts';
import { pages, requests } from '../../replies.ts';

type OrderCall = 'subscribe' | 'renewSubscription' | 'donate';

async function receiptOf(reader: Reader, id: OrderCall, body: object, opened = openAs(reader)) {
  const { ask, journal, read } = opened;
  await ask(id, { body, query: `captcha=fresh-${journal.state().spent.length}` });
  const [intent] = Object.keys(journal.state().intents).slice(-1);
  const { secret = '' } = journal.state().intents[intent ?? ''] ?? {};
  journal.payments.confirm(secret, { kind: 'taken' });
  for (const _ of [1, 2, 3]) read(intent ?? '');
  const [receipt] = Object.values(journal.state().receipts).slice(-1);
  return { ...opened, receipt: receipt as Receipt }; // The tests fail if there is no receipt.
}

const { printOrder } = requests.subscribe;

test('has a number, the address, the parcels and the next issue [BEYOND-45, BEYOND-46]', async () => {
  const { address } = printOrder.body;
  const { receipt, mails } = await receiptOf('visitor', 'subscribe', printOrder.body);
  expect(receipt).toMatchObject({
    number: 'R-1217',
    billing: address,
    shipping: [{ name: 'Ada Okafor', address, goods: [{ qty: 1 }] }],
    phase: 'introductory',
    mailed: [{ what: 'receipt', to: 'ada@reader.example' }],
    next_issue: { title: 'Night Ferry', date: '2026-06-01' },
  });
  expect(mails().at(-1)).toEqual({
    about: 'receipt',
    to: 'ada@reader.example',
    link: `/receipts?token=${receipt.token}`,
    number: 'R-1217',
    total: receipt.total,
  });
});

test('identifies a monthly donation and its mailed link, without parcels [BEYOND-46]', async () => {
  const { receipt } = await receiptOf('donor', 'donate', requests.donate.monthly.body);
  expect(receipt).toMatchObject({ donation: 'monthly', mailed: [{ what: 'receipt' }, { what: 'donation' }] });
  expect(receipt).not.toHaveProperty('shipping');
  expect(receipt).not.toHaveProperty('next_issue');
});

test('lists only the gift links that were mailed [BEYOND-46]', async () => {
  const gift = { deliverable: 'digital', level: 'low', term: '1year' };
  const giftsubs = [gift, gift, { ...gift, deliver_on: '2026-04-01' }];
  const { receipt } = await receiptOf('visitor', 'subscribe', { ...printOrder.body, cart: { items: [], giftsubs } });
  expect(receipt.mailed).toEqual([
    { what: 'receipt', to: 'ada@reader.example' },
    { what: 'gift', to: 'ada@reader.example', count: 2 },
  ]);
});

test('has the billing address and taxes of the paid invoice [BEYOND-45]', async () => {
  const { invoice } = pages.showInvoice.fullInvoice.body;
  const { ask, journal, read } = openAs('visitor');
  const { body } = requests.payInvoice.newCard;
  await ask('payInvoice', {
    params: { invoice: 'inv_fullInvoice' },
    body: { ...body, invoice: undefined },
    query: 'captcha=fresh',
  });
  const [intent] = Object.keys(journal.state().intents).slice(-1);
  journal.payments.confirm(journal.state().intents[intent ?? '']?.secret ?? '', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read(intent ?? '');
  const { billing, taxes, total } = invoice;
  expect(Object.values(journal.state().receipts)).toMatchObject([{ billing, taxes, total }]);
});
