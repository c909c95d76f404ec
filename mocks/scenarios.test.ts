import { getResponse, type HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { callsOfFlows } from '../tests/support/flow-calls.ts';
import { objections } from './contract-check.ts';
import type { CallId } from './documented.ts';
import { createHandlers } from './handlers.ts';
import { createJournal, type Journal } from './journal/journal.ts';
import { requests } from './replies.ts';
import { routes } from './routes.gen.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { enterWorld } from './world.ts';

let journal: Journal;
let handlers: HttpHandler[];

beforeEach(() => {
  journal = createJournal();
  handlers = createHandlers(journal);
});

const names = Object.keys(scenarios) as ScenarioName[]; // the keys of `scenarios`
const prompt = names.filter((name) => name !== 'slow' && name !== 'malformed-reply');

test.each(prompt)('answers in documented replies only: %s', async (name) => {
  journal.choose(name);
  const said: string[] = [];
  for (const _ of [1, 2])
    for (const id of callsOfFlows()) {
      const response = await call(id);
      if (response.type !== 'error') said.push(...(await objections(id, response)));
    }
  expect(said).toEqual([]);
});

test('answers orders with a page of HTML when a proxy is broken', async () => {
  journal.choose('malformed-reply');
  const response = await call('subscribe');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html']);
  expect(await objections('subscribe', response)).not.toEqual([]);
});

test('loses the answer to the first order, not the order', async () => {
  journal.choose('order-lost');
  expect((await call('subscribe', { key: 'key-1' })).type).toBe('error');
  expect(Object.values(journal.state().open)).toHaveLength(1);
  const again = await call('subscribe', { key: 'key-1' });
  expect(await again.json()).toMatchObject({ type: 'started' });
  expect(Object.values(journal.state().intents)).toHaveLength(2);
});

test('takes no order while it is offline', async () => {
  journal.choose('order-offline');
  expect((await call('subscribe')).type).toBe('error');
  expect(journal.state().open).toEqual({});
});

test('answers the fourth poll when the connection is flaky', async () => {
  journal.choose('fulfilment-flaky');
  const types = [];
  for (const _ of [1, 2, 3, 4]) types.push((await call('getFulfilment')).type);
  expect(types).toEqual(['error', 'error', 'error', 'default']);
});

test('answers a preferred example before anything else', async () => {
  journal.choose('order-offline');
  const response = await call('subscribe', { prefer: 'example=gratis' });
  expect(await response.json()).toEqual({ type: 'gratis', data: { receipt: 'rcp_Vd0w7c' } });
});

test('says clearly that it has no answer to other calls', async () => {
  const response = await getResponse(handlers, new Request('https://journal.example/api/cart', { method: 'PUT' }));
  expect([response?.status, await response?.json()]).toEqual([
    501,
    { errors: 'The mock journal has no answer for PUT /api/cart.' },
  ]);
});

test("leaves the site's own modules alone", async () => {
  const request = new Request('https://journal.example/machines/api/reply.ts');
  expect(await getResponse(handlers, request)).toBeUndefined();
});

test('enters the world that an address names, and stays there', () => {
  const enter = (query: string) => {
    enterWorld(journal, new URLSearchParams(query));
    const { scenario, reader, calls } = journal.state();
    return { scenario, reader, calls };
  };
  expect(enter('scenario=card-on-file')).toEqual({ scenario: 'card-on-file', reader: 'donor', calls: {} });
  journal.faultOf('subscribe');
  expect(enter('')).toEqual({ scenario: 'card-on-file', reader: 'donor', calls: { subscribe: 1 } });
  expect(enter('scenario=card-on-file')).toEqual({ scenario: 'card-on-file', reader: 'donor', calls: {} });
  expect(enter('scenario=toString&reader=__proto__')).toMatchObject({ scenario: 'card-on-file', reader: 'donor' });
  expect(enter('reader=subscriber')).toMatchObject({ scenario: 'card-on-file', reader: 'subscriber' });
  expect(enter('scenario=order-lost')).toEqual({ scenario: 'order-lost', reader: 'visitor', calls: {} });
  expect(enter('journal=new')).toEqual({ scenario: 'happy', reader: 'visitor', calls: {} });
});

let tokens = 0;

async function call(id: CallId, { key, prefer }: { key?: string; prefer?: string } = {}): Promise<Response> {
  const { method, path } = routes[id];
  tokens += 1;
  const url = `https://journal.example${path.replace('{intent_id}', 'pi_3Pq81x')}?captcha=${tokens}&tag=swag`;
  const headers = { ...(key && { 'Idempotency-Key': key }), ...(prefer && { Prefer: prefer }) };
  const body = method === 'post' ? JSON.stringify(requests.subscribe.printOrder.body) : undefined;
  const response = await getResponse(handlers, new Request(url, { method, headers, body }));
  if (!response) throw new Error(`Nothing answers ${id}.`);
  return response;
}
