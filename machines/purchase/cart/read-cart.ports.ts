import { fromCallback } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { CartState as CartStateSchema } from '#machines/api/schemas/cart/CartState.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { type Reading, readings } from './cart-readings.ts';

/** Returns a port that reads the session's cart and announces it (API-27). */
export const readCart = (world: World) => answer<Result<CartState>, void>(({ signal }) => readAndTell(world, signal));

/** Like `readCart`, but widgets that ask during a read share its answer. */
export const readCartTogether = (world: World) =>
  answer<Result<CartState>, void>(({ signal }) => {
    const reading = readings.get(world.cart) ?? beginReading(world);
    reading.askers += 1;
    signal.addEventListener('abort', () => {
      reading.askers -= 1;
      // Deferred, because a stopped actor may restart in the same tick and ask again.
      void leaveSoon(reading);
    });
    return reading.result;
  });

function beginReading(world: World): Reading {
  const controller = new AbortController();
  const end = () => {
    if (readings.get(world.cart) === reading) readings.delete(world.cart);
  };
  const reading: Reading = {
    askers: 0,
    result: readAndTell(world, controller.signal).finally(end),
    leave: () => {
      end();
      controller.abort();
    },
  };
  readings.set(world.cart, reading);
  return reading;
}

const leaveSoon = (reading: Reading) =>
  Promise.resolve().then(() => {
    if (reading.askers === 0) reading.leave();
  });

/**
 * Reads the cart and announces it unless aborted. A lower version counts as a new cart, unless one was announced
 * meanwhile.
 */
export async function readAndTell({ api, cart: channel }: World, signal: AbortSignal): Promise<Result<CartState>> {
  let isNewerHeard = false;
  const stop = channel.watch(() => {
    isNewerHeard = true;
  });
  const result = await read(api.GET('/api/cart', { signal }), CartStateSchema);
  stop();
  if (result.kind === 'ok' && !signal.aborted) channel.announce(result.output, !isNewerHeard);
  return result;
}

/** Listens for carts changed elsewhere and for the page being shown again. */
export const hearCarts = ({ cart: channel }: World) =>
  fromCallback(({ sendBack }) => {
    const stops = [
      channel.watch((heard) => sendBack({ type: 'cart.heard', cart: heard })),
      channel.onReturn(() => sendBack({ type: 'page.returned' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
