import { describe, expect, test } from 'vitest';
import { checkoutOf, guest, intent, lost, receipt, secret, submitted } from '#fixtures/data/checkouts.ts';
import { printOrder } from '#fixtures/data/orders.ts';
import { createTestWorld, keyOf, run, settle } from '#fixtures/world/test-world.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { Order, PurchaseCall } from '#machines/purchase/checkout/order.ts';

const order: Order = { ...printOrder, total: 6_000 };
const another = keyOf(9);

async function openPage(attempt: BegunAttempt & { visit?: string; amount?: number }, call: PurchaseCall = 'subscribe') {
  const world = createTestWorld();
  const actor = run(checkoutOf(call), world, guest);
  await settle();
  world.attempts.write({ id: 'other', ...attempt });
  const { network } = world;
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
  };
  return {
    world,
    network,
    send,
    submit: (isAgreed = false) => send({ type: 'order.submitted', order, isAgreed }),
    shown: () => {
      const { value, context } = actor.getSnapshot();
      return { value, question: context.question, problems: context.problems };
    },
    output: () => actor.getSnapshot().output,
    orders: () => network.of('subscribe').map(({ key, body }) => ({ key, invoice: Object(body).invoice })),
  };
}

describe('an order after a settled one of the same kind [CHECK-36]', () => {
  const settled = { step: 'settled', visit: receipt, amount: 6_000 } as const;

  test('asks first and names the other order and its time', async () => {
    const { submit, shown, orders } = await openPage(settled);
    await submit();
    const attempt = { id: 'other', at: expect.any(Number), ...settled };
    expect(shown()).toEqual({ value: 'questioned', question: { kind: 'ordered', attempt }, problems: [] });
    await submit();
    expect([shown().value, orders()]).toEqual(['questioned', []]);
  });

  test('is sent after consent, as a separate attempt with its own amount', async () => {
    const { world, network, submit, shown, orders, output } = await openPage(settled);
    network.answer('subscribe', 'gratis');
    await submit();
    await submit(true);
    expect([orders(), output()]).toEqual([[{ key: keyOf(1), invoice: undefined }], { visit: receipt }]);
    expect(shown().question).toBeUndefined();
    expect(world.attempts.read()).toEqual([
      { id: keyOf(1), at: expect.any(Number), step: 'settled', kind: 'subscription', amount: 6_000, visit: receipt },
    ]);
  });

  test('needs consent for each, wherever it was placed', async () => {
    const { world, submit, shown, orders } = await openPage(settled);
    await submit();
    world.attempts.write({ ...settled, id: 'third' });
    await submit(true);
    expect(shown()).toMatchObject({ value: 'questioned', question: { attempt: { id: 'third' } } });
    expect(orders()).toEqual([]);
  });

  test('asks only once, even though paying is another submit', async () => {
    const { network, submit, shown, orders, output } = await openPage(settled);
    await submit();
    network.answer('subscribe', 'started', 'updated');
    await submit(true);
    expect(shown().value).toBe('sendable');
    await submit();
    expect([orders().length, output()]).toEqual([2, { visit: receipt }]);
  });
});

test.each(['redeemGift', 'payInvoice'] as const)('%s goes to the landing page of the existing order', async (call) => {
  const { send, output, network } = await openPage({ step: 'settled', visit: receipt }, call);
  await send({ type: 'order.submitted', order: { ...printOrder, call } as Order });
  expect([output(), network.calls]).toEqual([{ visit: receipt }, []]);
});

describe('an order after one with an unknown outcome', () => {
  test.each<[string, BegunAttempt, 'closeAttempt' | 'getFulfilment', string]>([
    ['was never placed', { step: 'placing', key: another }, 'closeAttempt', 'notPlaced'],
    ['is unpaid', { step: 'placing', key: another }, 'closeAttempt', 'awaitingPayment'],
    ['is unpaid', { step: 'paying', intent }, 'getFulfilment', 'unpaid'],
    ['was not paid after all', { step: 'confirming', intent }, 'getFulfilment', 'unpaid'],
    ['is unknown to the server', { step: 'paying', intent }, 'getFulfilment', 'unknownIntent'],
  ])('is sent at once if the other %s: %o', async (_, attempt, call, reply) => {
    const { network, submit, orders, shown } = await openPage(attempt);
    network.answer(call, reply as never);
    await submit();
    expect([network.of(call).length, orders().length, shown().value]).toEqual([1, 1, 'sendable']);
  });

  test.each<[string, BegunAttempt, 'closeAttempt' | 'getFulfilment', string]>([
    ['placed', { step: 'placing', key: another }, 'closeAttempt', 'placed'],
    ['paid', { step: 'confirming', intent }, 'getFulfilment', 'completed'],
    ['paid before the key was lost', { step: 'placing', key: another, intent }, 'closeAttempt', 'placed'],
  ])('asks first if the other turns out to be %s: %o', async (_, attempt, call, reply) => {
    const { world, network, submit, orders, shown } = await openPage(attempt);
    network.answer(call, reply as never);
    await submit();
    expect(world.ordered).toEqual(['completed']);
    expect(shown()).toMatchObject({
      value: 'questioned',
      question: { kind: 'ordered', attempt: { id: 'other', step: 'settled', visit: receipt } },
    });
    expect(orders()).toEqual([]);
  });

  test.each<[string, BegunAttempt, 'closeAttempt' | 'getFulfilment', 'underWay' | 'keyForeign' | typeof lost]>([
    ['is being placed', { step: 'placing', key: another }, 'closeAttempt', 'underWay'],
    ['belongs to another session', { step: 'placing', key: another }, 'closeAttempt', 'keyForeign'],
    ['is unanswered', { step: 'placing', key: another }, 'closeAttempt', lost],
  ])('reports it and waits if the other %s', async (_, attempt, call, reply) => {
    const { network, submit, send, orders, shown } = await openPage(attempt);
    network.answer(call, reply as never);
    await submit();
    expect(shown()).toMatchObject({ value: 'questioned', question: { kind: 'unknown', attempt: { id: 'other' } } });
    await send({ type: 'check.requested' });
    expect([shown().value, orders()]).toEqual(['questioned', []]);
    network.answer('closeAttempt', 'notPlaced');
    await send({ type: 'check.requested' });
    expect([shown().value, orders().length]).toEqual(['sendable', 1]);
  });

  test.each(['confirming', 'completing', 'paying'] as const)('waits for a payment in progress: %s', async (step) => {
    const { network, submit, orders, shown } = await openPage({ step, intent });
    const replies = ['inProgress', 'unavailable', 'unknownIntent'] as const;
    for (const reply of replies.slice(0, step === 'paying' ? 2 : 3)) {
      network.answer('getFulfilment', reply);
      await submit();
      expect(shown()).toMatchObject({ value: 'questioned', question: { kind: 'unknown' } });
    }
    expect(orders()).toEqual([]);
  });

  test('is sent despite it after consent and drops the other attempt', async () => {
    const { world, network, submit, orders } = await openPage({ step: 'placing', key: another });
    network.answer('closeAttempt', 'unavailable');
    await submit();
    await submit(true);
    expect(orders()).toEqual([{ key: keyOf(1), invoice: undefined }]);
    expect(world.attempts.read().map(({ id }) => id)).toEqual([keyOf(1)]);
  });

  test('is not sent if the check takes 35 seconds', async () => {
    const { world, network, submit, orders, shown } = await openPage({ step: 'placing', key: another });
    network.answer('closeAttempt', () => new Promise<never>(() => undefined));
    await submit();
    world.clock.increment(34_999);
    expect(shown().value).toEqual({ loading: 'recalling' });
    world.clock.increment(1);
    expect(shown()).toMatchObject({ value: 'questioned', question: { kind: 'unknown' } });
    expect(orders()).toEqual([]);
  });
});

test('sends an order that the browser cannot store only after consent, then asks no more [CHECK-36]', async () => {
  const { world, network, submit, send, shown, orders, output } = await openPage({ step: 'settled', visit: receipt });
  const { write } = world.attempts;
  world.attempts.write = (attempt) => {
    write(attempt);
    return false;
  };
  await submit();
  for (const act of [() => submit(true), () => submit(), () => send({ type: 'check.requested' })]) {
    await act();
    expect(shown()).toMatchObject({ value: 'questioned', question: { kind: 'unstored' } });
  }
  expect(orders()).toEqual([]);
  network.answer('subscribe', 'started', 'updated');
  await submit(true);
  expect(shown().value).toBe('sendable');
  await submit();
  expect([orders().length, output()]).toEqual([2, { visit: receipt }]);
});

test('keeps the amount of an order whose outcome is found out after a reload', async () => {
  const world = createTestWorld();
  world.attempts.write({ id: 'kept', step: 'placing', key: another, amount: 6_000 });
  world.network.answer('closeAttempt', 'placed');
  run(checkoutOf('subscribe'), world, { ...guest, attempt: { id: 'kept', step: 'placing', key: another } });
  await settle();
  expect(world.attempts.read()).toMatchObject([{ id: 'kept', step: 'settled', amount: 6_000, visit: receipt }]);
});

describe('one tab at a time', () => {
  test('reports that another tab is placing the order and can check again', async () => {
    const { world, network, submit, send, orders, shown } = await openPage({ step: 'paying', intent });
    world.attempts.takeTurn = async () => false;
    network.answer('getFulfilment', 'unpaid');
    await submit();
    expect([shown().question, orders()]).toEqual([{ kind: 'elsewhere' }, []]);
    await submit(true);
    expect([shown().question, orders()]).toEqual([{ kind: 'elsewhere' }, []]);
    world.attempts.takeTurn = async () => true;
    await send({ type: 'check.requested' });
    expect(orders().length).toBe(1);
  });

  test.each(['started', 'refused', 'unavailable', 'keyInUse'] as const)('ends its turn after %s', async (reply) => {
    const { world, network, submit } = await openPage({ step: 'paying', intent });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', reply);
    let isMine = false;
    world.attempts.takeTurn = async () => {
      isMine = true;
      return true;
    };
    world.attempts.endTurn = () => {
      isMine = false;
    };
    await submit();
    expect(isMine).toBe(false);
  });
});

describe('a key that cannot be used', () => {
  test('is replaced if no order ever arrived with it', async () => {
    const { network, submit, orders, output } = await openPage({ step: 'paying', intent });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', 'keyClosed', 'gratis');
    await submit();
    expect([orders().map(({ key }) => key), output()]).toEqual([[keyOf(1), keyOf(2)], { visit: receipt }]);
  });

  test('is replaced at most once', async () => {
    const { network, submit, orders, shown } = await openPage({ step: 'paying', intent });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', 'keyClosed');
    await submit();
    expect([orders().map(({ key }) => key), shown().value]).toEqual([[keyOf(1), keyOf(2)], 'sendable']);
    expect(shown().problems).toEqual([{ field: 'general', code: 'server', words: expect.any(String) }]);
    await submit();
    expect(orders().map(({ key }) => key)).toEqual([1, 2, 3, 4].map(keyOf));
  });

  test.each(['keyInUse', 'keyForeign', 'keyReused'] as const)('leaves the order in doubt: %s', async (reply) => {
    const { world, network, send, shown, output } = await openPage({ step: 'paying', intent: 'pi_other' });
    network.answer('getFulfilment', 'unpaid');
    network.answer('subscribe', reply);
    await send(submitted);
    expect(shown()).toMatchObject({ value: 'questioned', question: { kind: 'unknown', attempt: { id: keyOf(1) } } });
    expect(world.attempts.read().map(({ id, key }) => [id, key])).toContainEqual([keyOf(1), keyOf(1)]);
    network.answer('subscribe', 'gratis');
    await send({ type: 'check.requested' });
    expect(output()).toEqual({ visit: receipt });
  });
});

test.each([
  ['paidElsewhere', receipt],
  ['paidByDebitElsewhere', '/invoice/inv_5tG4hA'],
] as const)('goes to the landing page of an order paid in another tab, without an error: %s', async (reply, visit) => {
  const { world, network, send, output } = await openPage({ step: 'paying', intent });
  network.answer('getFulfilment', 'unpaid');
  network.answer('subscribe', reply);
  await send(submitted);
  expect(output()).toEqual({ visit, notice: { act: 'order', end: 'already' } });
  expect(world.attempts.read().at(-1)).toMatchObject({ step: 'settled', visit });
  expect(JSON.stringify(world.attempts.read())).not.toContain(secret);
});
