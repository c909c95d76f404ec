import type { DraftStore } from './world.ts';

/** Keeps nothing and leaves the address alone: for hosts that turn drafts off, and pages that are for viewing only. */
export const NO_DRAFTS: DraftStore = { read: () => undefined, write: () => false, clear: () => undefined };
