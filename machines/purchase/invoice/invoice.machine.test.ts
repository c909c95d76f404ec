import { describe, expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import { draftsOf } from '#fixtures/data/drafts.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied } from '#fixtures/world/network.ts';
import { keyOf, openFlow } from '#fixtures/world/test-world.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
import { beginCoupon } from '#machines/purchase/coupon/coupon.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { asksPassword, invoiceMachine } from './invoice.machine.ts';
import { invoice } from './invoice.ports.ts';

type InvoiceEvent = EventFrom<typeof invoiceMachine>;

async function begin(name: keyof typeof pages.showInvoice = 'payable') {
  const { play, ...opened } = await openFlow(invoice, { page: copyOf(pages.showInvoice[name].body) });
  return { ...opened, send: play, sent: () => opened.network.of('payInvoice').map(({ body }) => body) };
}

const { password, confirm } = requests.payInvoice.introductory.body.password;
const typing: InvoiceEvent[] = [
  { type: 'form.changed', change: { text: { password } } },
  { type: 'form.changed', change: { text: { confirm } } },
];
const submitted = { type: 'form.submitted' } as const;

test('pays the invoice by its token and does not send what it is for [INV-4, CHECK-7]', async () => {
  const { world, send, sent } = await begin();
  await send(submitted);
  expect(world.network.of('payInvoice')).toMatchObject([
    { value: 'inv_5tG4hA', query: { captcha: 'token-1' }, key: keyOf(1) },
  ]);
  const { invoice: intent, ...documented } = requests.payInvoice.newCard.body;
  expect([intent, sent()]).toEqual(['pi_3Pq81x', [documented]]);
});

test('pays with the card on file and never saves a card [CHECK-24]', async () => {
  const { world, actor, send, sent } = await begin('payableByReader');
  world.network.answer('payInvoice', 'customerCompleted');
  actor.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'use-card' });
  await send(submitted);
  expect([sent(), actor.getSnapshot().output]).toEqual([
    [requests.payInvoice.cardOnFile.body],
    { visit: '/receipts?token=rcp_Vd0w7c' },
  ]);
});

test('blocks the payment on a typed coupon code until it is applied, then is paid at its total [BEYOND-20, BEYOND-22]', async () => {
  const payable = copyOf(pages.showInvoice.payable.body);
  const page = { ...payable, settings: { ...payable.settings, typed_coupons: true } };
  const { play, actor, context, network } = await openFlow(invoice, { page });
  const { settings: _, ...data } = page;
  const reply = { for: 'invoice', invoice: { ...data, invoice: { ...payable.invoice, coupon: 'FIVE', total: 1_950 } } };
  network.answer('checkCoupon', () => varied('checkCoupon', 'invoiceDiscounted', reply));
  await play({ type: 'coupon.typed', typed: 'FIVE' }, submitted);
  expect([context().problems, network.of('payInvoice')]).toEqual([[{ field: 'coupon', code: 'coupon.unapplied' }], []]);
  await play({ type: 'coupon.submitted' }, submitted);
  expect(network.of('payInvoice')).toEqual([]);
  await play(submitted);
  expect([context().problems, network.of('payInvoice').length]).toEqual([[], 1]);
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context.order?.total).toBe(1_950);
});

test('does not save a reader’s new card either [CHECK-24]', async () => {
  const { actor, send, sent } = await begin('payableByReader');
  actor.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'add-card' });
  await send(submitted);
  expect(sent()).toEqual([expect.not.objectContaining({ customer: expect.anything() })]);
});

test('asks for a password for a first subscription and sends it [INV-20]', async () => {
  const { send, sent, context } = await begin('introductory');
  await send(submitted);
  expect([context().problems, sent()]).toEqual([
    [
      { field: 'password.password', code: 'required' },
      { field: 'password.confirm', code: 'required' },
    ],
    [],
  ]);
  await send(...typing, submitted);
  expect(sent()).toEqual([requests.payInvoice.introductory.body]);
});

test('shows the new invoice instead of taking a payment after invoiceChanged [INV-12]', async () => {
  const { world, send, sent, actor } = await begin();
  world.network.answer('payInvoice', 'invoiceChanged');
  await send(submitted);
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { open: 'stale' } });
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context.problems).toEqual([
    { field: 'general', code: 'server', words: replies.payInvoice.invoiceChanged.body.errors },
  ]);
  await send(submitted);
  expect([actor.getSnapshot().output, sent().length, world.asked]).toEqual([{ reload: true }, 1, ['token checkout']]);
});

test.each([
  ['invoicePaid', '/receipts?token=rcp_Vd0w7c'],
  ['invoiceProcessing', '/invoice/inv_5tG4hA'],
] as const)('%s meanwhile: takes no payment and goes to its landing page [INV-12]', async (reply, visit) => {
  const { world, send, sent, actor } = await begin();
  world.network.answer('payInvoice', reply);
  await send(submitted);
  expect([actor.getSnapshot().output, sent().length, world.asked]).toEqual([
    { visit, notice: { act: 'order', end: 'already' } },
    1,
    ['token checkout'],
  ]);
});

describe('the order', () => {
  const { problemsOf, orderOf } = draftsOf(invoiceMachine, { page: copyOf(pages.showInvoice.payable.body) });
  const draftOf = (page: InvoicePage, password = '') => ({
    page,
    form: { password, confirm: password },
    coupon: beginCoupon(),
  });

  type Name = keyof typeof pages.showInvoice;

  const pageOf = (name: Name, change: Partial<InvoicePage> = {}): InvoicePage => ({
    ...copyOf(pages.showInvoice[name].body),
    ...change,
  });
  const { subscriber } = pageOf('payableByReader');
  const reader = (shipcode: 'ship-b'): InvoicePage['subscriber'] =>
    subscriber && { ...subscriber, account: { ...subscriber.account, shipcode } };

  test.each<[string, InvoicePage, boolean]>([
    ['a first subscription', pageOf('introductory'), true],
    ['a first digital subscription', pageOf('digitalInvoice'), true],
    ['a renewal', pageOf('netThirty'), false],
    ['goods', pageOf('payable'), false],
    ['an upgrade', pageOf('upgrade'), false],
    ['a first subscription of a logged-in reader', pageOf('introductory', { subscriber }), false],
    ['no invoice', pageOf('noInvoice'), false],
  ])('asks for a valid password for a visitor’s first subscription: %s [INV-20]', (_, page, isAsked) => {
    expect(asksPassword(page)).toBe(isAsked);
    const said = page.invoice && page.checkout ? problemsOf(draftOf(page)) : [];
    expect(said.length > 0).toBe(isAsked);
  });

  test.each<[string, InvoicePage, string]>([
    ['the invoice’s category', pageOf('upgrade', { subscriber: null }), 'ship-b'],
    ['the invoice’s category instead of the payer’s', pageOf('payable', { subscriber: reader('ship-b') }), 'ship-a'],
    ['the payer’s category if nothing ships', pageOf('digitalInvoice', { subscriber: reader('ship-b') }), 'ship-b'],
    ['the first category if nothing ships and nobody is logged in', pageOf('digitalInvoice'), 'ship-a'],
  ])('is sent with %s', (_, page, shipcode) => {
    expect(orderOf(draftOf(page, 'correct horse')).body).toMatchObject({ shipcode });
  });
});
