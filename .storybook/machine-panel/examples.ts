import type { EventFromLogic } from 'xstate';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import type { checkoutMachine } from '#machines/purchase/checkout.machine.ts';
import type { paymentFormMachine } from '#machines/purchase/payment-form.machine.ts';
import type { shippingMachine, subscribeMachine } from '#machines/purchase/subscribe.machine.ts';
import { replies, requests } from '#mocks/replies.ts';

// The generated bodies are read-only; a copy is not.
const order: SubscribeRequest = structuredClone<unknown>(requests.subscribe.printOrder.body) as SubscribeRequest;
const [product] = replies.getProducts.swag.body.list;

/** For each machine an example of what each of its events carries; an event without one does not compile. */
const examples = {
  subscribe: {
    'choice.changed': { choice: { medium: 'digital' } },
    'field.changed': { field: 'name', value: requests.subscribe.printOrder.body.name },
    'country.chosen': { code: 'US' },
    'origin.chosen': { origin: 'change' },
    'coupon.toggled': {},
    'swag.chosen': { product: product.ref, size: product.sizes[0].ref, quantity: 1 },
    'swag.removed': { product: product.ref },
    'form.submitted': {},
  } satisfies Examples<EventFromLogic<typeof subscribeMachine>>,
  checkout: {
    'order.submitted': { order: { call: 'subscribe', body: order } },
    'card.chosen': { card: 'add-card' },
    'keeping.toggled': {},
    'check.requested': {},
  } satisfies Examples<EventFromLogic<typeof checkoutMachine>>,
  paymentForm: {
    'form.readied': {},
    'form.failed': {},
    'form.retried': {},
  } satisfies Examples<EventFromLogic<typeof paymentFormMachine>>,
  shipping: { 'load.retried': {} } satisfies Examples<EventFromLogic<typeof shippingMachine>>,
  products: { 'load.retried': {} } satisfies Examples<EventFromLogic<typeof shippingMachine>>,
};

/** An example of what an event carries, as JSON; nothing where it carries nothing. */
export function exampleOf(machine: string, type: string): string | undefined {
  const known: Record<string, Record<string, object> | undefined> = examples;
  const example = known[machine]?.[type] ?? {};
  return Object.keys(example).length > 0 ? JSON.stringify(example, null, 2) : undefined;
}

type Examples<Event extends { type: string }> = { [E in Event as E['type']]: Omit<E, 'type'> };
