import { readFileSync } from 'node:fs';
import { getResponse, type HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { enterWorld } from '../console/world.ts';
import { violationsIn } from '../contract/check.ts';
import { contractDocument } from '../contract/document.ts';
import type { CallId } from '../documented.ts';
import { createHandlers } from '../http/handlers.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { seed } from '../journal/state.ts';
import { refOf } from '../readers.ts';
import { requests } from '../replies.ts';
import { routes } from '../routes.gen.ts';
import { callIds } from '../routes.ts';
import { AREAS, ORDERS, type ScenarioName, scenarioOf, scenarios } from './scenarios.ts';

let journal: Journal;
let handlers: HttpHandler[];

beforeEach(() => {
  journal = createJournal();
  handlers = createHandlers(journal);
});

const names = Object.keys(scenarios) as ScenarioName[];
const outside = ['slow', 'malformed-reply', 'html-for-json'];

test.each(names.filter((name) => !outside.includes(name)))('gives only documented replies: %s', async (name) => {
  journal.choose(name);
  const struck = Object.keys(scenarioOf(name).calls ?? {}) as CallId[];
  const said: string[] = [];
  // Calls each twice, because a fault with a count spares later calls.
  for (const id of struck.length > 0 ? [...struck, ...struck] : callIds) {
    const response = await call(id);
    if (response.type !== 'error') said.push(...(await violationsIn(id, response)));
  }
  expect(said).toEqual([]);
});

const striking = names.filter((name) => ORDERS.some((id) => scenarioOf(name).calls?.[id] !== undefined));

const OTHER_NAMES: Scenarios<Order, string> = {
  'nested-errors': { updateSubscription: 'addressErrors' },
  'order-changed': {
    payInvoice: 'invoiceChanged',
    updateSubscription: 'subscriptionChanged',
    retryRenewal: 'outdated',
  },
};

/** Why an order cannot get the refusal. */
const SPARED: Scenarios<Order, 'it has no fields' | 'it costs what was typed'> = {
  'field-errors': { retryRenewal: 'it has no fields' },
  'nested-errors': { retryRenewal: 'it has no fields' },
  'order-changed': { donate: 'it costs what was typed' },
};

type Order = (typeof ORDERS)[number];
type Scenarios<Call extends Order, Value> = { [Name in ScenarioName]?: { [Id in Call]?: Value } };

test.each(striking)('%s applies to every order that can get the refusal [BEYOND-38]', (name) => {
  journal.choose(name);
  const fault = scenarioOf(name).calls?.subscribe;
  const due = (id: Order) => {
    if (SPARED[name]?.[id]) return {};
    const reply = OTHER_NAMES[name]?.[id];
    return reply === undefined ? fault : { ...fault, reply };
  };
  expect(ORDERS.map((id) => [id, journal.faultOf(id)])).toEqual(ORDERS.map((id) => [id, due(id)]));
});

test('every call with an idempotency key is an order, except the restart of a donation [BEYOND-38]', () => {
  const charging = callIds.filter((id) => {
    const { method, path } = routes[id];
    return JSON.stringify(contractDocument.paths[path][method].parameters ?? []).includes('/IdempotencyKey"');
  });
  expect(new Set(charging)).toEqual(new Set([...ORDERS, 'restartDonation']));
});

test('loses the answer to the first order, not the order', async () => {
  journal.choose('order-lost');
  expect((await call('subscribe', { key: 'key-1' })).type).toBe('error');
  expect(Object.values(journal.state().open)).toHaveLength(1);
  const again = await call('subscribe', { key: 'key-1' });
  expect(await again.json()).toMatchObject({ type: 'started' });
  expect(Object.values(journal.state().intents)).toHaveLength(Object.values(seed().intents).length + 1);
});

test('reports calls that it cannot answer', async () => {
  const response = await getResponse(handlers, new Request('https://journal.example/api/cart', { method: 'PUT' }));
  expect([response?.status, await response?.json()]).toEqual([
    501,
    { errors: 'The mock journal has no answer for PUT /api/cart.' },
  ]);
});

test("does not intercept the site's own modules", async () => {
  const request = new Request('https://journal.example/machines/api/reply.ts');
  expect(await getResponse(handlers, request)).toBeUndefined();
});

test('enters the scenario in the address and stays in it', () => {
  const enter = (query: string) => {
    enterWorld(journal, new URLSearchParams(query));
    const { scenario, reader, calls } = journal.state();
    return { scenario, reader, calls };
  };
  expect(enter('scenario=card-on-file')).toEqual({ scenario: 'card-on-file', reader: refOf('donor'), calls: {} });
  journal.faultOf('subscribe');
  expect(enter('')).toEqual({ scenario: 'card-on-file', reader: refOf('donor'), calls: { subscribe: 1 } });
  expect(enter('scenario=card-on-file')).toEqual({ scenario: 'card-on-file', reader: refOf('donor'), calls: {} });
  expect(enter('scenario=toString&reader=__proto__')).toMatchObject({
    scenario: 'card-on-file',
    reader: refOf('donor'),
  });
  expect(enter('reader=subscriber')).toMatchObject({ scenario: 'card-on-file', reader: refOf('subscriber') });
  expect(enter('scenario=order-lost')).toEqual({ scenario: 'order-lost', reader: null, calls: {} });
});

test('the guide lists every scenario', () => {
  const guide = readFileSync(new URL('../../docs/journal.md', import.meta.url), 'utf8');
  const table = /<!-- scenarios -->\n\|.*\n\|.*\n([\s\S]*?)\n<!-- \/scenarios -->/.exec(guide)?.[1];
  const rows = Object.entries(AREAS).flatMap(([area, named]) =>
    Object.entries(named).map(([name, { summary }]) => `| \`${name}\` | ${area} | ${summary} |`),
  );
  expect(table?.split('\n')).toEqual(rows);
});

let tokens = 0;

async function call(id: CallId, { key, prefer }: { key?: string; prefer?: string } = {}): Promise<Response> {
  const { method, path } = routes[id];
  tokens += 1;
  const filled = path
    .replace('{intent_id}', 'pi_3Pq81x')
    .replace('{shipcode}', 'ship-a')
    .replace(/\{\w+\}/, 'sub_1');
  const url = `https://journal.example${filled}?captcha=${tokens}&tag=swag&token=tok_1`;
  const headers = { ...(key && { 'Idempotency-Key': key }), ...(prefer && { Prefer: prefer }) };
  const response = await getResponse(handlers, new Request(url, { method, headers, body: bodyOf(id) }));
  if (!response) throw new Error(`Nothing answers ${id}.`);
  return response;
}

function bodyOf(id: CallId): string | undefined {
  const named: { [Id in CallId]?: Record<string, { body: unknown }> } = requests;
  const [first] = Object.values(named[id] ?? {});
  return first && JSON.stringify(first.body);
}
