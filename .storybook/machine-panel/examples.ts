import { requests } from '#mocks/replies.ts';

/** Example payloads by machine and event, for events whose examples in the tests are too sparse. */
const examples: Record<string, Record<string, object>> = {
  subscribe: { 'form.changed': { change: { text: { name: requests.subscribe.printOrder.body.name } } } },
  checkout: {
    'order.submitted': { order: { call: 'subscribe', body: requests.subscribe.printOrder.body } },
    'card.chosen': { card: 'add-card' },
  },
  cardUpdate: { 'name.changed': { name: requests.setCard.newCard.body.name } },
  subscriptionChange: {
    'form.changed': {
      change: { text: { 'address.line1': requests.updateSubscription.freeUpgrade.body.address.line1 } },
    },
  },
  name: { 'form.changed': { change: requests.changeName.newName.body } },
  email: { 'form.changed': { change: requests.changeEmail.newEmail.body } },
  address: {
    'category.chosen': { shipcode: 'ship-a' },
    'field.changed': { field: 'line1', value: requests.changeAddress.unitedStates.body.line1 },
    'country.chosen': { code: 'IE' },
    'deletion.requested': { shipcode: 'ship-c' },
  },
};

/** Further examples, by machine and event. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;

let samples: Samples = {};

/** Adds the events that the tests walk the machines with, so that even a new machine has examples. */
export function addSamples(added: Samples): void {
  samples = added;
}

/** Returns examples of an event's payload as JSON, the likeliest first; empty if the event has no payload. */
export function examplesOf(machine: string, type: string): readonly string[] {
  const own = examples[machine]?.[type];
  const all = [...(own ? [own] : []), ...(samples[machine]?.[type] ?? [])].map(withoutType);
  return [...new Set(all.filter((one) => Object.keys(one).length > 0).map((one) => JSON.stringify(one, null, 2)))];
}

const withoutType = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));
