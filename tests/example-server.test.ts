import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { objections } from '#mocks/contract/check.ts';
import type { CallId } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { app } from '../docs/examples/server.ts';
import { builderOf, typing } from './support/orders.ts';
import { createTestWorld, pass, run } from './support/test-world.ts';

test('a reader of this front subscribes at the example server [POLL-1]', async () => {
  const world = createTestWorld();
  globalThis.fetch = async (request) => app.fetch(request as Request); // the client sends requests
  const actor = run(subscribe, world, builderOf('visitor'));
  await pass(world.clock, 1_000);
  for (const event of [...typing, { type: 'form.submitted' } as const]) actor.send(event);
  await pass(world.clock, 1_000);
  actor.send({ type: 'form.submitted' });
  await pass(world.clock, 10_000);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/receipts?token=rcp_1' } });
});

test('the example server answers what the contract states, and one key with one reply', async () => {
  const first = await order('key-1');
  const again = await order('key-1');
  const { type, data } = await first.clone().json();
  expect([type, await again.clone().json()]).toEqual(['started', await first.clone().json()]);
  const second = await order('key-2', data.keys.payment_intent_id);
  expect(await second.clone().json()).toEqual({ type: 'updated', data });
  const exchanges: [CallId, Response][] = [
    ['subscribe', first],
    ['subscribe', second],
    ['getShipping', await app.request('/api/config/shipping')],
    ['getProducts', await app.request('/api/store/products?tag=swag')],
    ['getFulfilment', await app.request(`/api/checkout/${data.keys.payment_intent_id}`)],
    ['getFulfilment', await app.request('/api/checkout/pi_unknown')],
  ];
  expect(exchanges.map(([, { status }]) => status)).toEqual([200, 200, 200, 200, 200, 404]);
  for (const [id, response] of exchanges) expect(await objections(id, response)).toEqual([]);
});

test('the example server is as short as the page says', () => {
  const text = readFileSync(new URL('../docs/examples/server.ts', import.meta.url), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(readFileSync(new URL('../docs/backend.md', import.meta.url), 'utf8')).toContain(text);
});

const order = (key: string, invoice?: string) =>
  app.request('/api/subscribe?captcha=token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...requests.subscribe.printOrder.body, invoice }),
  });
