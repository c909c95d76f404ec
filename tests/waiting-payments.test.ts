import type { PaymentIntent } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import type { AnyActor } from 'xstate';
import { checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import { amounting, typing as typingDonor } from '#fixtures/data/donor.ts';
import { builderOf, copyOf, typing } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import { json } from '#fixtures/world/network.ts';
import { createTestWorld, pass, run, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import { intentStatus } from '#host/payment/stripe-setup.ts';
import type { Fulfilment } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages } from '#mocks/replies.ts';

const completed: Fulfilment = { status: 'completed', receipt: 'rcp_Vd0w7c' };
const processing: Fulfilment = { status: 'processing', invoice: 'inv_5tG4hA' };
const verifying: Fulfilment = { status: 'verifying', deposits: { arrives: '2026-03-18' } };
const inProgress: Fulfilment = { status: 'in-progress' };
const unpaid: Fulfilment = { status: 'unpaid' };
const receipt = '/receipts?token=rcp_Vd0w7c';
const invoicePage = '/invoice/inv_5tG4hA';
const action = (type: string) => ({ status: 'requires_action', next_action: { type } }) as Partial<PaymentIntent>;

/** What the provider says of a payment whose confirmation got lost, what the contract has the server say, and what the page then is. */
const STATES: [string, Partial<PaymentIntent>, Fulfilment, string][] = [
  ['paid and fulfilled', { status: 'succeeded' }, completed, receipt],
  ['paid, not yet fulfilled', { status: 'succeeded' }, inProgress, 'unsettled timedOut'],
  ['authorized, to be captured', { status: 'requires_capture' }, inProgress, 'unsettled timedOut'],
  ['a card that the bank takes its time over', { status: 'processing' }, inProgress, 'unsettled timedOut'],
  ['a bank debit', { status: 'processing' }, processing, invoicePage],
  ['a voucher to pay in a shop', action('oxxo_display_details'), processing, invoicePage],
  ['a bank transfer', action('display_bank_transfer_instructions'), processing, invoicePage],
  ['deposits that wait', action('verify_with_microdeposits'), verifying, 'verifying'],
  ['deposits that the server does not know of yet', action('verify_with_microdeposits'), inProgress, 'verifying'],
  [
    'deposits with wrong amounts, too many attempts or no time left',
    { status: 'requires_payment_method' },
    unpaid,
    'sendable unpaid',
  ],
  [
    'a status that the provider adds later',
    { status: 'requires_more' as 'processing' },
    inProgress,
    'unsettled timedOut',
  ],
  ['a challenge left open', action('use_stripe_sdk'), unpaid, 'sendable unpaid'],
  ['canceled', { status: 'canceled' }, unpaid, 'sendable unpaid'],
];

const filled = (actor: AnyActor, events: readonly object[]) => {
  for (const event of events) actor.send(event as never);
  return actor;
};
interface Page {
  call: 'subscribe' | 'renewSubscription' | 'donate' | 'checkOutCart' | 'payInvoice';
  open: (world: TestWorld) => AnyActor;
}
const PAGES: Record<string, Page> = {
  subscribe: { call: 'subscribe', open: (world) => filled(run(subscribe, world, builderOf('visitor')), typing) },
  gift: {
    call: 'subscribe',
    open: (world) =>
      filled(run(subscribe, world, builderOf('visitor')), [
        { type: 'form.changed', change: { purpose: 'gift' } },
        { type: 'form.changed', change: { destination: 'recipient' } },
        { type: 'form.changed', change: { text: { recipient_name: 'Noor Haddad' } } },
        ...typing,
      ]),
  },
  renew: { call: 'renewSubscription', open: (world) => run(renew, world, renewOf('extended')) },
  donate: {
    call: 'donate',
    open: (world) => {
      const page = copyOf(pages.showDonate.onetime.body);
      const link = readDonateLink(new URLSearchParams(), page.donate);
      return filled(run(donate, world, { page, link }), [...typingDonor, amounting('40')]);
    },
  },
  checkout: { call: 'checkOutCart', open: (world) => run(cartCheckout, world, checkoutOf('bothOnFile')) },
  invoice: {
    call: 'payInvoice',
    open: (world) =>
      filled(run(invoice, world, { page: copyOf(pages.showInvoice.introductory.body) }), [
        { type: 'form.changed', change: { text: { password: 'correct horse' } } },
        { type: 'form.changed', change: { text: { confirm: 'correct horse' } } },
      ]),
  },
};

test.each(Object.entries(PAGES))(
  'the page of %s never invites to pay twice while a payment waits or takes its time [CHECK-36, POLL-6]',
  async (_, { call, open }) => {
    const met: [string, string, number][] = [];
    for (const [state, intent, answer] of STATES) met.push([state, ...(await playOut(call, open, intent, answer))]);
    // Where the provider says that nothing was paid, pressing once more tries again.
    expect(met).toEqual(STATES.map(([state, _, __, is]) => [state, is, is.startsWith('sendable') ? 2 : 1]));
  },
);

/** Pays, lets two minutes pass, then presses the button once more. Returns where that led and how often it was confirmed. */
async function playOut(
  call: Page['call'],
  open: Page['open'],
  intent: Partial<PaymentIntent>,
  answer: Fulfilment,
): Promise<[string, number]> {
  const world = createTestWorld();
  let confirms = 0;
  world.payment.confirm = async () => {
    confirms += 1;
    throw new Error('lost');
  };
  world.payment.readStatus = async () => intentStatus({ next_action: null, ...intent } as PaymentIntent);
  world.network.answer(call, 'started', 'updated');
  world.network.answer('getFulfilment', () => json(200, answer, { 'Cache-Control': 'no-store' }));
  const actor = open(world);
  await settle();
  const submit = async () => {
    actor.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'add-card' });
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  await submit();
  await submit();
  await pass(world.clock, 110_000);
  const { children, output } = actor.getSnapshot();
  const { value, context } = children.checkout?.getSnapshot() ?? {};
  const shown = output?.visit ?? [value, ...context.problems.map(({ code }: Problem) => code)].join(' ');
  if (output === undefined) await submit();
  await pass(world.clock, 2_000);
  actor.stop();
  return [shown, confirms];
}
