import { read } from '#machines/api/reply.ts';
import { ShippingConfig } from '#machines/api/schemas/configuration/ShippingConfig.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { shippingMachine } from './shipping.machine.ts';

export const shipping = flow(shippingMachine, ({ api }) => ({
  load: answer(({ input: { key }, signal }) => {
    const query = { inclusive: key === 'inclusive' ? ('' as const) : undefined };
    return read(api.GET('/api/config/shipping', { params: { query }, signal, cache: 'default' }), ShippingConfig);
  }),
}));
