import type { EventFrom } from 'xstate';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { RenewInput, renewMachine } from '#machines/purchase/renew/renew.machine.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

/** What a renewal is told. */
export type RenewEvent = EventFrom<typeof renewMachine>;

/** What the page that renews begins with, for a documented reader. */
export const renewOf = (page: keyof typeof pages.showRenew, attempt?: BegunAttempt): RenewInput => ({
  page: copyOf(pages.showRenew[page].body),
  attempt,
});

const { address } = requests.renewSubscription.changedSettings.body;

/** What a reader types of the documented new address, whose country is fixed. */
export const typingAddress: RenewEvent[] = (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => ({
  type: 'form.changed',
  change: { text: { [`address.${line}`]: address[line] } },
}));
