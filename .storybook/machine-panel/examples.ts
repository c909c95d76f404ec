import type { EventFromLogic } from 'xstate';
import type { addressMachine } from '#machines/account/address/address.machine.ts';
import type { emailMachine } from '#machines/account/email/email.machine.ts';
import type { monthlyDonationCardMachine } from '#machines/account/monthly-donation/monthly-donation-card.machine.ts';
import type { nameMachine } from '#machines/account/name/name.machine.ts';
import type { cardUpdateMachine } from '#machines/account/payment/card-update.machine.ts';
import type { paymentChangeMachine } from '#machines/account/payment/payment-change.machine.ts';
import type { subscriptionChangeMachine } from '#machines/account/subscription-change/subscription-change.machine.ts';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import type { paymentFormMachine } from '#machines/purchase/checkout/payment-form.machine.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import type { subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { requests } from '#mocks/replies.ts';

// The generated bodies are read-only; a copy is not.
const order: SubscribeRequest = structuredClone<unknown>(requests.subscribe.printOrder.body) as SubscribeRequest;

/** For each machine an example of what its events carry, where the one that the tests walk it with says less. */
const examples = {
  subscribe: {
    'form.changed': { change: { text: { name: requests.subscribe.printOrder.body.name } } },
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
  cardUpdate: {
    'name.changed': { name: requests.setCard.newCard.body.name },
    'form.submitted': {},
    'card.renewed': {},
  } satisfies Examples<EventFromLogic<typeof cardUpdateMachine>>,
  paymentChange: { 'card.renewed': {} } satisfies Examples<EventFromLogic<typeof paymentChangeMachine>>,
  monthlyDonationCard: {
    'card.renewed': {},
    'restart.retried': {},
  } satisfies Examples<EventFromLogic<typeof monthlyDonationCardMachine>>,
  subscriptionChange: {
    'form.changed': {
      change: { text: { 'address.line1': requests.updateSubscription.freeUpgrade.body.address.line1 } },
    },
    'form.submitted': {},
    'page.returned': {},
    'news.seen': {},
  } satisfies Examples<EventFromLogic<typeof subscriptionChangeMachine>>,
  name: {
    'form.changed': { change: requests.changeName.newName.body },
    'form.submitted': {},
    'answer.sought': {},
  } satisfies Examples<EventFromLogic<typeof nameMachine>>,
  email: {
    'form.changed': { change: requests.changeEmail.newEmail.body },
    'form.submitted': {},
    'answer.sought': {},
  } satisfies Examples<EventFromLogic<typeof emailMachine>>,
  address: {
    'category.chosen': { shipcode: 'ship-a' },
    'field.changed': { field: 'line1', value: requests.changeAddress.unitedStates.body.line1 },
    'country.chosen': { code: 'IE' },
    'deletion.requested': { shipcode: 'ship-c' },
    'form.submitted': {},
  } satisfies Examples<EventFromLogic<typeof addressMachine>>,
  shipping: { 'load.retried': {} } satisfies Examples<EventFromLogic<typeof shippingMachine>>,
  products: { 'load.retried': {} } satisfies Examples<EventFromLogic<typeof shippingMachine>>,
};

/** Further examples, by machine and event. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;

let samples: Samples = {};

/** Adds the events that the tests walk each machine with, so that a machine has examples from its first day on. */
export function addSamples(added: Samples): void {
  samples = added;
}

/** Examples of what an event carries, as JSON, the likeliest first; none where it carries nothing. */
export function examplesOf(machine: string, type: string): readonly string[] {
  const known: Record<string, Record<string, object> | undefined> = examples;
  const own = known[machine]?.[type];
  const all = [...(own ? [own] : []), ...(samples[machine]?.[type] ?? [])].map(withoutType);
  return [...new Set(all.filter((one) => Object.keys(one).length > 0).map((one) => JSON.stringify(one, null, 2)))];
}

const withoutType = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));

type Examples<Event extends { type: string }> = { [E in Event as E['type']]?: Omit<E, 'type'> };
