import { connect, flow } from '#machines/lib/flow.ts';
import { addToCart } from './add-to-cart.ports.ts';
import { checkout } from './checkout.ports.ts';
import { products } from './products.ports.ts';
import { shipping } from './shipping.ports.ts';
import { subscribeMachine } from './subscribe.machine.ts';

export const subscribe = flow(subscribeMachine, (world) => ({
  checkout: connect(checkout, world),
  shipping: connect(shipping, world),
  products: connect(products, world),
  addToCart: connect(addToCart, world),
}));
