import { createApi } from '#machines/api/client.ts';
import { NO_ATTEMPTS } from '#machines/lib/no-attempts.ts';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import type { World } from '#machines/lib/world.ts';

/** A world for drawing a widget that never starts: nothing is kept, heard or sent. */
export const stillWorld: World = {
  api: createApi('http://localhost'),
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

/** A machine that is only drawn calls nothing. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
