import type { SubscriptionChangeInput } from '#machines/account/subscription-change/subscription-change.machine.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

export const changeOf = (
  page: keyof typeof pages.showSubscription,
  attempt?: BegunAttempt,
): SubscriptionChangeInput => ({
  page: copyOf(pages.showSubscription[page].body),
  attempt,
});

export const newAddress = requests.updateSubscription.freeUpgrade.body.address;

export const typingAddress = (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => ({
  type: 'form.changed' as const,
  change: { text: { [`address.${line}`]: newAddress[line] } },
}));
