import type { AttemptStore } from '#machines/lib/world.ts';

/** A no-op store, for screens that order nothing and for view-only pages. */
export const NO_ATTEMPTS: AttemptStore = {
  read: () => [],
  write: () => true,
  drop: () => undefined,
  takeTurn: async () => true,
  endTurn: () => undefined,
};
