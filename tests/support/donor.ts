import type { EventFrom } from 'xstate';
import type { DonatePage } from '#machines/api/contract.ts';
import type { donateMachine } from '#machines/purchase/donate/donate.machine.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';
import { createTestWorld, openFlow, type TestWorld } from './test-world.ts';

export type DonateEvent = EventFrom<typeof donateMachine>;

export async function begin(
  name: keyof typeof pages.showDonate = 'onetime',
  query = '',
  change: (page: DonatePage) => void = () => undefined,
  prepare: (world: TestWorld) => void = () => undefined,
) {
  const page: DonatePage = copyOf(pages.showDonate[name].body);
  change(page);
  const world = createTestWorld();
  prepare(world);
  const link = readDonateLink(new URLSearchParams(query), page.donate);
  const { play, ...opened } = await openFlow(donate, { page, link }, world);
  return { ...opened, send: play, sent: () => world.network.of('donate').map(({ body }) => body) };
}

export const details = requests.donate.onetime.body;

const { name, email, address } = details;

export const typing: DonateEvent[] = [
  ...Object.entries({
    name,
    email,
    'address.line1': address.line1,
    'address.city': address.city,
    'address.postcode': address.postcode,
  } as const).map(([field, value]) => ({ type: 'form.changed', change: { text: { [field]: value } } }) as DonateEvent),
  { type: 'form.changed', change: { country: { address: address.country } } },
  { type: 'form.changed', change: { text: { 'address.state': address.state } } },
];

export const amounting = (value: string): DonateEvent => ({
  type: 'form.changed',
  change: { amount: value },
});

export const submitted = { type: 'form.submitted' } as const;
