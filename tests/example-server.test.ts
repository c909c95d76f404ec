import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builderOf, typing } from '#fixtures/data/orders.ts';
import { createTestWorld, pass, run } from '#fixtures/world/test-world.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { violationsIn } from '#mocks/contract/check.ts';
import type { CallId } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { answer } from '../docs/examples/server.mjs';

test('a reader of this front end subscribes at the example server [POLL-1]', async () => {
  const world = createTestWorld();
  globalThis.fetch = async (request) => answer(request as Request);
  const actor = run(subscribe, world, builderOf('visitor'));
  await pass(world.clock, 1_000);
  for (const event of [...typing, { type: 'form.submitted' } as const]) actor.send(event);
  await pass(world.clock, 1_000);
  actor.send({ type: 'form.submitted' });
  await pass(world.clock, 10_000);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/receipts?token=rcp_1' } });
});

const KEY = '8f14e45f-ceea-467f-a0e6-5d2f6c1b9a10';
const OTHER_KEY = '45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26';

test('the example server follows the contract and repeats the reply to a repeated key', async () => {
  const first = await order(KEY);
  const session = sessionOf(first);
  const again = await order(KEY, { session });
  const { type, data } = await first.clone().json();
  expect([type, await again.clone().json()]).toEqual(['started', await first.clone().json()]);
  const intent = data.keys.payment_intent_id;
  const second = await order(OTHER_KEY, { session, invoice: intent });
  expect(await second.clone().json()).toEqual({ type: 'updated', data });
  const exchanges: [CallId, Response, number][] = [
    ['subscribe', first, 200],
    ['subscribe', second, 200],
    ['subscribe', await order(KEY, { session, invoice: intent }), 422],
    ['subscribe', await order(KEY, { session, coupon: 'FIVE' }), 422],
    ['subscribe', await order(KEY), 403],
    ['closeAttempt', await closeAttempt(KEY), 403],
    ['getShipping', await ask('/api/config/shipping'), 200],
    ['getProducts', await ask('/api/store/products?tag=swag'), 200],
    ['getFulfilment', await ask(`/api/checkout/${intent}`), 200],
    ['getFulfilment', await ask('/api/checkout/pi_unknown'), 404],
  ];
  for (const [id, response, status] of exchanges) {
    expect(response.status).toBe(status);
    expect(await violationsIn(id, response)).toEqual([]);
  }
});

test("the example server reports an order's outcome and rejects a closed key", async () => {
  const key = crypto.randomUUID();
  const closed = await closeAttempt(key);
  const session = sessionOf(closed);
  const outcomeOf = async (each: string) => (await closeAttempt(each, session)).json();
  expect([await closed.clone().json(), await outcomeOf(key)]).toEqual(Array(2).fill({ status: 'not-placed' }));
  const late = await order(key, { session });
  expect(late.status).toBe(409);
  for (const [id, response] of [['closeAttempt', closed] as const, ['subscribe', late] as const])
    expect(await violationsIn(id, response)).toEqual([]);
  const other = crypto.randomUUID();
  const { data } = await (await order(other, { session })).json();
  const intent = data.keys.payment_intent_id;
  expect(await outcomeOf(other)).toEqual({ status: 'unpaid', intent });
  for (const _ of [1, 2, 3]) await ask(`/api/checkout/${intent}`);
  expect(await outcomeOf(other)).toEqual({ status: 'completed', receipt: 'rcp_1', intent });
});

test('the example server is no longer than the docs say', () => {
  const text = readFileSync(new URL('../docs/examples/server.mjs', import.meta.url), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(readFileSync(new URL('../docs/backend.md', import.meta.url), 'utf8')).toContain(text);
});

const ask = (path: string, init?: RequestInit) => answer(new Request(`http://localhost:8080${path}`, init));

const order = (
  key: string,
  { session, invoice, coupon }: { session?: string; invoice?: string; coupon?: string } = {},
) =>
  ask(`/api/subscribe?captcha=token${coupon === undefined ? '' : `&coupon=${coupon}`}`, {
    method: 'POST',
    headers: { ...JSON_BODY, 'Idempotency-Key': key, ...(session !== undefined && { Cookie: session }) },
    body: JSON.stringify({ ...requests.subscribe.printOrder.body, invoice }),
  });

const closeAttempt = (key: string, session?: string) =>
  ask('/api/checkout/attempt', {
    method: 'POST',
    headers: { ...JSON_BODY, ...(session !== undefined && { Cookie: session }) },
    body: JSON.stringify({ key }),
  });

const JSON_BODY = { 'Content-Type': 'application/json' };

const sessionOf = ({ headers }: Response): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
