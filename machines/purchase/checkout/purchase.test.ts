import { describe, expect, test } from 'vitest';
import { type AnyActor, type AnyActorLogic, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { formChanged } from '#fixtures/data/drafts.ts';
import { redeemOf } from '#fixtures/data/gifts.ts';
import { builderOf, copyOf } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import { createTestWorld, never, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import { connect } from '#machines/lib/flow.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages, replies } from '#mocks/replies.ts';

const machines = {
  donate: (world: TestWorld): AnyStateMachine => connect(donate, world),
  invoice: (world: TestWorld): AnyStateMachine => connect(invoice, world),
  redeem: (world: TestWorld): AnyStateMachine => connect(redeem, world),
  renew: (world: TestWorld): AnyStateMachine => connect(renew, world),
  subscribe: (world: TestWorld): AnyStateMachine => connect(subscribe, world),
};

const donateOf = (name: keyof typeof pages.showDonate) => {
  const page = copyOf(pages.showDonate[name].body);
  return { page, link: readDonateLink(new URLSearchParams(), page.donate) };
};
const invoiceOf = (name: keyof typeof pages.showInvoice) => ({ page: copyOf(pages.showInvoice[name].body) });

async function begin(
  flow: keyof typeof machines,
  input: unknown,
  prepare: (world: TestWorld) => void = () => undefined,
  actors: Record<string, AnyActorLogic> = {},
) {
  const world = createTestWorld();
  prepare(world);
  const machine = machines[flow](world).provide({ actors });
  const actor = createActor(machine, { input, clock: world.clock }).start();
  await settle();
  const send = async (...events: { type: string }[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  const child = (id: string): AnyActor | undefined => actor.getSnapshot().children[id];
  return { world, actor, send, child, snapshot: () => actor.getSnapshot() };
}

const typed = (field: string, value: string) => ({
  type: 'form.changed',
  change: field === 'amount' ? { amount: value } : { text: { [field]: value } },
});
const submitted = { type: 'form.submitted' };
const later = formChanged({ timing: 'later' });

describe.each([
  ['donate', donateOf('ownTiers'), 'amount'],
  ['renew', renewOf('checkoutLater'), 'donation'],
  ['subscribe', builderOf('checkoutLater'), 'donation'],
] as const)('%s, to be checked out later [CHECK-53]', (flow, input, amount) => {
  test('clears the problems and is busy while it is being added', async () => {
    const { snapshot, send } = await begin(flow, input, ({ network }) => network.answer('addToCart', never));
    await send(later, typed(amount, 'much'), submitted);
    expect([snapshot().hasTag('filling'), snapshot().context.problems.length]).toEqual([true, 1]);
    await send(typed(amount, '25'), submitted);
    expect([snapshot().value, snapshot().context.problems]).toEqual([{ open: 'adding' }, []]);
    expect(snapshot().hasTag('busy')).toBe(true);
  });

  test('ends in the added state once everything is in the cart', async () => {
    const { snapshot, send } = await begin(flow, input);
    await send(later, typed(amount, '25'), submitted);
    expect([snapshot().value, snapshot().status, snapshot().hasTag('added')]).toEqual(['added', 'done', true]);
  });

  test('reports a failed call if the addition throws', async () => {
    const broken = fromPromise(() => Promise.reject(new Error('The addition broke off.')));
    const { snapshot, send } = await begin(flow, input, undefined, { addToCart: broken });
    await send(later, typed(amount, '25'), submitted);
    expect([snapshot().hasTag('filling'), snapshot().context.problems]).toEqual([
      true,
      [{ field: 'general', code: 'callFailed' }],
    ]);
  });
});

test.each([
  ['donate', donateOf('loggedInDonor'), typed('amount', ''), typed('amount', '25'), 'donate', 'ordering'],
  ['renew', renewOf('extended'), typed('name', ''), typed('name', 'Ines'), 'renewSubscription', 'ordering'],
  ['redeem', redeemOf('freshForReader'), typed('name', ''), typed('name', 'Tomás'), 'redeemGift', 'ordering'],
  ['subscribe', builderOf('donor'), typed('name', ''), typed('name', 'Tomás'), 'subscribe', 'ordering'],
] as const)('%s clears the problems of the form once it is ordered', async (flow, input, wrong, right, call, state) => {
  const { snapshot, send } = await begin(flow, input, ({ network }) => network.answer(call, never));
  await send(wrong, submitted);
  expect([snapshot().hasTag('filling'), snapshot().context.problems.length]).toEqual([true, 1]);
  await send(right, submitted);
  expect([snapshot().value, snapshot().context.problems]).toEqual([{ open: state }, []]);
});

test('clears the problems of an invoice and locks it while it is being paid [CHECK-35]', async () => {
  const { snapshot, send } = await begin('invoice', invoiceOf('introductory'), ({ network }) =>
    network.answer('payInvoice', never),
  );
  await send(submitted);
  expect(snapshot().context.problems.length).toBe(2);
  await send(typed('password', 'correct horse'), typed('confirm', 'correct horse'), submitted);
  expect([snapshot().value, snapshot().context.problems]).toEqual([{ open: 'ordering' }, []]);
  await send(typed('password', 'another'));
  expect(snapshot().context.draft.form.password).toBe('correct horse');
});

test.each([
  ['donate', 'a visitor', donateOf('onetime'), false, false],
  ['donate', 'a reader with a card', donateOf('loggedInDonor'), true, true],
  ['invoice', 'a visitor', invoiceOf('payable'), false, false],
  // Paying an invoice never saves a card (CHECK-24).
  ['invoice', 'a reader with a card', invoiceOf('payableByReader'), false, true],
  ['redeem', 'a visitor', redeemOf('fresh'), false, false],
  ['redeem', 'a reader without a card', redeemOf('misaligned'), true, false],
  ['redeem', 'a reader with a card', redeemOf('upgradeRequired'), true, true],
  ['renew', 'a reader without a card', renewOf('expired'), true, false],
  ['renew', 'a reader with a card', renewOf('extended'), true, true],
  ['subscribe', 'a visitor', builderOf('visitor'), false, false],
  ['subscribe', 'a reader without a card', builderOf('formerSubscriber'), true, false],
  ['subscribe', 'a reader with a card', builderOf('donor'), true, true],
] as const)(
  '%s tells the checkout whether %s has an account and a card [CHECK-24, CHECK-25]',
  async (flow, _, input, hasAccount, hasCardOnFile) => {
    const { child } = await begin(flow, input);
    expect(child('checkout')?.getSnapshot().context).toMatchObject({ hasAccount, hasCardOnFile });
  },
);

const visa = { type: 'Visa', last_four: '4242', exp_month: 1, exp_year: 2026 };
const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };

describe.each([
  ['donate', donateOf('loggedInDonor')],
  ['invoice', invoiceOf('payableByReader')],
  ['redeem', redeemOf('upgradeRequired')],
  ['renew', renewOf('extended')],
  ['subscribe', builderOf('donor')],
] as const)('%s with a card that expires in January', (flow, { page, ...input }) => {
  test.each([
    ['uses the card on its last day', '2026-01-31', {}, 'use-card'],
    ['asks for a new card a day later', '2026-02-01', {}, 'add-card'],
    ['uses a bank account even if the card has expired', '2026-02-01', { ach }, 'use-card'],
  ])('%s [CHECK-23, PAYM-6]', async (_, today, beside, card) => {
    const payment_info = { type: 'details', card: visa, ...beside };
    const { child } = await begin(flow, { ...input, page: { ...page, payment_info }, today });
    expect(child('checkout')?.getSnapshot().context).toMatchObject({ card });
  });
});

test.each([
  ['donate', donateOf('onetime')],
  ['redeem', redeemOf('fresh')],
  ['renew', renewOf('extended')],
  ['subscribe', builderOf('visitor')],
] as const)('%s reloads its countries on request', async (flow, input) => {
  const { snapshot, send, child } = await begin(flow, input, ({ network }) =>
    network.answer('getShipping', 'unavailable', 'shipping'),
  );
  const shipping = child('shipping');
  expect([shipping?.getSnapshot().value, snapshot().context.draft.shipping]).toEqual(['failed', undefined]);
  shipping?.send({ type: 'load.retried' });
  await send();
  expect(snapshot().context.draft.shipping).toBeDefined();
});

test.each([
  ['renew', renewOf('checkoutLater')],
  ['subscribe', builderOf('visitor')],
] as const)('%s reloads its products on request [SUBSCRIBE-15]', async (flow, input) => {
  const { snapshot, send, child } = await begin(flow, input, ({ network }) =>
    network.answer('getProducts', 'unavailable', 'swag'),
  );
  const list = child('products');
  expect([list?.getSnapshot().value, snapshot().context.draft.list]).toEqual(['failed', undefined]);
  list?.send({ type: 'load.retried' });
  await send();
  expect(snapshot().context.draft.list).toEqual(replies.getProducts.swag.body.list);
});
