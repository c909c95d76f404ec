import type { EventFrom } from 'xstate';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { RedeemInput, redeemMachine } from '#machines/purchase/redeem/redeem.machine.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

export type RedeemEvent = EventFrom<typeof redeemMachine>;

export const redeemOf = (page: keyof typeof pages.showRedeem, attempt?: BegunAttempt): RedeemInput => ({
  page: copyOf(pages.showRedeem[page].body),
  attempt,
});

const { name, email, password, address } = requests.redeemGift.newReader.body;

export const typingReader: RedeemEvent[] = [
  { type: 'form.changed', change: { text: { name } } },
  { type: 'form.changed', change: { text: { email } } },
  { type: 'form.changed', change: { text: { password: password.password } } },
  { type: 'form.changed', change: { text: { confirm: password.confirm } } },
];

export const typingPlace: RedeemEvent[] = (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => ({
  type: 'form.changed',
  change: { text: { [`address.${line}`]: address[line] } },
}));
