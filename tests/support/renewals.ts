import type { EventFrom } from 'xstate';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { RenewInput, renewMachine } from '#machines/purchase/renew/renew.machine.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

export type RenewEvent = EventFrom<typeof renewMachine>;

export const renewOf = (page: keyof typeof pages.showRenew, attempt?: BegunAttempt): RenewInput => ({
  page: copyOf(pages.showRenew[page].body),
  attempt,
});

const { address } = requests.renewSubscription.changedSettings.body;

export const typingAddress: RenewEvent[] = (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => ({
  type: 'form.changed',
  change: { text: { [`address.${line}`]: address[line] } },
}));
