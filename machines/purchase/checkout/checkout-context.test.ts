import { describe, expect, test } from 'vitest';
import { guest, intent, reader, secret } from '#fixtures/data/checkouts.ts';
import { printOrder } from '#fixtures/data/orders.ts';
import { keyOf } from '#fixtures/world/test-world.ts';
import type { AttemptStep, BegunAttempt } from '#machines/lib/world.ts';
import {
  beginCheckout,
  type CheckoutContext,
  isRepeat,
  paying,
  placing,
  recalling,
  requestIn,
  restoring,
  take,
} from './checkout-context.ts';

const first = keyOf(1);

test('starts without an order, intent or problem, and picks the card on file if it can pay [CHECK-23]', () => {
  const nothing = {
    attempt: undefined,
    key: undefined,
    isRetry: false,
    isReplaced: false,
    captcha: '',
    intent: undefined,
    confirmed: false,
    isClaim: false,
    keepsCard: true,
    problems: [],
    isOutdated: false,
    reset: false,
    visit: '',
  };
  expect(beginCheckout(guest)).toEqual({ ...nothing, ...guest, card: 'add-card' });
  expect(beginCheckout(reader)).toEqual({ ...nothing, ...reader, card: 'use-card' });
});

test.each<[AttemptStep, boolean, boolean]>([
  ['confirming', true, false],
  ['completing', true, false],
  ['returned', true, true],
  ['placing', false, false],
])('resumes an attempt interrupted at step %s', (step, confirmed, isClaim) => {
  expect(beginCheckout({ ...guest, attempt: { id: 'one', step, key: first, intent } })).toMatchObject({
    attempt: 'one',
    key: first,
    intent: { id: intent },
    confirmed,
    isClaim,
  });
});

test('takes an order and the consent to a second one', () => {
  const context = { ...beginCheckout(guest), isOutdated: true };
  const taken = { order: printOrder, isOutdated: false, isReplaced: false, question: undefined };
  const anew = { attempt: undefined, key: undefined, intent: undefined, confirmed: false };
  const submitted = { type: 'order.submitted', order: printOrder } as const;
  const question = { kind: 'ordered', attempt: { id: 'one', step: 'settled', at: 0 } } as const;
  const agreed = { ...submitted, isAgreed: true };
  expect(take(submitted, context)).toEqual(taken);
  expect(take(submitted, { ...context, question })).toEqual(taken);
  expect(take(agreed, { ...context, question })).toEqual({ ...taken, agreed: 'one', ...anew });
  expect(take(agreed, context)).toEqual(taken);
  expect(take(agreed, { ...context, question: { kind: 'elsewhere' } })).toEqual(taken);
});

describe('the request sent with a key', () => {
  const before = { ...beginCheckout(reader), attempt: 'one', key: first, order: printOrder, intent: { id: intent } };
  const sent = { ...before, sent: requestIn(before) };
  const changes: Record<string, Partial<CheckoutContext>> = {
    'another order': { order: { ...printOrder, coupon: 'SPRING' } },
    'another name': { order: { ...printOrder, body: { ...printOrder.body, name: 'Bea' } } },
    'another intent': { intent: { id: 'pi_other' } },
    'another way to pay': { card: 'add-card' },
    'a card that is not kept': { keepsCard: false },
  };

  test('is repeated with the same key [CHECK-36]', () => {
    expect([isRepeat(sent), recalling(sent).own]).toEqual([true, 'one']);
    expect(isRepeat({ ...sent, intent: { id: intent, secret } })).toBe(true);
  });

  test.each(Object.entries(changes))(
    'uses a new key after a change to %s, once the old key is closed [CHECK-36]',
    (_, change) => {
      const changed = { ...sent, ...change };
      expect([isRepeat(changed), recalling(changed).own]).toEqual([false, undefined]);
    },
  );

  test('is unknown after a reload', () => {
    expect([isRepeat(before), recalling(before).own]).toEqual([false, undefined]);
  });

  test('is not looked up unless its reply was lost', () => {
    expect(recalling({ ...before, key: undefined }).own).toBe('one');
  });
});

test('names the attempt a page resumes', () => {
  const begun = (attempt: BegunAttempt) => restoring(beginCheckout({ ...guest, attempt }));
  expect(begun({ id: 'one', step: 'placing', key: first, intent })).toEqual({
    id: 'one',
    step: 'paying',
    key: first,
    intent,
  });
  expect(begun({ step: 'confirming', intent })).toEqual({ id: intent, step: 'completing', intent });
  expect(begun({ step: 'placing', key: first })).toEqual({ id: first, step: 'paying', key: first });
});

test('places an order with its key and the open intent; throws without an order or a key', () => {
  const context = { ...beginCheckout(reader), order: printOrder, attempt: 'one', key: first, captcha: 'token-1' };
  expect(placing(context)).toEqual(context);
  for (const missing of [{ order: undefined }, { attempt: undefined }, { key: undefined }])
    expect(() => placing({ ...context, ...missing })).toThrow('No order was submitted and prepared.');
});

test('pays the open intent; sends an empty id and secret if they are unknown', () => {
  const context = { ...beginCheckout(guest), confirmed: true, method: 'pm_1Nf42k' };
  const paid = { method: 'pm_1Nf42k', confirmed: true };
  expect(paying({ ...context, intent: { id: intent, secret } })).toEqual({ id: intent, secret, ...paid });
  expect(paying({ ...context, intent: { id: intent } })).toEqual({ id: intent, secret: '', ...paid });
  expect(paying(context)).toEqual({ id: '', secret: '', ...paid });
});
