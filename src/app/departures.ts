import { reload, visit } from '#host/location.ts';
import { onReturn } from '#host/returns.ts';
import { sessionSlot } from '#host/storage.ts';
import type { Departure } from '#machines/lib/departure.ts';

const left = sessionSlot('journal.notice');
let arrived: unknown;

/** Leaves the page; should it come back out of the back/forward cache, it begins anew and sends nothing twice. */
export function depart({ visit: path, reload: anew, notice }: Departure): void {
  if (path === undefined && !anew) return;
  if (notice) left.write(notice);
  onReturn(reload);
  if (path === undefined) reload();
  else visit(path);
}

/** Whether the page before left something that no widget has been told. */
export const isToBeTold = (): boolean => (arrived ?? left.read()) !== undefined;

/** Takes what the page before left to be said; of all the widgets of the page, the first that asks is told. */
export function arrive(): () => unknown {
  arrived ??= left.read();
  left.clear();
  let told: unknown;
  return () => {
    told ??= arrived;
    arrived = undefined;
    return told;
  };
}
