import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import type { OrderHistory } from '#machines/api/contract.ts';
import { replies } from '#mocks/replies.ts';
import { respond } from '#mocks/respond.ts';
import { history as historyFlow } from './history.ports.ts';

const { newestOrders, oldestOrders, noOrders } = replies.listOrders;
const newest: OrderHistory = copyOf(newestOrders.body);

function begin(history: OrderHistory = newest) {
  const world = createTestWorld();
  world.network.answer('listOrders', 'oldestOrders');
  const actor = run(historyFlow, world, { history });
  const send = async (type: 'more.requested' | 'page.returned') => {
    actor.send({ type });
    await settle();
  };
  const { context } = actor.getSnapshot();
  const tokens = () => actor.getSnapshot().context.history.orders.map(({ token }) => token);
  return { world, actor, send, tokens, first: context, calls: () => world.network.of('listOrders') };
}

const tokensOf = (...pages: { body: OrderHistory }[]) =>
  pages.flatMap(({ body }) => body.orders.map(({ token }) => token));

test('loads nothing until asked, and removes duplicates from the page data [BEYOND-51]', async () => {
  const { tokens, calls } = begin({ orders: [...newest.orders, ...newest.orders], next: null });
  await settle();
  expect(tokens()).toEqual(newest.orders.map(({ token }) => token));
  expect(calls()).toEqual([]);
});

test('loads older orders by cursor, each page once, and stops after the last page [BEYOND-52]', async () => {
  const { actor, send, tokens, calls } = begin();
  expect(actor.getSnapshot().value).toBe('partial');
  actor.send({ type: 'more.requested' });
  await send('more.requested');
  expect(calls().map(({ query }) => query)).toEqual([{ after: newest.next }]);
  expect(tokens()).toEqual(tokensOf(copyOf(newestOrders), copyOf(oldestOrders)));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'whole',
    context: { added: { from: 10, count: 5 }, problems: [] },
  });
  await send('more.requested');
  expect(calls()).toHaveLength(1);
});

test('stops when a cursor repeats, after any number of pages [BEYOND-52]', async () => {
  const { world, actor, send, calls } = begin();
  const answering = (next: string) => () => respond({ ...oldestOrders, body: { orders: [], next } });
  world.network.answer('listOrders', answering('ord_5'), answering('ord_4'), answering('ord_6'));
  for (let pages = 0; pages < 4; pages += 1) await send('more.requested');
  expect(calls().map(({ query }) => query.after)).toEqual(['ord_6', 'ord_5', 'ord_4']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'whole', context: { added: { from: 10, count: 0 } } });
});

test('reuses cursors when the list starts over [BEYOND-52]', async () => {
  const { world, actor, send, calls } = begin();
  const [order] = newest.orders;
  const others = { orders: [{ ...order, kind: 'receipt' as const, token: 'rcp_other' }], next: newest.next };
  const onceMore = { ...newest, next: 'ord_1' };
  world.network.answer(
    'listOrders',
    () => respond({ ...newestOrders, body: onceMore }),
    () => respond({ ...newestOrders, body: others as OrderHistory }),
    () => respond({ ...newestOrders, body: onceMore }),
  );
  await send('more.requested');
  await send('page.returned');
  expect(actor.getSnapshot().context.history).toEqual(others);
  await send('more.requested');
  expect(calls().map(({ query }) => query.after)).toEqual([newest.next, undefined, newest.next]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'partial', context: { history: { next: 'ord_1' } } });
});

test('keeps the message about the latest older page after a refetch [BEYOND-51]', async () => {
  const { world, actor, send } = begin();
  await send('more.requested');
  const { added } = actor.getSnapshot().context;
  world.network.answer('listOrders', 'giftOrders');
  await send('page.returned');
  expect(actor.getSnapshot().context.added).toBe(added);
});

test('refetches and clears the problem when the page is shown again after a failure [BEYOND-51]', async () => {
  const { world, actor, send } = begin();
  world.network.answer('listOrders', 'signedOut', 'unavailable', 'newestOrders');
  await send('more.requested');
  await send('page.returned');
  expect(actor.getSnapshot()).toMatchObject({ value: 'partial', context: { problems: [{ code: 'signedOut' }] } });
  await send('page.returned');
  expect(actor.getSnapshot()).toMatchObject({ value: 'partial', context: { problems: [] } });
});

test('keeps its orders after a failure and retries the same page [BEYOND-52]', async () => {
  const { world, actor, send, tokens, calls } = begin();
  world.network.answer('listOrders', 'unavailable', 'oldestOrders');
  await send('more.requested');
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { problems: [{ field: 'general' }] } });
  expect(tokens()).toHaveLength(10);
  await send('more.requested');
  expect(calls().map(({ query }) => query.after)).toEqual([newest.next, newest.next]);
  expect(actor.getSnapshot().value).toBe('whole');
});

test('times out after 35 seconds [BEYOND-52]', async () => {
  const { world, actor, send } = begin();
  world.network.answer('listOrders', never, 'oldestOrders');
  await send('more.requested');
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  world.clock.increment(35_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { problems: [{ code: 'callFailed' }] } });
});

test('refetches the newest page when the page is shown again and puts new orders on top [BEYOND-51]', async () => {
  const { world, actor, send, tokens, calls } = begin();
  const [first] = newest.orders;
  const bought = {
    ...first,
    kind: 'receipt' as const,
    token: 'rcp_new',
    date: '2026-03-14',
    total: 0,
    status: 'paid' as const,
  };
  world.network.answer('listOrders', () =>
    respond({ ...newestOrders, body: { ...newest, orders: [bought, ...newest.orders.slice(0, 9)] } }),
  );
  await send('page.returned');
  expect(calls().map(({ query }) => query)).toEqual([{}]);
  expect(tokens()).toEqual(['rcp_new', ...newest.orders.map(({ token }) => token)]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'partial', context: { history: { next: newest.next } } });
});

test('ignores a failed refetch [BEYOND-51]', async () => {
  const { world, actor, send, tokens } = begin(copyOf(noOrders.body));
  world.network.answer('listOrders', 'unavailable');
  await send('page.returned');
  expect(actor.getSnapshot()).toMatchObject({ value: 'whole', context: { problems: [] } });
  expect(tokens()).toEqual([]);
  world.network.answer('listOrders', never);
  await send('page.returned');
  expect(actor.getSnapshot().value).toBe('reading');
  world.clock.increment(35_000);
  expect(actor.getSnapshot().value).toBe('whole');
});

test('replaces a refetch in progress with a request for an older page [BEYOND-52]', async () => {
  const { world, actor, send, calls } = begin();
  world.network.answer('listOrders', never, 'oldestOrders');
  await send('page.returned');
  await send('more.requested');
  expect(calls().map(({ query }) => query.after)).toEqual([undefined, newest.next]);
  expect(actor.getSnapshot().value).toBe('whole');
});
