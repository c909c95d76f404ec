import { read } from '#machines/api/reply.ts';
import { ProductList, ShippingConfig } from '#machines/api/schemas.gen.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { checkout } from './checkout.ports.ts';
import { productsMachine, shippingMachine, subscribeMachine } from './subscribe.machine.ts';

const shipping = flow(shippingMachine, ({ api }) => ({
  load: answer(({ signal }) => read(api.GET('/api/config/shipping', { signal }), ShippingConfig)),
}));

const products = flow(productsMachine, ({ api }) => ({
  load: answer(async ({ input: { key: tag }, signal }) =>
    tag === undefined
      ? { kind: 'ok', output: { list: [] } }
      : read(api.GET('/api/store/products', { params: { query: { tag } }, signal }), ProductList),
  ),
}));

export const subscribe = flow(subscribeMachine, (world) => ({
  checkout: connect(checkout, world),
  shipping: connect(shipping, world),
  products: connect(products, world),
}));
