import type { AnyActor, SimulatedClock } from 'xstate';
import type { KeptAttempts } from '../support/test-world.ts';
import type { Model } from './server.ts';

/** Lets everything happen that needs no time to pass. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets things happen, and time pass on the page, until nothing is busy any more or that seems to be for ever. */
export async function rest(isBusy: () => boolean, clock: SimulatedClock): Promise<void> {
  for (let turns = 0; turns < 500 && isBusy(); turns += 1) {
    await settle();
    if (turns % 8 === 7) clock.increment(1_000);
  }
}

/** What is wrong with how a purchase came to its end, whatever was bought; `isOnce` where a thing can be bought once only. */
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
