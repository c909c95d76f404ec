import type { OrderKind } from '#machines/api/contract.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import type { Attempt, AttemptStep, AttemptStore } from './world.ts';

/** How long an attempt is kept, in ms: 24 hours, as long as servers keep idempotency keys. */
export const KEPT_FOR = 86_400_000;

/** Storage for attempts. Anything else in it is ignored. */
export interface Shelf {
  read: () => unknown;
  write: (attempts: Attempt[]) => void;
}

/** A tab's exclusive right to place one kind of order. */
export type Turn = Pick<AttemptStore, 'takeTurn' | 'endTurn'>;

/** Creates a store of attempts on a shelf. `now` is in ms since 1970. */
export function createAttemptStore(shelf: Shelf, now: () => number, turn: Turn): AttemptStore {
  const read = () => {
    const stored = shelf.read();
    const attempts = (Array.isArray(stored) ? stored : []).flatMap(readAttempt);
    return attempts.filter(({ at }) => Math.abs(now() - at) < KEPT_FOR);
  };
  return {
    ...turn,
    read,
    write: (attempt) => {
      const isReplaced = (one: Attempt) =>
        one.id === attempt.id || (one.step === 'settled' && attempt.step === 'settled');
      shelf.write([...read().filter((one) => !isReplaced(one)), { ...attempt, at: now() }]);
    },
    drop: (id) => shelf.write(read().filter((one) => one.id !== id)),
  };
}

/** Creates a store that nothing else shares, so a turn is always granted. `now` is in ms since 1970. */
export function attemptsInMemory(now: () => number, attempts: readonly Attempt[] = []): AttemptStore {
  let kept: unknown = attempts;
  const write = (next: Attempt[]) => {
    // Drops undefined fields, as real storage does.
    kept = JSON.parse(JSON.stringify(next));
  };
  return createAttemptStore({ read: () => kept, write }, now, { takeTurn: async () => true, endTurn: () => undefined });
}

function readAttempt(stored: unknown): Attempt[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, step, at, key, intent, kind, amount, visit } = stored as Record<keyof Attempt, unknown>;
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
    },
  ];
}

const STEPS: readonly AttemptStep[] = ['placing', 'paying', 'confirming', 'completing', 'settled'];
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
