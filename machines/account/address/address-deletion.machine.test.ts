import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { expectsGivingUp, expectsRecovery, sentForm } from '#fixtures/world/sent-forms.ts';
import { createTestWorld, openFlow, run, settle } from '#fixtures/world/test-world.ts';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '#mocks/replies.ts';
import { addressDeletion } from './address-deletion.ports.ts';

async function begin(page: keyof typeof pages.showAddressDeletion, shipcode: Shipcode) {
  const subscriber = copyOf(pages.showAddressDeletion[page].body.subscriber);
  const [slot] = slotsOf(subscriber).filter((each) => each.shipcode === shipcode);
  if (!slot) throw new Error(`There is no slot for ${shipcode}.`);
  return openFlow(addressDeletion, { slot });
}

test('deletes nothing just by being opened [ADDR-5]', async () => {
  const { actor, network } = await begin('removable', 'ship-c');
  expect([actor.getSnapshot().value, network.calls]).toEqual(['sendable', []]);
});

test('deletes the address on submit, then goes to the addresses [ADDR-2, ADDR-26, API-23]', async () => {
  const { actor, network, submit, world } = await begin('removable', 'ship-c');
  await submit();
  expect(world.changes.announced).toEqual(['account']);
  expect(network.calls.map(({ id, value, body }) => [id, value, body])).toEqual([
    ['deleteAddress', 'ship-c', undefined],
  ]);
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    output: {
      visit: '/account/address',
      notice: { act: 'addressDeletion', end: 'done', facts: { shipcode: 'ship-c' } },
    },
  });
});

test.each([
  ['needed', 'ship-a'],
  ['removable', 'ship-a'],
  ['nothingSaved', 'ship-a'],
  ['removable', 'ship-b'],
] as const)('is closed if the slot cannot be deleted or is empty: %s, %s [ADDR-3, ADDR-4]', async (page, slot) => {
  const { actor, network, submit } = await begin(page, slot);
  await submit();
  expect([actor.getSnapshot().value, network.calls]).toEqual(['closed', []]);
});

test('shows why it was not deleted and can be sent again', async () => {
  const { actor, network, submit } = await begin('removable', 'ship-c');
  network.answer('deleteAddress', 'addressNeeded', 'addressDeleted');
  await submit();
  const words = replies.deleteAddress.addressNeeded.body.errors;
  expect(actor.getSnapshot()).toMatchObject({
    value: 'sendable',
    context: { problems: [{ field: 'general', code: 'server', words }] },
  });
  await submit();
  expect(actor.getSnapshot().output).toEqual({
    visit: '/account/address',
    notice: { act: 'addressDeletion', end: 'done', facts: { shipcode: 'ship-c' } },
  });
});

const slot = slotsOf(copyOf(pages.showAddressDeletion.removable.body.subscriber)).find(({ canDelete }) => canDelete);
if (!slot) throw new Error('One slot can be deleted.');

const form = sentForm({
  flow: addressDeletion,
  input: { slot },
  port: 'deleteAddress',
  call: 'deleteAddress',
  back: 'sendable',
  doubt: 'doubtful',
});

test('gives up after 35 seconds, cancels its call and can be sent again [ACCT-29]', () => expectsGivingUp(form));

test('recovers from a call that throws', () => expectsRecovery(form));

test.each([
  ['is gone', 'digitalSubscriber', { status: 'done', output: { notice: { act: 'addressDeletion', end: 'done' } } }],
  ['cannot be read', 'unavailable', { value: 'doubtful', context: { outcome: { end: 'unsure' } } }],
] as const)('learns after a lost answer that the address %s', async (_, reply, found) => {
  const world = createTestWorld();
  const actor = run(addressDeletion, world, { slot });
  world.network.answer('deleteAddress', () => Promise.reject(new TypeError('Failed to fetch')));
  actor.send({ type: 'form.submitted' });
  await settle();
  world.network.answer('getSubscriber', reply);
  actor.send({ type: 'answer.sought' });
  await settle();
  expect(actor.getSnapshot()).toMatchObject(found);
});
