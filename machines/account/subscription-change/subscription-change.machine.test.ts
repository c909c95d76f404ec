import { expect, test } from 'vitest';
import { pages, replies, requests } from '#mocks/replies.ts';
import { changeOf, newAddress, typingAddress } from '../../../tests/support/subscriptions.ts';
import { createWorld, run, settle } from '../../../tests/support/world.ts';
import { subscriptionChange } from './subscription-change.ports.ts';
import type { SubscriptionChangeEvent } from './subscription-change-context.ts';

type PageName = keyof typeof pages.showSubscription;

async function begin(name: PageName) {
  const world = createWorld();
  const page = run(subscriptionChange, world, changeOf(name));
  await settle();
  const send = (...events: SubscriptionChangeEvent[]) => {
    for (const event of events) page.send(event);
  };
  return {
    world,
    page,
    send,
    value: () => page.getSnapshot().value,
    context: () => page.getSnapshot().context,
    updates: () => world.network.of('updateSubscription'),
    submit: async () => {
      send({ type: 'form.submitted' });
      await settle();
    },
  };
}

const { showSubscription } = pages;

test.each<[PageName, object]>([
  ['upgradeForMoney', { level: 'low', deliverable: 'print-c' }],
  ['upgradeFree', { level: 'high', deliverable: 'digital' }],
  ['bankOnFile', { level: 'high', deliverable: 'print-b' }],
])('begins with what is paid for: %s [SUBS-1, SUBS-7]', async (name, choice) => {
  const { value, context } = await begin(name);
  expect([value(), context().choice]).toEqual([{ open: 'filling' }, choice]);
});

test.each<[PageName, string]>([
  ['cannotUpdate', 'barred'],
  ['cancelled', 'barred'],
  ['noSuchSubscription', 'missing'],
])('opens no form for %s, and asks for nothing [SUBS-2]', async (name, state) => {
  const { value, world, submit } = await begin(name);
  await submit();
  expect([value(), world.network.calls]).toEqual([state, []]);
});

test('upgrades for free from digital at the high level to print at the low one, to a new address [SUBS-8, SUBS-9, SUBS-10, SUBS-13]', async () => {
  const { page, send, updates, submit } = await begin('upgradeFree');
  send({ type: 'level.chosen', level: 'low' }, { type: 'delivery.chosen', deliverable: 'print-a' }, ...typingAddress);
  await submit();
  const { session } = showSubscription.upgradeFree.body.upgrade;
  expect(updates().map(({ body }) => body)).toEqual([{ ...requests.updateSubscription.freeUpgrade.body, session }]);
  expect(page.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/account' } });
});

test('has an upgrade with a positive price paid with the card on file [SUBS-7, SUBS-8, API-21]', async () => {
  const { world, page, send, updates, submit } = await begin('upgradeForMoney');
  world.network.answer('updateSubscription', 'upgradeCustomerCompleted');
  send({ type: 'level.chosen', level: 'high' });
  await submit();
  expect(updates().map(({ body }) => body)).toEqual([requests.updateSubscription.paidUpgrade.body]);
  expect(page.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Up7s2e' });
});

test.each<[PageName, boolean]>([
  ['upgradeForMoney', true],
  ['bankOnFile', true],
  ['nothingOnFile', false],
])('checks out as a reader with an account, and knows whether a method is on file: %s', async (name, hasCardOnFile) => {
  const { page } = await begin(name);
  const checkout = page.getSnapshot().children.checkout?.getSnapshot();
  expect(checkout?.context).toMatchObject({ hasAccount: true, hasCardOnFile });
});

test('asks for a card where nothing is on file, and pays once [SUBS-8, SUBS-15]', async () => {
  const { world, page, send, updates, submit } = await begin('nothingOnFile');
  world.network.answer('updateSubscription', 'upgradeStarted', 'upgradeUpdated');
  send({ type: 'level.chosen', level: 'high' });
  await submit();
  expect([page.getSnapshot().value, page.getSnapshot().children.checkout?.getSnapshot().context.card]).toEqual([
    { open: 'filling' },
    'add-card',
  ]);
  await submit();
  expect(new Set(updates().map(({ key }) => key)).size).toBe(2);
  expect(world.asked.filter((one) => one.startsWith('confirm'))).toHaveLength(1);
  expect(page.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('sends a change to digital without an address', async () => {
  const { send, updates, submit } = await begin('upgradeForMoney');
  send({ type: 'delivery.chosen', deliverable: 'digital' });
  await submit();
  const { session } = showSubscription.upgradeForMoney.body.upgrade;
  expect(updates().map(({ body }) => body)).toEqual([{ ...requests.updateSubscription.toDigital.body, session }]);
});

test('chooses nothing that is not offered, or more than is paid for where nothing can be upgraded [SUBS-4]', async () => {
  const { send, context } = await begin('cannotUpgrade');
  send({ type: 'level.chosen', level: 'high' }, { type: 'delivery.chosen', deliverable: 'print-a' });
  expect(context().choice).toEqual({ level: 'low', deliverable: 'digital' });
});

test('can be edited no more while a change is under way, and is sent once', async () => {
  const { world, send, value, context, updates } = await begin('upgradeForMoney');
  world.network.answer('updateSubscription', () => new Promise<Response>(() => undefined));
  send({ type: 'level.chosen', level: 'high' }, { type: 'form.submitted' }, { type: 'form.submitted' });
  send({ type: 'level.chosen', level: 'low' });
  await settle();
  expect([value(), context().choice.level, updates().length]).toEqual([{ open: 'ordering' }, 'high', 1]);
});

test.each(['addressErrors', 'addressMissing'] as const)(
  'opens the settings form after %s, with what was typed and chosen [SUBS-16]',
  async (reply) => {
    const { world, send, value, context, submit } = await begin('upgradeForMoney');
    world.network.answer('updateSubscription', reply);
    send({ type: 'level.chosen', level: 'high' }, { type: 'field.changed', field: 'name', value: 'Aroha N. Ngata' });
    expect(context().origin).toBe('keep');
    await submit();
    const { addresses } = showSubscription.upgradeForMoney.body.subscriber.account;
    expect([value(), context().origin, context().choice.level]).toEqual([{ open: 'filling' }, 'change', 'high']);
    expect(context().form).toMatchObject({ name: 'Aroha N. Ngata', address: addresses.c });
  },
);

test('keeps the address that was typed in the settings form, where one was [SUBS-16]', async () => {
  const { world, send, context, submit } = await begin('nothingOnFile');
  world.network.answer('updateSubscription', 'addressErrors');
  send({ type: 'level.chosen', level: 'high' }, { type: 'origin.chosen', origin: 'change' }, ...typingAddress);
  await submit();
  expect([context().origin, context().form.address]).toEqual(['change', newAddress]);
});

test('leaves the settings form as the reader has it once another card is chosen', async () => {
  const { world, page, send, context, submit } = await begin('upgradeForMoney');
  world.network.answer('updateSubscription', 'addressErrors');
  send({ type: 'level.chosen', level: 'high' });
  await submit();
  send({ type: 'origin.chosen', origin: 'keep' });
  page.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'add-card' });
  expect(context().origin).toBe('keep');
});

test('has no settings form to open for digital', async () => {
  const { world, send, context, submit } = await begin('upgradeForMoney');
  world.network.answer('updateSubscription', 'addressErrors');
  send({ type: 'delivery.chosen', deliverable: 'digital' });
  await submit();
  expect([context().origin, context().form.address.line1]).toEqual(['keep', '']);
});

test.each(['refused', 'fieldErrors', 'updatedFailed'] as const)(
  'keeps the address after %s, which concerns none',
  async (reply) => {
    const { world, send, context, submit } = await begin('upgradeForMoney');
    world.network.answer('updateSubscription', reply);
    send({ type: 'level.chosen', level: 'high' });
    await submit();
    expect(context().origin).toBe('keep');
  },
);

test('asks for what is missing before anything is sent', async () => {
  const { send, context, world, submit } = await begin('upgradeFree');
  send({ type: 'level.chosen', level: 'low' }, { type: 'delivery.chosen', deliverable: 'print-a' });
  send({ type: 'field.changed', field: 'name', value: ' ' });
  await submit();
  expect(context().problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name required',
    'address.line1 required',
    'address.city required',
    'address.state required',
    'address.postcode required',
  ]);
  expect(world.network.of('updateSubscription')).toEqual([]);
});

test('opens the settings form where print has no address on record, and no other is kept', async () => {
  const { send, context } = await begin('addressMissing');
  expect(context().origin).toBe('change');
  send({ type: 'origin.chosen', origin: 'keep' });
  expect(context().origin).toBe('change');
});

test('opens and shuts the settings form with the category, whose countries the address keeps to [ADDR-18]', async () => {
  const { send, context } = await begin('nothingOnFile');
  send({ type: 'delivery.chosen', deliverable: 'print-c' });
  expect([context().origin, context().form.address.country]).toEqual(['change', '']);
  send({ type: 'country.chosen', code: 'NZ' }, { type: 'delivery.chosen', deliverable: 'print-a' });
  expect([context().origin, context().form.address.country]).toEqual(['keep', 'US']);
});

test('sends what is typed without the space around it', async () => {
  const { send, updates, submit } = await begin('upgradeFree');
  send({ type: 'level.chosen', level: 'low' }, { type: 'delivery.chosen', deliverable: 'print-a' });
  for (const event of typingAddress) send({ ...event, value: ` ${event.value} ` });
  send({ type: 'field.changed', field: 'name', value: ' Noor Rahman ' });
  send({ type: 'field.changed', field: 'email', value: ' noor@reader.example ' });
  await submit();
  const { name, email, address } = requests.updateSubscription.freeUpgrade.body;
  expect(updates().map(({ body }) => body)).toMatchObject([{ name, email, address }]);
});

test('sends a digital change without the address of a form that is not shown', async () => {
  const { send, updates, submit } = await begin('upgradeFree');
  send({ type: 'level.chosen', level: 'low' });
  await submit();
  expect(updates().map(({ body }) => body)).toMatchObject([{ origin: 'keep', shipcode: 'ship-a' }]);
  expect(updates()[0]?.body).not.toHaveProperty('address');
});

test.each(['upgradeForMoney', 'upgradeFree'] as const)('sends nothing where nothing is changed: %s', async (name) => {
  const { world, value, context, submit } = await begin(name);
  await submit();
  expect([value(), context().problems, world.network.calls.map(({ id }) => id)]).toEqual([
    { open: 'filling' },
    [],
    ['getShipping'],
  ]);
});

test('moves another address into the account’s own category [ADDR-12]', async () => {
  const { page, send, context } = await begin('upgradeForMoney');
  const { account } = context().page.subscriber;
  account.addresses.b = { ...newAddress, country: 'CA', country_name: 'Canada' };
  send({ type: 'level.chosen', level: 'high' }, { type: 'delivery.chosen', deliverable: 'print-b' });
  expect([page.getSnapshot().context.origin, context().choice.deliverable]).toEqual(['keep', 'print-b']);
  send({ type: 'origin.chosen', origin: 'change' });
  expect([context().origin, context().choice]).toEqual(['change', { level: 'high', deliverable: 'print-c' }]);
});

test('fixes the country of a category that has one, and takes the countries of the others [ADDR-18]', async () => {
  const { send, context } = await begin('nothingOnFile');
  send({ type: 'origin.chosen', origin: 'change' });
  expect(context().form.address.country).toBe('US');
  send({ type: 'delivery.chosen', deliverable: 'print-c' }, { type: 'country.chosen', code: 'NZ' });
  expect(context().form.address).toMatchObject({ country: 'NZ', country_name: 'New Zealand' });
  send({ type: 'country.chosen', code: 'US' });
  expect(context().form.address.country).toBe('NZ');
});

test('loads the countries again after a failure, and then fixes the one that is left [ADDR-18]', async () => {
  const world = createWorld();
  world.network.answer('getShipping', 'unavailable', 'shipping');
  const page = run(subscriptionChange, world, changeOf('nothingOnFile'));
  await settle();
  const { shipping } = page.getSnapshot().children;
  expect([shipping?.getSnapshot().value, page.getSnapshot().context.form.address.country]).toEqual(['failed', '']);
  shipping?.send({ type: 'load.retried' });
  await settle();
  expect(page.getSnapshot().context.form.address.country).toBe('US');
});

test('says no longer that it is updated once nothing is sent for want of a change', async () => {
  const { world, send, context, submit } = await begin('nothingOnFile');
  world.network.answer('getSubscription', 'printSubscription');
  send({ type: 'origin.chosen', origin: 'change' }, ...typingAddress);
  await submit();
  expect(context().isUpdated).toBe(true);
  await submit();
  expect(context().isUpdated).toBe(false);
});

test('goes on with an order that a reload cut off', async () => {
  const world = createWorld({ step: 'completing', intent: 'pi_3Rw52k' });
  world.network.answer('getFulfilment', 'completed');
  const page = run(subscriptionChange, world, { ...changeOf('upgradeForMoney'), attempt: world.attempts.read() });
  expect(page.getSnapshot().value).toEqual({ open: 'ordering' });
  await settle();
  expect(page.getSnapshot().output).toEqual({
    visit: `/receipts?token=${replies.getFulfilment.completed.body.receipt}`,
  });
});
