import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { addressMachine } from './address.machine.ts';
import { deleteAddress } from './address-deletion.ports.ts';
import { saveAddress } from './save-address.ports.ts';

export const address = flow(addressMachine, (world) => ({
  shipping: connect(shipping, world),
  saveAddress: answer(({ input, signal }) => saveAddress(world, input, signal)),
  deleteAddress: deleteAddress(world),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
