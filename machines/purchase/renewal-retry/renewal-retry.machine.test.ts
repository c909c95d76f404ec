import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { keyOf, openFlow } from '#fixtures/world/test-world.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { renewalRetry } from './renewal-retry.ports.ts';

async function begin(name: keyof typeof pages.showRenewal = 'cardOnFile') {
  const { play, ...opened } = await openFlow(renewalRetry, { page: copyOf(pages.showRenewal[name].body) });
  return { ...opened, submit: () => play(submitted), calls: () => opened.network.of('retryRenewal') };
}

const submitted = { type: 'form.submitted' } as const;

test('charges the displayed amount to the card on file and goes to the receipt [CHECK-23, CHECK-25, CHECK-36]', async () => {
  const { world, submit, calls, actor } = await begin();
  world.network.answer('retryRenewal', 'customerCompleted');
  await submit();
  expect(calls()).toMatchObject([
    { query: { captcha: 'token-1' }, key: keyOf(1), body: requests.retryRenewal.cardOnFile.body },
  ]);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('asks for a new card if nothing is on file, saves it and confirms its intent once [CHECK-24, CHECK-39]', async () => {
  const { world, submit, calls } = await begin('nothingOnFile');
  await submit();
  world.network.answer('retryRenewal', 'updated');
  await submit();
  expect(calls().map(({ body }) => body)).toEqual([
    expect.not.objectContaining({ invoice: expect.anything() }),
    requests.retryRenewal.newCard.body,
  ]);
  expect(world.asked.filter((one) => one.startsWith('confirm'))).toEqual(['confirm pi_3Pq81x_secret_k2Jd']);
});

test.each([
  ['renewalPaid', '/receipts?token=rcp_Vd0w7c'],
  ['renewalProcessing', '/invoice/inv_5tG4hA'],
] as const)('%s: takes no payment and goes to its landing page [CHECK-37]', async (reply, visit) => {
  const { world, submit, calls, actor } = await begin();
  world.network.answer('retryRenewal', reply);
  await submit();
  expect([actor.getSnapshot().output, calls().length]).toEqual([
    { visit, notice: { act: 'order', end: 'already' } },
    1,
  ]);
});

test.each(['outdated', 'nothingToRetry'] as const)('%s: takes no payment and reloads the page', async (reply) => {
  const { world, submit, calls, actor } = await begin();
  world.network.answer('retryRenewal', reply);
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: 'stale' },
    context: { problems: [{ field: 'general', code: 'server', words: replies.retryRenewal[reply].body.errors }] },
  });
  await submit();
  expect([actor.getSnapshot().output, calls().length]).toEqual([{ reload: true }, 1]);
});

test('pays nothing if no renewal has failed', async () => {
  const { submit, calls, actor } = await begin('nothingFailed');
  await submit();
  expect([actor.getSnapshot().hasTag('barred'), calls()]).toEqual([true, []]);
});

test('is paid only once: goes straight to the receipt in a tab that knows of the payment', async () => {
  const { world, submit, calls, actor } = await begin();
  world.attempts.write({ id: 'first', step: 'settled', visit: '/receipts?token=rcp_first' });
  await submit();
  expect([actor.getSnapshot().output, calls()]).toEqual([{ visit: '/receipts?token=rcp_first' }, []]);
});
