import type { AnyActor, SimulatedClock } from 'xstate';
import type { KeptAttempts } from '../support/test-world.ts';
import type { Model } from './server.ts';

/** Lets everything pending run that does not wait for a timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Advances the page's clock until nothing is busy, or gives up after 500 turns. */
export async function rest(isBusy: () => boolean, clock: SimulatedClock): Promise<void> {
  for (let turns = 0; turns < 500 && isBusy(); turns += 1) {
    await settle();
    if (turns % 8 === 7) clock.increment(1_000);
  }
}

/** Returns the violations at the end of any purchase. `isOnce` means that it can only be bought once. */
export function unsafe(
  actor: AnyActor,
  { charges }: Model,
  attempts: KeptAttempts,
  isOpen: boolean,
  isOnce = true,
): string[] {
  const { value, status } = actor.getSnapshot();
  const carts = charges.map(({ cart }) => cart);
  const twice = isOnce ? carts.filter((cart, at) => carts.indexOf(cart) < at) : [];
  return [
    ...(status === 'error' ? ['broke'] : []),
    ...(twice.length > 0 ? [`charged twice for ${twice}`] : []),
    ...(isOpen ? [`does not come to an end: ${JSON.stringify(value)}`] : []),
    ...(JSON.stringify(attempts.written).includes('secret') ? ['stored a secret'] : []),
  ];
}
