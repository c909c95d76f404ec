import { reload, visit } from '#host/address/location.ts';
import { onReturn } from '#host/address/returns.ts';
import { sessionSlot } from '#host/storage/storage.ts';
import type { Departure } from '#machines/lib/departure.ts';

const left = sessionSlot('journal.notice');
let arrived: unknown;

/** Leaves the page. If it returns from the bfcache, it reloads, so that nothing is sent twice. */
export function depart({ visit: path, reload: anew, notice }: Departure): void {
  if (!path && !anew) return;
  if (notice) left.write(notice);
  onReturn(reload);
  if (path) visit(path);
  else reload();
}

/** Whether the previous page left a notice that no widget has taken yet. */
export const hasPendingNotice = (): boolean => (arrived ?? left.read()) !== undefined;

/** Takes the notice from the previous page. Only the first widget to call the result gets it. */
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
