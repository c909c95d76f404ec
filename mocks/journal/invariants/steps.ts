import fc from 'fast-check';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';

/** Something that a reader, the provider or the time does to a journal. */
export type Step =
  | { do: 'change'; id: 'addToCart' | 'updateCart' | 'removeFromCart'; body: object }
  | { do: 'order'; isStale: boolean; key: string | undefined; shipcode: Shipcode; namesIntent: boolean }
  | { do: 'buy'; body: object; paid: 'taken' | 'debited'; reads: number }
  | { do: 'redeem'; token: string; deliverable: string; key: string | undefined }
  | { do: 'pay'; kind: 'taken' | 'debited' | 'refused'; latest: number }
  | { do: 'read'; latest: number }
  | { do: 'wait' }
  | { do: 'become'; reader: Reader };

const ACTIONS = Object.values(requests.addToCart).map(({ body }) => body);
const SHIPCODES: readonly Shipcode[] = ['ship-a', 'ship-a', 'ship-b', 'ship-c'];
const READERS: readonly Reader[] = ['visitor', 'donor', 'subscriber', 'lifer'];

/** The gifts that are redeemed: one that costs nothing more, and one whose print is to be paid for. */
export const GIFTS = ['gft_p8Lx3N', 'gft_digitalGift'] as const;

const step = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const keys = fc.option(fc.constantFrom('key-1', 'key-2', 'key-3'), { nil: undefined });
const latest = fc.integer({ min: 1, max: 3 });
const bodies = fc
  .tuple(fc.constantFrom(...ACTIONS), fc.integer({ min: 0, max: 25 }))
  .map(([action, qty]) => ({ ...action, qty }));

/** Any step, those that lead somewhere more often. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('change'),
      id: fc.constantFrom('addToCart' as const, 'addToCart' as const, 'updateCart' as const, 'removeFromCart' as const),
      body: bodies,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('order'),
      isStale: fc.boolean(),
      key: keys,
      shipcode: fc.constantFrom(...SHIPCODES),
      namesIntent: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('buy'),
      body: bodies,
      paid: fc.constantFrom('taken' as const, 'taken' as const, 'debited' as const),
      reads: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: step('redeem'),
      token: fc.constantFrom(...GIFTS),
      deliverable: fc.constantFrom('digital', 'print-a', 'print-b'),
      key: keys,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('pay'),
      kind: fc.constantFrom('taken' as const, 'debited' as const, 'refused' as const),
      latest,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: step('read'), latest }) },
  { weight: 1, arbitrary: fc.record({ do: step('wait') }) },
  { weight: 1, arbitrary: fc.record({ do: step('become'), reader: fc.constantFrom(...READERS) }) },
);
