import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { CartChannel } from '#machines/lib/world.ts';

/** A cart that is being read. */
export interface Reading {
  askers: number;
  result: Promise<Result<CartState>>;
  leave: () => void;
}

/** The cart being read on each channel: one for all widgets of a page. */
export const readings = new WeakMap<CartChannel, Reading>();
