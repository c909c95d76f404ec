import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { kept, openAs } from '../../../tests/support/journal.ts';
import { createHandlers } from '../../http/handlers.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { seedAccounts } from '../account/account-state.ts';

const { freeUpgrade, paidUpgrade, paidUpgradeAgain, toDigital } = requests.updateSubscription;
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
const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };
const started = upgrade({ type: 'started', data: { keys } });

test.each([
  ['print-international', 'printSubscription'],
  ['digital', 'digitalSubscription'],
] as const)('returns the documented subscription of %s [API-20]', async (reader, name) => {
  const { body } = replies.getSubscription[name];
  expect(await opened(reader).read(body.upgrade.subscription.token)).toEqual(kept(body));
});

test('applies a free change at once and returns the new settings [API-20, API-21]', async () => {
  const { update, read } = opened('digital');
  const { token } = freeUpgrade.body.subscription;
  expect(await update(freeUpgrade.body)).toEqual(kept({ type: 'update-succeeded', data: { token } }));
  expect(await read(token)).toEqual(kept(replies.getSubscription.upgradedSubscription.body));
});

test('requires an address for the next print delivery and keeps it if needed', async () => {
  const { update, visit, ask } = opened('digital');
  const { address: _, ...without } = freeUpgrade.body;
  expect(await update({ ...without, origin: 'keep' })).toEqual({ status: 400, body: documented.addressMissing.body });
  await update(freeUpgrade.body);
  expect(visit('/account/address')).toMatchObject({
    data: { subscriber: { timetable: { address_required: { a: true, b: false, c: false } } } },
  });
  expect(await ask('deleteAddress', { params: { shipcode: 'ship-a' } })).toEqual(replies.deleteAddress.addressNeeded);
});

test('changes nothing until the payment, and then once [API-21]', async () => {
  const { update, journal, read: _, order: __, ...rest } = opened('print-international');
  const { customer: ___, ...order } = paidUpgrade.body;
  const level = () =>
    journal.state().accounts[refOf('print-international') ?? '']?.subscriber.timetable.current_subscription?.info.level;
  expect(await update(order)).toEqual(started);
  expect(journal.state().intents.pi_1?.order).toMatchObject({
    total: 1_800,
    lines: [{ kind: 'subscription-upgrade', quantity: 1, amount: 1_800, shipping: 0, discount: 0 }],
  });
  expect(await update({ ...paidUpgradeAgain.body, invoice: 'pi_1' })).toEqual(
    upgrade({ type: 'updated', data: { keys } }),
  );
  expect(level()).toBe('low');
  journal.payments.confirm(keys.stripe_secret, { kind: 'taken' });
  for (const _ of [1, 2, 3]) await rest.ask('getFulfilment', { params: { intent_id: 'pi_1' } });
  expect(level()).toBe('high');
  expect(await update(order)).toEqual(documented.subscriptionChanged);
  const anew = { ...order, version: 4 };
  expect(await update(anew)).toEqual(kept({ type: 'update-succeeded', data: { token: 'sub_An09' } }));
});

test('charges the card on file and repeats the reply to its key [API-21]', async () => {
  const { update, read } = opened('print-international');
  const completed = upgrade({
    type: 'customer',
    data: { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
  });
  for (const _ of [1, 2]) expect(await update(paidUpgrade.body, { key: 'key-1' })).toEqual(completed);
  expect(await read('sub_An09')).toMatchObject({
    body: { upgrade: { subscription: { level: 'high', upgrade_prices: { high: { 'print-c': 0 } } } } },
  });
});

test('changes print to digital for free, effective with the next issue', async () => {
  const { update, read } = opened('print-international');
  expect((await update(toDigital.body)).status).toBe(200);
  expect(await read('sub_An09')).toMatchObject({
    body: { upgrade: { subscription: { deliverables: { set: 'digital', active: 'print-c' } } } },
  });
});

test('saves an address without changing level or delivery', async () => {
  const { update, kept: account } = opened('pending-email');
  const { address } = freeUpgrade.body;
  const subscription = { token: 'sub_Aw18', deliverable: 'print-a', level: 'high' };
  expect(await update({ ...freeUpgrade.body, subscription })).toEqual(
    kept({ type: 'update-succeeded', data: { token: 'sub_Aw18' } }),
  );
  expect(account(refOf('pending-email') ?? '')?.addresses.a).toEqual(address);
});

test('completes an open intent for free when nothing is left to pay', async () => {
  const { update } = opened('print-international');
  const { customer: _, ...order } = paidUpgrade.body;
  await update(order);
  expect(await update({ ...order, invoice: 'pi_1', subscription: toDigital.body.subscription })).toEqual(
    upgrade({ type: 'gratis', data: { receipt: 'rcp_3', order: expect.any(Object) } }),
  );
});

test('cancels the open intent of another change of the subscription', async () => {
  const { update, journal } = opened('print-international');
  const { customer: _, ...order } = paidUpgrade.body;
  await update(order);
  await update(toDigital.body);
  expect(journal.payments.confirm(keys.stripe_secret, { kind: 'taken' }).kind).toBe('failed');
});

test('sends print to the category of its delivery, regardless of the form', async () => {
  const { update, kept: account } = opened('digital');
  const { address } = freeUpgrade.body;
  expect((await update({ ...freeUpgrade.body, shipcode: 'ship-c' })).status).toBe(200);
  expect(account(refOf('digital') ?? '')?.addresses).toEqual({ a: address, b: null, c: null });
});

test('rejects a price other than the one the reader saw', async () => {
  const { update, journal } = opened('print-international');
  const { customer: _, ...order } = paidUpgrade.body;
  await update(order);
  journal.work(({ state }) => {
    const { current_subscription } = state.accounts[refOf('print-international') ?? '']?.subscriber.timetable ?? {};
    if (current_subscription) current_subscription.info.issues_left = 2;
  });
  expect(await update({ ...order, invoice: 'pi_1' })).toEqual(documented.subscriptionChanged);
  expect(await update(order)).toEqual(started);
  expect(journal.state().intents.pi_1?.order.total).toBe(1_200);
});

const { address } = freeUpgrade.body;

test.each([
  [{ name: ' ' }, { name: 'Please give your name.' }],
  [{ address: { ...address, postcode: '00000' } }, documented.addressErrors.body.errors],
  [{ address: { ...address, line1: '' } }, { address: { line1: 'Please give the first line of the address.' } }],
])('reports the errors in %j and changes nothing [API-21]', async (change, errors) => {
  const { update, journal } = opened('digital');
  expect(await update({ ...freeUpgrade.body, ...change })).toEqual({ status: 400, body: { errors } });
  expect(journal.state().accounts).toEqual(seedAccounts());
});

test.each([
  undefined,
  {},
  { ...paidUpgrade.body, subscription: undefined },
  { ...paidUpgrade.body, subscription: { ...paidUpgrade.body.subscription, deliverable: 'print-z' } },
  { ...paidUpgrade.body, subscription: { ...paidUpgrade.body.subscription, level: 'middle' } },
  { ...paidUpgrade.body, subscription: { ...paidUpgrade.body.subscription, token: '../account' } },
  { ...paidUpgrade.body, origin: 'recipient' },
])('rejects a malformed request (%#)', async (body) => {
  expect(await opened('print-international').update(body)).toEqual(documented.refused);
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

test.each(['sub_Fz20', 'sub_none'])(
  'does not find %s, which the reader does not own [API-20, API-21]',
  async (token) => {
    const { read, update } = opened('print-international');
    expect(await read(token)).toEqual(replies.getSubscription.noSuchSubscription);
    expect(await update(of(token, 'digital', 'low'))).toEqual(documented.noSuchSubscription);
  },
);

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

test('accepts a future cycle by its token', async () => {
  expect(await opened('extended').read('sub_Ra15')).toMatchObject({
    status: 200,
    body: { upgrade: { subscription: { token: 'sub_Ra15', can_update: true } } },
  });
});

test('requires a session and a person, and changes nothing in a view', async () => {
  expect(await opened('visitor').update(paidUpgrade.body)).toEqual(documented.signedOut);
  expect(await opened('visitor').read('sub_An09')).toEqual(replies.getSubscription.signedOut);
  const { update } = opened('print-international');
  expect(await update(paidUpgrade.body, { query: 'captcha=' })).toEqual(documented.botCheckRefused);
  const query = `captcha=fresh&admin-view=${refOf('print-international')}`;
  const viewed = opened('administrator');
  expect(await viewed.update(paidUpgrade.body, { query })).toEqual(documented.viewOnly);
  expect(viewed.journal.state().accounts).toEqual(seedAccounts());
});
