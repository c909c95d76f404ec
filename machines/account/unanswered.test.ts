import { expect, test } from 'vitest';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../../tests/support/orders.ts';
import { expectsGivingUp, expectsRecovery, type SentForm, sentForm } from '../../tests/support/sent-forms.ts';
import { createTestWorld, never, pass, run, settle, type TestWorld } from '../../tests/support/test-world.ts';
import { address } from './address/address.ports.ts';
import { addressDeletion } from './address/address-deletion.ports.ts';
import { autorenew } from './page/autorenew.ports.ts';
import { cardDeletion } from './page/card-deletion.ports.ts';

const slot = slotsOf(copyOf(pages.showAddressDeletion.removable.body.subscriber)).find(({ canDelete }) => canDelete);
if (!slot) throw new Error('One slot can be deleted.');

const forms: [string, SentForm][] = [
  [
    'the deletion page of an address',
    sentForm({
      flow: addressDeletion,
      input: { slot },
      port: 'deleteAddress',
      call: 'deleteAddress',
      back: 'sendable',
    }),
  ],
  [
    'the form of an address',
    sentForm({
      flow: address,
      input: { subscriber: copyOf(pages.showAddresses.unitedStates.body.subscriber) },
      port: 'saveAddress',
      call: 'changeAddress',
      back: { open: 'sendable' },
    }),
  ],
  [
    'the deletion of an address beside the form',
    sentForm({
      flow: address,
      input: { subscriber: copyOf(pages.showAddresses.oneRemovable.body.subscriber) },
      port: 'deleteAddress',
      call: 'deleteAddress',
      submit: { type: 'deletion.requested', shipcode: 'ship-c' },
      back: { open: 'sendable' },
    }),
  ],
];

test.each(forms)('%s gives up after 35 seconds, cancels its call and can be sent again [ACCT-29]', (_, form) =>
  expectsGivingUp(form),
);

test.each(forms)('%s comes back after a call that throws', (_, form) => expectsRecovery(form));

test.each([
  [
    'autorenew',
    (world: TestWorld) => run(autorenew, world, undefined),
    'flipAutorenew',
    { reload: true, notice: 'autorenewUnsure' },
  ],
  [
    'the deletion of a card',
    (world: TestWorld) => run(cardDeletion, world, undefined),
    'deleteCard',
    { visit: '/account', notice: 'cardDeletionUnsure' },
  ],
] as const)('%s leaves the page as unsure after 35 seconds, and cancels its call', async (_, open, call, output) => {
  const world = createTestWorld();
  world.network.answer(call, never);
  const actor = open(world);
  actor.send({ type: 'act.requested' });
  actor.send({ type: 'act.confirmed' });
  await settle();
  expect(world.network.of(call).map(({ signal }) => signal.aborted)).toEqual([false]);
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().output).toEqual(output);
  expect(world.network.of(call).map(({ signal }) => signal.aborted)).toEqual([true]);
});
