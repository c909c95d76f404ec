import { fromCallback } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { CartState as CartStateSchema } from '#machines/api/schemas.gen.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';

/** Reads the cart of the session, and tells of it (API-27). */
export const readCart = ({ api, cart: channel }: World) =>
  answer<Result<CartState>, void>(async ({ signal }) => {
    let isNewerHeard = false;
    const stop = channel.watch(() => {
      isNewerHeard = true;
    });
    const result = await read(api.GET('/api/cart', { signal }), CartStateSchema);
    stop();
    if (result.kind === 'ok' && !signal.aborted) channel.announce(result.output, !isNewerHeard);
    return result;
  });

/** Hears of every cart that changes elsewhere, and of the page being shown again. */
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
