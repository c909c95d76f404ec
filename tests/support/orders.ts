import type { EventFrom } from 'xstate';
import type { Product, SubscribePage } from '#machines/api/contract.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { SubscribeInput, subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { pages, replies, requests } from '#mocks/replies.ts';

export type SubscribeEvent = EventFrom<typeof subscribeMachine>;

export const copyOf = <Example extends object>(example: Example): Mutable<Example> =>
  structuredClone(example) as Mutable<Example>;

export const printOrder: Order<'subscribe'> = { call: 'subscribe', body: copyOf(requests.subscribe.printOrder.body) };

export const pageOf = (reader: keyof typeof pages.showSubscribe): SubscribePage =>
  copyOf(pages.showSubscribe[reader].body);

export const builderOf = (reader: keyof typeof pages.showSubscribe, query = ''): SubscribeInput => ({
  page: pageOf(reader),
  link: readSubscribeLink(new URLSearchParams(query)),
});

export function productOf(ref: string): Product {
  const product = replies.getProducts.swag.body.list.find((each) => each.ref === ref);
  if (!product) throw new Error(`No example has the product "${ref}".`);
  return copyOf(product);
}

export const typing: SubscribeEvent[] = [
  ...Object.entries({
    name: 'Ada Okafor',
    email: 'ada@reader.example',
    password: 'correct horse',
    confirm: 'correct horse',
    donation: '25',
    'address.line1': '12 Harbour Street',
    'address.city': 'Portland',
    'address.state': 'ME',
    'address.postcode': '04101',
  } as const).map(
    ([field, value]) => ({ type: 'form.changed', change: { text: { [field]: value } } }) as SubscribeEvent,
  ),
];

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
