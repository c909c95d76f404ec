import { read } from '#machines/api/reply.ts';
import { AddressesReply } from '#machines/api/schemas/shared/AddressesReply.ts';
import { announced } from '#machines/lib/announced.ts';
import type { World } from '#machines/lib/world.ts';
import type { AddressToSave } from './address.machine.ts';

/** Saves an address, by session or by the token of a mailed link, and announces the change to the other tabs. */
export function saveAddress(world: World, { shipcode, address: body, token }: AddressToSave, signal: AbortSignal) {
  const { api } = world;
  const path = { shipcode };
  const call = read(
    token === undefined
      ? api.PATCH('/api/account/address/{shipcode}', { params: { path }, body, signal })
      : api.POST('/api/account/change-address/{shipcode}', { params: { path, query: { token } }, body, signal }),
    AddressesReply,
  );
  return announced(world, 'account', call);
}
