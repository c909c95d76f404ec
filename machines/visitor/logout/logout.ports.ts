import { type Result, read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { logoutMachine } from './logout.machine.ts';

/** Logs out from the logout page. */
export const logout = flow(logoutMachine, (world) => ({
  endSession: answer(({ signal }) => ended(world, read(world.api.POST('/logout', { signal }), Done))),
}));

/** Logs out from any other page (ENTRY-25). */
export const logoutElsewhere = flow(logoutMachine, (world) => ({
  endSession: answer(({ signal }) => ended(world, read(world.api.POST('/api/access/logout', { signal }), Done))),
}));

async function ended<Output>(world: World, call: Promise<Result<Output>>): Promise<Result<Output>> {
  const result = await announced(world, 'session', call);
  if (result.kind === 'ok') world.forgetOrders();
  return result;
}
