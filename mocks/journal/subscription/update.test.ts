import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { kept, openAs } from '#fixtures/world/journal.ts';
import { createHandlers } from '../../http/handlers.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

const { paidUpgrade, toDigital } = requests.updateSubscription;
const { updateSubscription: documented } = replies;

function opened(reader: Reader) {
  const journal = openAs(reader);
  let tokens = 0;
  return {
    ...journal,
    read: (token: string) => journal.ask('getSubscription', { params: { token } }),
    update: (body: unknown, call: { key?: string; query?: string } = {}) =>
      journal.ask('updateSubscription', { query: `captcha=fresh-${++tokens}`, ...call, body }),
  };
}

const upgrade = (data: object) => kept({ type: 'upgrade-checkout', data });

test('completes an open intent for free when nothing is left to pay', async () => {
  const { update } = opened('print-international');
  const { customer: _, ...order } = paidUpgrade.body;
  await update(order);
  expect(await update({ ...order, invoice: 'pi_1', subscription: toDigital.body.subscription })).toEqual(
    upgrade({ type: 'gratis', data: { receipt: 'rcp_3', order: expect.any(Object) } }),
  );
});

const of = (token: string, deliverable: string, level: string) => ({
  ...paidUpgrade.body,
  subscription: { token, deliverable, level },
});

test.each<[Reader, object, object]>([
  ['expired-autorenew-off', of('sub_Mf17', 'digital', 'high'), documented.upgradeUnavailable],
  ['lifetime-with-legacy', of('sub_Em30', 'digital', 'high'), documented.updatedFailed],
  ['cancelled', of('sub_Mc21', 'digital', 'high'), documented.updatedFailed],
])('refuses an unavailable change for %s [API-21]', async (reader, body, answer) => {
  expect(await opened(reader).update(body)).toEqual(answer);
});

test('distinguishes reading from changing a subscription by method [API-40]', async () => {
  const journal = openAs('print-international').journal;
  const at = (method: string, body?: object) =>
    getResponse(
      createHandlers(journal),
      new Request('https://journal.example/api/account/subscriptions/update?captcha=fresh', {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  expect(await (await at('GET'))?.json()).toEqual(replies.getSubscription.noSuchSubscription.body);
  expect(await (await at('POST', toDigital.body))?.json()).toEqual({
    type: 'update-succeeded',
    data: { token: 'sub_An09' },
  });
});
