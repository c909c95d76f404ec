import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createTestWorld, METHOD, never } from '#fixtures/world/test-world.ts';
import type { SetupStatus, Unconfirmed } from '#machines/lib/world.ts';
import { pages } from '#mocks/replies.ts';
import { cardUpdateBy } from './card-update.ports.ts';

const { keys } = pages.showPayment.cardOnFile.body.payment_setup;
const confirmed = (answer: unknown) => {
  const world = createTestWorld();
  world.payment.confirmSetup = async () => answer as SetupStatus;
  const { confirmSetup } = cardUpdateBy(never).ports(world);
  return toPromise(createActor(confirmSetup, { input: { ...keys, returnTo: '/account/payment' } }).start());
};

test.each<SetupStatus | Unconfirmed>([
  ...[METHOD, 'tok_1', 'btok_1', 'card_1', 'ba_1', 'src_1', `pm_${'a'.repeat(64)}`].map((method) => ({
    kind: 'succeeded' as const,
    method,
  })),
  { kind: 'processing' },
  { kind: 'open', words: '' },
  { kind: 'unavailable' },
  { kind: 'viewOnly' },
])('passes on a known answer of the provider: %o', async (status) => {
  expect(await confirmed(status)).toEqual(status);
});

test.each([
  ...['', 'pm_', 'pm', 'pm_1/', 'x/pm_1', ' pm_1', 'pm_1\n', `pm_${'a'.repeat(65)}`, 'cus_1'].map((method) => ({
    kind: 'succeeded',
    method,
  })),
  { kind: 'failed' },
])('throws on any other answer: %o', async (status) => {
  await expect(confirmed(status)).rejects.toThrow(`The payment provider answered "${status.kind}".`);
});
