import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { pages, replies } from '#mocks/replies.ts';
import { wrongly } from '../../../tests/support/network.ts';
import { changeOf, newAddress, typingAddress } from '../../../tests/support/subscriptions.ts';
import { createWorld, never, pass, run, settle } from '../../../tests/support/world.ts';
import { deliveryAddressMachine } from './delivery-address.machine.ts';
import { subscriptionChange } from './subscription-change.ports.ts';

/** A page on which an address alone was given, and is sent. */
async function save(prepare: (world: ReturnType<typeof createWorld>) => void = () => undefined) {
  const world = createWorld();
  prepare(world);
  const page = run(subscriptionChange, world, changeOf('nothingOnFile'));
  await settle();
  page.send({ type: 'origin.chosen', origin: 'change' });
  for (const event of typingAddress) page.send(event);
  page.send({ type: 'form.submitted' });
  page.send({ type: 'form.submitted' });
  await settle();
  return {
    world,
    page,
    value: () => page.getSnapshot().value,
    context: () => page.getSnapshot().context,
    address: () => page.getSnapshot().children.address?.getSnapshot(),
  };
}

test('saves an address alone by its own call, once, reads the subscription again and stays [SUBS-11, SUBS-12, SUBS-14, API-20]', async () => {
  const { world, value, context } = await save((begun) =>
    begun.network.answer('getSubscription', 'upgradedSubscription'),
  );
  const { token } = pages.showSubscription.nothingOnFile.body.upgrade.subscription;
  const calls = world.network.calls.filter(({ id }) => id !== 'getShipping');
  expect(calls.map(({ id, value: part, body }) => ({ id, part, body }))).toEqual([
    { id: 'changeAddress', part: 'ship-a', body: newAddress },
    { id: 'getSubscription', part: token, body: undefined },
  ]);
  const { upgrade, subscriber } = replies.getSubscription.upgradedSubscription.body;
  expect([value(), context().isUpdated]).toEqual([{ open: 'filling' }, true]);
  expect(context().page.upgrade).toEqual(upgrade);
  expect(context().page.subscriber.account.addresses).toEqual(subscriber.addresses);
  expect([context().choice, context().origin]).toEqual([{ level: 'low', deliverable: 'print-a' }, 'keep']);
  expect(context().form.address.line1).toBe('');
});

test('is not busy while the subscription is read, nor once it could not be, and reads it again in one event [SUBS-12, ACCT-30]', async () => {
  const { world, page, value, address } = await save((begun) => begun.network.answer('getSubscription', 'unavailable'));
  expect([value(), address()?.value]).toEqual([{ open: 'saving' }, 'reading']);
  expect(address()?.children.info?.getSnapshot().value).toBe('failed');
  expect(page.getSnapshot().hasTag('busy') || address()?.hasTag('busy')).toBe(false);
  world.network.answer('getSubscription', 'printSubscription');
  address()?.children.info?.send({ type: 'load.retried' });
  await settle();
  expect(value()).toEqual({ open: 'filling' });
  expect(world.network.of('changeAddress')).toHaveLength(1);
});

test.each([
  ['refused', [['general', replies.changeAddress.refused.body.errors]]],
  ['countryRefused', [['country', replies.changeAddress.countryRefused.body.errors.country]]],
  ['fieldErrors', Object.entries(replies.changeAddress.fieldErrors.body.errors)],
] as const)('gives the form back as it was after %s, with its problems', async (name, said) => {
  const { value, context } = await save((begun) => begun.network.answer('changeAddress', name));
  expect(value()).toEqual({ open: 'filling' });
  expect(context().problems).toEqual(said.map(([field, words]) => ({ field, code: 'server', words })));
  expect([context().origin, context().form.address, context().isUpdated]).toEqual(['change', newAddress, false]);
});

test.each([
  ['is none', never<Response>],
  ['cannot be read', wrongly(() => new Response('<html>'))],
])('says that it failed where the answer %s, and saves it again in one event [ACCT-29]', async (_, answer) => {
  const { world, page, value, context } = await save((begun) => begun.network.answer('changeAddress', answer));
  await pass(world.clock, 35_000);
  expect([value(), context().problems]).toEqual([{ open: 'filling' }, [{ field: 'general', code: 'callFailed' }]]);
  world.network.answer('changeAddress', 'addressUpdated');
  page.send({ type: 'form.submitted' });
  await settle();
  expect([context().isUpdated, context().problems]).toEqual([true, []]);
});

test('goes on saving whatever becomes of the checkout meanwhile', async () => {
  const { page, value } = await save((begun) => begun.network.answer('changeAddress', never<Response>));
  page.getSnapshot().children.checkout?.send({ type: 'keeping.toggled' });
  expect(value()).toEqual({ open: 'saving' });
});

test('says no longer that it is updated once something else is sent', async () => {
  const { world, page, context } = await save((begun) => begun.network.answer('getSubscription', 'printSubscription'));
  world.network.answer('updateSubscription', 'refused');
  page.send({ type: 'level.chosen', level: 'high' });
  expect(context().isUpdated).toBe(true);
  page.send({ type: 'form.submitted' });
  await settle();
  expect(context().isUpdated).toBe(false);
});

const reply = replies.changeAddress.addressUpdated.body;
const info = replies.getSubscription.printSubscription.body;
const callFailed = { kind: 'refused', problems: [{ field: 'general', code: 'callFailed' }] };
const fails = () => Promise.reject(new Error('broken'));

test.each([
  ['the address is saved and the subscription read', async () => ({ kind: 'ok', output: reply }), async () => info, 0],
  ['the call throws', fails, async () => info, 0],
  ['the call is never answered', never, async () => info, 35_000],
  ['reading throws', async () => ({ kind: 'ok', output: reply }), fails, 0],
] as const)('ends once, where %s', async (...given) => {
  const [, saving, reading, wait] = given;
  const world = createWorld();
  const work = { saveAddress: fromPromise(saving), info: fromPromise(reading) };
  const actor = run(
    { machine: deliveryAddressMachine, ports: () => work as never }, // loading, as a promise that can fail
    world,
    { address: { shipcode: 'ship-a', address: newAddress }, token: 'sub_1' },
  );
  expect([[...actor.getSnapshot().tags], actor.getSnapshot().context.problems]).toEqual([['busy'], []]);
  await pass(world.clock, wait);
  const isSaved = reading !== fails && saving !== fails && wait === 0;
  expect(actor.getSnapshot().output).toEqual(isSaved ? { kind: 'saved', reply, info } : callFailed);
});

test('closes the form of a subscription that cannot be changed any more [SUBS-2]', async () => {
  const { printSubscription } = replies.getSubscription;
  const { upgrade } = printSubscription.body;
  const { value } = await save((begun) =>
    begun.network.answer('getSubscription', () =>
      Response.json(
        {
          ...printSubscription.body,
          upgrade: { ...upgrade, subscription: { ...upgrade.subscription, can_update: false } },
        },
        { headers: { 'Cache-Control': 'no-store' } },
      ),
    ),
  );
  expect(value()).toBe('barred');
});
