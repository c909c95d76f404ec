import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNetwork, json, replyOf, wrongly } from '#fixtures/world/network.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callIds, isChanging } from '#mocks/routes.ts';
import { createApi } from './client.ts';
import { read } from './reply.ts';

const BASE = 'http://journal.test';
const PATH_VALUES = { intent_id: 'pi_3Pq81x', invoice: 'inv_5tG4hA', token: 'sub_Rw41', shipcode: 'ship-a' };
const VIEW_ONLY = { kind: 'refused', refusal: { status: 403, problems: [{ field: 'general', code: 'viewOnly' }] } };

type AnyApi = { request: (method: string, path: string, init: object) => Promise<{ response: Response }> };

function openNetwork() {
  const network = createNetwork();
  for (const id of callIds)
    network.answer(
      id,
      wrongly(() => json(200, {})),
    );
  return network;
}

function call(id: (typeof callIds)[number], adminView: readonly string[], isViewOnly: boolean, query?: object) {
  const { method, path } = routes[id];
  const api = createApi(BASE, { adminView, isViewOnly }) as unknown as AnyApi;
  return read(api.request(method, path, { params: { path: PATH_VALUES, query } }), () => 'answered');
}

test.each(callIds)('%s sends its page’s admin-view [HOST-14, HOST-15]', async (id) => {
  const network = openNetwork();
  await call(id, ['acc_Ra4w'], false);
  await call(id, [], false);
  expect(network.calls.map(({ search }) => search)).toEqual(['?admin-view=acc_Ra4w', '']);
});

test('calls repeat any admin-view of the page beside their own query [HOST-15]', async () => {
  const network = openNetwork();
  const hostile = fc.constantFrom(
    '',
    ' ',
    'a b',
    '&captcha=x',
    '=',
    '#',
    '%00',
    'ä',
    '漢字',
    '😀',
    '+',
    '%zz',
    '\0',
    '?',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 3 }), async (values) => {
      const address = new URL('/account', BASE);
      for (const value of values) address.searchParams.append('admin-view', value);
      const asked = new URL(address.href).searchParams.getAll('admin-view');
      await call('getCart', asked, false, { flash: 'a&b' });
      const sent = new URLSearchParams(network.calls.at(-1)?.search);
      expect([sent.getAll('admin-view'), [...sent.keys()].length]).toEqual([asked, asked.length + 1]);
      expect(sent.get('flash')).toBe('a&b');
    }),
  );
});

test.each(callIds.filter(isChanging))('%s is refused on a view-only page [HOST-15, SHELL-12]', async (id) => {
  const network = openNetwork();
  for (const adminView of [[], [''], ['acc_Ra4w'], ['a', 'b']])
    expect(await call(id, adminView, true)).toEqual(VIEW_ONLY);
  expect(network.calls).toEqual([]);
  expect(await call(id, [], false)).toEqual({ kind: 'ok', output: 'answered' });
});

test.each(callIds.filter((id) => !isChanging(id)))('%s works on a view-only page', async (id) => {
  openNetwork();
  expect(await call(id, ['acc_Ra4w'], true)).toEqual({ kind: 'ok', output: 'answered' });
});

test('an admin view shows the server’s own refusal message', async () => {
  const network = createNetwork();
  network.answer('changeName', () => replyOf('changeName', 'viewOnly'));
  const problems = [{ field: 'general', code: 'server', words: 'This page is for viewing only.' }];
  expect(await call('changeName', ['acc_Ra4w'], false)).toEqual({
    kind: 'refused',
    refusal: { status: 403, problems },
  });
});
