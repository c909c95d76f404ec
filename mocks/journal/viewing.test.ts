import { expect, test } from 'vitest';
import type { CallId } from '../documented.ts';
import { refOf } from '../readers.ts';
import { replies, requests } from '../replies.ts';
import { callIds, isChanging } from '../routes.ts';
import { openAs } from './open-reader.ts';

const changing = callIds.filter(isChanging);
const VIEWED = `admin-view=${refOf('subscriber')}&captcha=fresh`;

const bodyOf = (id: CallId): unknown => {
  const documented: Partial<Record<CallId, Record<string, { body: unknown }>>> = requests;
  return Object.values(documented[id] ?? {})[0]?.body;
};

test('the refusal is documented for every call that changes something, in the same words, and for no other', () => {
  expect(new Set(changing.map((id) => JSON.stringify(replies[id].viewOnly))).size).toBe(1);
  expect(callIds.filter((id) => 'viewOnly' in replies[id])).toEqual(changing);
});

test.each(changing)('%s is refused in an administrator’s view, and nothing has changed [HOST-15]', async (id) => {
  const { ask, journal } = openAs('administrator');
  const before = journal.state();
  expect(await ask(id, { query: VIEWED, body: bodyOf(id), key: 'attempt-1' })).toEqual(replies[id].viewOnly);
  expect(journal.state()).toEqual(before);
});

test.each(changing)('%s is not refused so where admin-view means nothing [HOST-15]', async (id) => {
  const body = bodyOf(id);
  for (const [reader, query] of [
    ['administrator', 'captcha=fresh'],
    ['subscriber', VIEWED],
    ['visitor', VIEWED],
  ] as const)
    expect(await openAs(reader).ask(id, { query, body })).not.toEqual(replies[id].viewOnly);
});

test('an order that an administrator’s view refused can be sent again outside of it under its key [HOST-15]', async () => {
  const { ask } = openAs('administrator');
  const order = { body: requests.donate.onetime.body, key: 'attempt-1' };
  expect(await ask('donate', { ...order, query: VIEWED })).toEqual(replies.donate.viewOnly);
  expect(await ask('donate', { ...order, query: 'captcha=fresh' })).toMatchObject({ status: 200 });
});
