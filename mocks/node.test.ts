import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createApi } from '#machines/api/client.ts';
import { BASE_URL, serveJournal } from './node.ts';
import { replies } from './replies.ts';
import { answer } from './reply.ts';

const { journal, requests, use, wrongly } = serveJournal();
const api = createApi(BASE_URL);
const read = async () => (await api.GET('/api/config/shipping')).data;

test('answers the real client and records its requests', async () => {
  journal.choose('slow');
  use(answer('getShipping', 'shipping'));
  expect(await read()).toEqual(replies.getShipping.shipping.body);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${BASE_URL}/api/config/shipping`]);
});

test('starts each test with a new journal', () => {
  expect([requests, journal.state().scenario]).toEqual([[], 'happy']);
});

test.fails('an undocumented answer fails its test', async () => {
  use(http.get('*/api/config/shipping', () => HttpResponse.json({ zones: [] })));
  await read();
});

test('a deliberately wrong answer does not fail its test', async () => {
  wrongly('getShipping');
  journal.choose('html-for-json');
  expect((await api.GET('/api/config/shipping', { parseAs: 'text' })).data).toMatch(/^<!doctype html>/);
});
