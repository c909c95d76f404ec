import { expect, test } from 'vitest';
import { begin, guest, intent, reader } from '#fixtures/data/checkouts.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Answerer, wrongly } from '#fixtures/world/network.ts';
import { keyOf, settle } from '#fixtures/world/test-world.ts';
import type { CallId } from '#mocks/documented.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { Order } from './order.ts';

const bodyOf = <Body extends object>(example: { body: Body }) => copyOf(example.body);
const gift = { isGift: true } as const;

const redeem: Order = { call: 'redeemGift', body: bodyOf(requests.redeemGift.reader) };
const update: Order = { call: 'updateSubscription', body: bodyOf(requests.updateSubscription.freeUpgrade) };

test.each<[Order, CallId, string, string[]]>([
  [redeem, 'redeemGift', 'redeemSucceeded', ['completed']],
  [redeem, 'redeemGift', 'upgradeProcessing', ['processing']],
  [redeem, 'redeemGift', 'upgradeGratis', ['completed']],
  [redeem, 'redeemGift', 'upgradeStarted', []],
  [update, 'updateSubscription', 'updateSucceeded', []],
])('announces only orders that need nothing more: %o', async (order, call, reply, told) => {
  const { start, network, world } = begin(reader, undefined, order.call);
  network.answer(call, reply as never);
  start().send({ type: 'order.submitted', order });
  await settle();
  expect(world.ordered).toEqual(told);
});

const subscription: Order = { call: 'subscribe', body: bodyOf(requests.subscribe.printOrder) };
const { onetime, monthly } = requests.donate;

test.each<[Order, CallId, string, string]>([
  [subscription, 'subscribe', 'gratis', 'subscription'],
  [{ ...subscription, ...gift }, 'subscribe', 'gratis', 'gift-subscription'],
  [{ call: 'donate', body: bodyOf(onetime) }, 'donate', 'customerCompleted', 'donation'],
  [{ call: 'donate', body: bodyOf(monthly) }, 'donate', 'customerCompleted', 'monthly-donation'],
  [redeem, 'redeemGift', 'redeemSucceeded', 'redemption'],
  [update, 'updateSubscription', 'upgradeGratis', 'upgrade'],
])(
  'announces the kind of an order, the server’s details and the landing page [BEYOND-84]: %o',
  async (order, call, reply, kind) => {
    const { start, network, world } = begin(reader, undefined, order.call);
    network.answer(call, reply as never);
    start().send({ type: 'order.submitted', order: { ...order, total: 6_000 } });
    await settle();
    const [told] = world.orders;
    expect(told?.attempt).toMatchObject({ id: keyOf(1), kind, amount: 6_000 });
    expect(told?.order?.reference).toMatch(/^[RG]-\d+$/);
  },
);

const withWrongOrder = (body: object) =>
  wrongly(() =>
    Response.json(JSON.parse(JSON.stringify(body).replace(/"reference":"[^"]*"/, '"reference":"R 12/15"'))),
  );

test.each<[Order, CallId, object, string]>([
  [subscription, 'subscribe', replies.subscribe.gratis.body, 'gratis'],
  [subscription, 'subscribe', replies.subscribe.customerCompleted.body, 'customerCompleted'],
  [subscription, 'subscribe', replies.subscribe.customerProcessing.body, 'customerProcessing'],
  [redeem, 'redeemGift', replies.redeemGift.redeemSucceeded.body, 'redeemSucceeded'],
  [update, 'updateSubscription', replies.updateSubscription.upgradeCustomerCompleted.body, 'upgradeCustomerCompleted'],
])(
  'ends an order normally and announces the browser’s own data if the order details in the reply are invalid [BEYOND-84]: %o',
  async (order, call, body, name) => {
    const endOf = async (answer: Answerer) => {
      const { start, network, world } = begin(reader, undefined, order.call);
      network.answer(call, answer as never);
      const actor = start();
      actor.send({ type: 'order.submitted', order });
      await settle();
      const [told] = world.orders;
      return { output: actor.getSnapshot().output, visit: told?.visit, status: told?.status, order: told?.order };
    };
    expect(await endOf(withWrongOrder(body))).toEqual({ ...(await endOf(name as never)), order: undefined });
  },
);

test('goes to the receipt even if the order details in the reply are invalid [BEYOND-84]', async () => {
  const { start, network, world } = begin(guest, { step: 'completing', intent });
  network.answer('getFulfilment', withWrongOrder(replies.getFulfilment.completed.body));
  const actor = start();
  await settle();
  expect(actor.getSnapshot().output).toEqual({ visit: expect.stringContaining('/receipts?token=') });
  expect(world.orders).toMatchObject([{ status: 'completed', attempt: { intent } }]);
});

test('announces an order before marking it settled, so that leaving the page in between does not lose the announcement [BEYOND-84]', async () => {
  const { start, network, world, attempts } = begin(reader);
  network.answer('subscribe', 'gratis');
  const steps: unknown[] = [];
  world.announceOrder = async () => void steps.push(attempts.pending());
  start().send({ type: 'order.submitted', order: subscription });
  await settle();
  expect([steps, attempts.pending()]).toEqual([[{ step: 'placing', key: keyOf(1) }], undefined]);
});
