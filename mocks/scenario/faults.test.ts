import { getResponse, type HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { violationsIn } from '../contract/check.ts';
import type { CallId } from '../documented.ts';
import { createHandlers } from '../http/handlers.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { beginSession } from '../journal/visitor/sessions.ts';
import { refOf } from '../readers.ts';
import { routes } from '../routes.gen.ts';
import { callIds } from '../routes.ts';
import { faultOf } from './faults.ts';

let journal: Journal;
let handlers: HttpHandler[];

beforeEach(() => {
  journal = createJournal();
  handlers = createHandlers(journal);
});

test('a fault with a count spares later calls, and a later fault overrides an earlier one', () => {
  const faults = [{ reply: 'fieldErrors', times: 2 }, { late: 5 }, { reply: 'unavailable', times: 1 }] as const;
  expect([1, 2, 3].map((call) => faultOf('subscribe', call, faults))).toEqual([
    { reply: 'unavailable', times: 1, late: 5 },
    { reply: 'fieldErrors', times: 2, late: 5 },
    { late: 5 },
  ]);
});

test.each(callIds)('answers %s according to the network', async (id) => {
  const answers: unknown[] = [];
  for (const network of ['offline', 'lost', 'flaky', 'unavailable', 'busy', 'html'] as const) {
    journal.steer({ network });
    const response = await call(id);
    answers.push(response.type === 'error' ? 'cut' : response.status);
    if (network === 'unavailable' || network === 'busy') expect(await violationsIn(id, response)).toEqual([]);
    if (network === 'html') expect(await response.text()).toMatch(/^<!doctype html>/);
  }
  expect(answers).toEqual(['cut', 'cut', 'cut', 503, 429, 200]);
});

test('fails only the chosen call', async () => {
  journal.steer({ network: 'unavailable', call: 'getShipping' });
  expect([(await call('getShipping')).status, (await call('getProducts')).status]).toEqual([503, 200]);
});

test('ends the session with the first call that needs one and allows a new login', async () => {
  journal.become('subscriber');
  journal.choose('signed-out');
  expect(journal.state().reader).toBe(refOf('subscriber'));
  expect((await call('getShipping')).status).toBe(200);
  expect((await call('getFulfilment')).status).toBe(401);
  expect(journal.state().reader).toBeNull();
  journal.work((context) => {
    const account = context.state.accounts[refOf('subscriber') ?? ''];
    if (account) beginSession(context, account);
  });
  expect(journal.state()).toMatchObject({ reader: refOf('subscriber'), switches: { network: 'normal' } });
  expect((await call('getFulfilment')).status).not.toBe(401);
});

async function call(id: CallId): Promise<Response> {
  const { method, path } = routes[id];
  const url = `https://journal.example${path.replace(/\{\w+\}/, 'ship-a')}?captcha=token&tag=swag&token=tok_1`;
  const response = await getResponse(handlers, new Request(url, { method, body: method === 'get' ? undefined : '{}' }));
  if (!response) throw new Error(`Nothing answers ${id}.`);
  return response;
}
