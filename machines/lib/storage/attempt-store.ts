import type { OrderKind } from '#machines/api/contract.ts';
import type { Attempt, AttemptStep, AttemptStore } from '#machines/lib/world.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { digest } from '#machines/rules/text/digest.ts';

/** How long an attempt is kept, in ms: 24 hours, as long as servers keep idempotency keys. */
export const KEPT_FOR = 86_400_000;

/** Storage for attempts. Anything else in it is ignored. */
export interface AttemptSlot {
  read: () => unknown;
  /** Returns whether they were stored. */
  write: (attempts: Attempt[]) => boolean;
}

/** A tab's exclusive right to place one kind of order. */
export type Turn = Pick<AttemptStore, 'takeTurn' | 'endTurn'>;

/**
 * Creates a store of attempts on the shelf of all tabs, where a settled one cannot open anything. This tab's own
 * shelf has what the other may not or could not store: the latest settled attempt in full, returned and unsaved ones.
 * `now` is in ms since 1970.
 */
export function createAttemptStore(slot: AttemptSlot, tab: AttemptSlot, now: () => number, turn: Turn): AttemptStore {
  const listOn = ({ read }: AttemptSlot) => {
    const stored = read();
    const attempts = (Array.isArray(stored) ? stored : []).flatMap(readAttempt);
    return attempts.filter(({ at }) => Math.abs(now() - at) < KEPT_FOR);
  };
  const read = () => {
    const shared = listOn(slot).map(sealed);
    // Another tab may have replaced or forgotten a settled attempt that both shelves have, which has a digest.
    const own = listOn(tab)
      .filter(({ id, order }) => order === undefined || shared.some((one) => one.id === digest(id)))
      .map(({ order: _, ...attempt }) => attempt);
    const others = shared.filter(({ id }) => !own.some((one) => one.id === id || digest(one.id) === id));
    return [...others, ...own].sort((one, other) => one.at - other.at);
  };
  const save = (attempts: Attempt[]) => slot.write(attempts.filter(isShared).map(sealed));
  // Removes what is over, and what an earlier release stored.
  if (slot.read() !== undefined) save(read());
  return {
    ...turn,
    read,
    write: (next) => {
      const attempt = { ...next, at: now() };
      const isLeft = (one: Attempt) => one.id !== attempt.id && !(isSettled(one) && isSettled(attempt));
      const isKept = save([...read().filter(isLeft), attempt]);
      // A new order also forgets the receipt of an older one.
      const own = listOn(tab)
        .filter(isLeft)
        .map(({ visit: _, ...one }) => one);
      const { order } = isKept ? sealed(attempt) : attempt;
      tab.write(isKept && !isOwn(attempt) ? own : [...own, { ...attempt, order }]);
      return isKept;
    },
    drop: (id) => {
      save(read().filter((one) => one.id !== id));
      tab.write(listOn(tab).filter((one) => one.id !== id));
    },
  };
}

const isSettled = ({ step }: Attempt): boolean => step === 'settled';

/** An attempt read from an address is never shared with other tabs. */
const isShared = ({ step }: Attempt): boolean => step !== 'returned';

const isOwn = (attempt: Attempt): boolean => isSettled(attempt) || !isShared(attempt);

/** Returns what other tabs may learn of an attempt. */
function sealed(attempt: Attempt): Attempt {
  const { id, step, at, kind, amount, intent, order } = attempt;
  if (step !== 'settled') return attempt;
  return {
    id: order === undefined ? digest(id) : id,
    step,
    at,
    ...(kind && { kind }),
    ...(amount !== undefined && { amount }),
    order: order ?? digest(intent ?? id),
  };
}

/** Whether an attempt, or the public rest of it, is that of an intent. */
export const isOfIntent = ({ intent, order }: Attempt, asked: string): boolean =>
  intent === asked || order === digest(asked);

/** Creates a store that nothing else shares, so a turn is always granted. `now` is in ms since 1970. */
export function attemptsInMemory(now: () => number, attempts: readonly Attempt[] = []): AttemptStore {
  const turn = { takeTurn: async () => true, endTurn: () => undefined };
  return createAttemptStore(shelfInMemory(attempts), shelfInMemory(attempts.filter(isOwn)), now, turn);
}

function shelfInMemory(attempts: readonly Attempt[]): AttemptSlot {
  let kept: unknown = attempts;
  return {
    read: () => kept,
    write: (next) => {
      // Drops undefined fields, as real storage does.
      kept = JSON.parse(JSON.stringify(next));
      return true;
    },
  };
}

function readAttempt(stored: unknown): Attempt[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, step, at, key, intent, kind, amount, visit, order } = stored as Record<keyof Attempt, unknown>;
  const known = STEPS.find((one) => one === step);
  const ordered = KINDS.find((one) => one === kind);
  if (!known || typeof id !== 'string' || !ID.test(id) || !isCount(at)) return [];
  return [
    {
      id,
      step: known,
      at,
      ...(typeof key === 'string' && KEY.test(key) && { key }),
      ...(isPathValue('intent', intent) && { intent }),
      ...(ordered && { kind: ordered }),
      ...(isCount(amount) && { amount }),
      ...(typeof visit === 'string' && VISIT.test(visit) && { visit }),
      ...(typeof order === 'string' && ID.test(order) && { order }),
    },
  ];
}

const STEPS: readonly AttemptStep[] = ['placing', 'paying', 'confirming', 'completing', 'settled', 'returned'];
const KINDS: readonly OrderKind[] = [
  'subscription',
  'gift-subscription',
  'renewal',
  'upgrade',
  'redemption',
  'donation',
  'monthly-donation',
  'cart',
  'invoice',
];
const ID = /^[\w-]{1,80}$/;
const KEY = /^[0-9a-f-]{36}$/;
const VISIT = /^(?:\/receipts\?token=[\w-]{1,128}|\/invoice\/[\w-]{1,128}|)$/;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
