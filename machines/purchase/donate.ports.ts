import { connect, flow } from '#machines/lib/flow.ts';
import { addToCart } from './add-to-cart.ports.ts';
import { checkout } from './checkout.ports.ts';
import { donateMachine } from './donate.machine.ts';
import { shipping } from './shipping.ports.ts';

export const donate = flow(donateMachine, (world) => ({
  checkout: connect(checkout, world),
  shipping: connect(shipping, world),
  addToCart: connect(addToCart, world),
}));
