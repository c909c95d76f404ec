import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { violationsIn } from '../contract/check.ts';
import type { CallId, VisitId } from '../documented.ts';
import { createJournal } from '../journal/journal.ts';
import { pages, replies } from '../replies.ts';
import { routes, visits } from '../routes.gen.ts';
import { callIds } from '../routes.ts';
import { createHandlers } from './handlers.ts';
import { visitHandlers } from './serve.ts';

const handlers = [...createHandlers(createJournal()), ...visitHandlers()];

test.each(callIds)('answers %s with each preferred reply', async (id) => {
  const named = Object.entries<{ status: number; body: unknown }>(replies[id]);
  expect(named.length).toBeGreaterThan(0);
  for (const [name, { status, body }] of named) {
    const response = await ask(id, `example=${name}`);
    expect([name, response.status, await response.clone().json()]).toEqual([name, status, body]);
    expect(await violationsIn(id, response)).toEqual([]);
  }
});

test.each(Object.keys(pages) as (keyof typeof pages)[])('renders %s with each documented example', async (id) => {
  for (const [name, { status, body }] of Object.entries<{ status: number; body: unknown }>(pages[id])) {
    const response = await ask(id, `example=${name}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
    const data = /<script type="application\/json" id="journal-data">([^<]*)<\/script>/.exec(
      await response.text(),
    )?.[1];
    expect([name, JSON.parse(data ?? '')]).toEqual([name, body]);
  }
});

test('answers a preferred status with the first reply of that status', async () => {
  const response = await ask('subscribe', 'code=402');
  expect([response.status, await response.json()]).toEqual([402, replies.subscribe.authorizationRequired.body]);
});

test.each([
  ['example=typo', 'getFulfilment has no documented answer for "example=typo".'],
  ['example=toString', 'getFulfilment has no documented answer for "example=toString".'],
  ['code=418', 'getFulfilment has no documented answer for "code=418".'],
])('lists the available answers for %s', async (wish, words) => {
  const response = await ask('getFulfilment', wish);
  const { errors }: { errors: string } = await response.json();
  expect(response.status).toBe(501);
  expect(errors).toContain(words);
  expect(errors).toContain('Prefer: example=completed, example=');
});

async function ask(id: CallId | VisitId, prefer?: string): Promise<Response> {
  const { method, path } = { ...routes, ...visits }[id];
  const url = `https://journal.example${path.replace(/\{\w+\}/g, 'ship-a')}?captcha=token`;
  const request = new Request(url, { method, headers: prefer === undefined ? {} : { Prefer: prefer } });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nothing answers ${id}.`);
  return response;
}
