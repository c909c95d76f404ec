import { expect, test } from 'vitest';
import { SubscriptionPage } from '#machines/api/schemas.gen.ts';
import { openAs } from '../journal/open-reader.ts';
import type { Reader } from '../readers.ts';
import { pages } from '../replies.ts';

function dataAt(address: string, reader: Reader): unknown {
  const page = openAs(reader).visit(address);
  return page && 'data' in page ? page.data : page;
}

const { showSubscription } = pages;

test.each([
  ['print-international', showSubscription.upgradeForMoney],
  ['digital', showSubscription.upgradeFree],
  ['print-canada', showSubscription.bankOnFile],
  ['expiring-autorenew-off', showSubscription.nothingOnFile],
  ['expired-autorenew-off', showSubscription.cannotUpgrade],
  ['lifetime-with-legacy', showSubscription.cannotUpdate],
  ['cancelled', showSubscription.cancelled],
] as const)('shows %s what the own subscription can become, as the contract has it', (reader, { body }) => {
  const page = dataAt(`/account/subscriptions/${body.upgrade.subscription.token}`, reader);
  expect(SubscriptionPage(page)).toBeDefined();
  expect(page).toMatchObject({ subscriber: body.subscriber, upgrade: body.upgrade });
});

test.each(['sub_An09', 'sub_none', '__proto__'])('shows Fatima no subscription by the token %s', (token) => {
  expect(dataAt(`/account/subscriptions/${token}`, 'expiring')).toMatchObject({
    subscriber: showSubscription.noSuchSubscription.body.subscriber,
    upgrade: null,
  });
});

test('leads a visitor to the login and back', () => {
  expect(dataAt('/account/subscriptions/sub_An09', 'visitor')).toEqual({
    redirect: '/login?url=%2Faccount%2Fsubscriptions%2Fsub_An09',
  });
});
