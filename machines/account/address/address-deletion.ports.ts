import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { read } from '#machines/api/reply.ts';
import { AddressesReply } from '#machines/api/schemas/shared/AddressesReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { addressDeletionMachine } from './address-deletion.machine.ts';

/** Returns a port that deletes the address of a slot and announces the change to the other tabs. */
export const deleteAddress = (world: World) =>
  answer(({ input: { shipcode }, signal }: { input: { shipcode: Shipcode }; signal: AbortSignal }) =>
    announced(
      world,
      'account',
      read(
        world.api.DELETE('/api/account/address/{shipcode}', { params: { path: { shipcode } }, signal }),
        AddressesReply,
      ),
    ),
  );

export const addressDeletion = flow(addressDeletionMachine, (world) => ({
  deleteAddress: deleteAddress(world),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
