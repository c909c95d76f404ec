import { readNow } from '../clock.ts';
import { localSlot } from '../storage/storage.ts';

/** How long an order is remembered, in ms: 30 days. A bank debit takes days, and its return address may be reopened. */
const KEPT_FOR = 2_592_000_000;

const MAX_TOLD_ORDERS = 50;

/** The timeout for the lock, in ms: the tab that holds it may be frozen. */
const TIMEOUT_MS = 1_000;

const NAME = 'journal.told-orders';

interface Told {
  names: string[];
  at: number;
}

const toldHere = new Set<string>();

/**
 * Calls `tell` once per order, across mounts, tabs and visits of this browser. An order is identified by any of its
 * names. Resolves once it is reported, here or in another tab. `mayBeTold`: this page may have reported it before a
 * reload. Without storage, that page stays silent, because a missing event does less harm than a duplicate.
 */
export function tellOnce(names: readonly string[], mayBeTold: boolean, tell: () => void): Promise<void> {
  return alone(() => {
    const slot = localSlot(NAME);
    const told = readTold(slot.read());
    const isKnown = (name: string) => toldHere.has(name) || told.some((one) => one.names.includes(name));
    if (names.some(isKnown)) return;
    for (const name of names) toldHere.add(name);
    const isKept = slot.write([...told.slice(1 - MAX_TOLD_ORDERS), { names, at: readNow() }]);
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

/** Runs `act` under a lock shared by all tabs. Without locks, or after a timeout, runs it anyway. */
async function alone(act: () => void): Promise<void> {
  let isOver = false;
  const actOnce = () => {
    if (!isOver) act();
    isOver = true;
  };
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(TIMEOUT_MS) }, actOnce);
  } catch {
    actOnce();
  }
}
