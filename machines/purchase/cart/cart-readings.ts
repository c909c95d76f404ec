import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { CartChannel } from '#machines/lib/world.ts';

/** A shared read. `askers` counts the widgets that wait for it; `leave` aborts it. */
export interface Reading {
  askers: number;
  result: Promise<Result<CartState>>;
  leave: () => void;
}

/** The read in progress on each channel, shared by all widgets of a page. */
export const readings = new WeakMap<CartChannel, Reading>();
