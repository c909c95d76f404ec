import { read } from '#machines/api/reply.ts';
import { ShippingConfig } from '#machines/api/schemas/configuration/ShippingConfig.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { walletsMachine } from './wallets.machine.ts';

/** Reads the country codes of a shipping category. Throws on failure, so that no wallet is offered. */
export const wallets = flow(walletsMachine, ({ api }) => ({
  readCountries: answer(async ({ input: { zone }, signal }) => {
    const result = await read(
      api.GET('/api/config/shipping', { params: { query: {} }, signal, cache: 'default' }),
      ShippingConfig,
    );
    if (result.kind !== 'ok') throw new Error('The countries of the order could not be read.');
    return result.output[zone].countries.map(({ code }) => code);
  }),
}));
