import { read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { logoutMachine } from './logout.machine.ts';

/** The logout page's own call. */
export const logout = flow(logoutMachine, (world) => ({
  endSession: answer(({ signal }) => announced(world, 'session', read(world.api.POST('/logout', { signal }), Done))),
}));

/** The call that ends the session from any other page (ENTRY-25). */
export const logoutElsewhere = flow(logoutMachine, (world) => ({
  endSession: answer(({ signal }) =>
    announced(world, 'session', read(world.api.POST('/api/access/logout', { signal }), Done)),
  ),
}));
