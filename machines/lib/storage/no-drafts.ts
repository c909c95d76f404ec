import type { DraftStore } from '#machines/lib/world.ts';

/** A no-op store, for hosts that turn drafts off and for view-only pages. */
export const NO_DRAFTS: DraftStore = {
  read: () => undefined,
  write: () => false,
  clear: () => undefined,
  isAfterLogin: () => false,
  offer: () => undefined,
  offered: () => undefined,
};
