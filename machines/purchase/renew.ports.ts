import { connect, flow } from '#machines/lib/flow.ts';
import { addToCart } from './add-to-cart.ports.ts';
import { checkout } from './checkout.ports.ts';
import { products } from './products.ports.ts';
import { renewMachine } from './renew.machine.ts';
import { shipping } from './shipping.ports.ts';

export const renew = flow(renewMachine, (world) => ({
  checkout: connect(checkout, world),
  shipping: connect(shipping, world),
  products: connect(products, world),
  addToCart: connect(addToCart, world),
}));
