import { readNow } from '../clock.ts';
import { localSlot } from '../storage.ts';

/** How long an order is remembered: 30 days, in ms. A bank debit takes days, and its return address may be opened again. */
const KEPT_FOR = 2_592_000_000;

/** How many orders are remembered, the latest ones. */
const MOST = 50;

/** How long a page waits for the other tabs, in ms: one of them may be frozen while it has the lock. */
const PATIENCE = 1_000;

const NAME = 'journal.told-orders';

/** An order that the host page was told of, by any of its names. */
interface Told {
  names: string[];
  /** In ms since 1970. */
  at: number;
}

/** What this page told of, for a browser whose storage is off or full. */
const toldHere = new Set<string>();

/**
 * Calls `tell` once for each order, whatever the mounts, tabs and visits of this browser; an order is known by any of its names.
 * Settles when it is told, here or by another tab. `mayBeTold` says that this page may have told of it before it was loaded
 * anew: without storage it is not told of then, because one event too few does less harm than two for one order.
 */
export function tellOnce(names: readonly string[], mayBeTold: boolean, tell: () => void): Promise<void> {
  return alone(() => {
    const slot = localSlot(NAME);
    const told = readTold(slot.read());
    const isKnown = (name: string) => toldHere.has(name) || told.some((one) => one.names.includes(name));
    if (names.some(isKnown)) return;
    for (const name of names) toldHere.add(name);
    const isKept = slot.write([...told.slice(1 - MOST), { names, at: readNow() }]);
    if (isKept || !mayBeTold) tell();
  });
}

function readTold(stored: unknown): Told[] {
  return (Array.isArray(stored) ? stored : []).filter(isTold).filter(({ at }) => Math.abs(readNow() - at) < KEPT_FOR);
}

function isTold(stored: unknown): stored is Told {
  const { names, at } = Object(stored);
  return Array.isArray(names) && Number.isSafeInteger(at);
}

/** Acts while no other tab does. Without locks, and when they take too long, it acts all the same. */
async function alone(act: () => void): Promise<void> {
  let isOver = false;
  const actOnce = () => {
    if (!isOver) act();
    isOver = true;
  };
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE) }, actOnce);
  } catch {
    actOnce();
  }
}
