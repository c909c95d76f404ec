import type { Api } from '#machines/api/client.ts';
import { NO_ATTEMPTS } from '#machines/lib/storage/no-attempts.ts';
import { NO_DRAFTS } from '#machines/lib/storage/no-drafts.ts';
import type { World } from '#machines/lib/world.ts';

/** A world for renders that never start a machine: it keeps, hears and sends nothing. */
export const stillWorld: World = {
  api: new Proxy({} as Api, { get: () => never }), // a client would add 2 KB to the module for calls that never happen
  botCheck: { prepare: ignored, token: never, watchChallenge: () => ignored },
  payment: {
    load: never,
    confirm: never,
    authorize: never,
    readStatus: never,
    confirmSetup: never,
    readSetupStatus: never,
  },
  attempts: NO_ATTEMPTS,
  drafts: NO_DRAFTS,
  cart: { announce: ignored, latest: ignored, watch: () => ignored, onReturn: () => ignored },
  changes: { announce: ignored, watch: () => ignored },
  page: { watchFold: () => ignored, print: never },
  announceOrder: never,
  announceLogin: ignored,
  forgetOrders: ignored,
  newKey: () => '',
};

function ignored(): undefined {}

/** Rendering never runs a port. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
