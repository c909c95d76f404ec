import { describe, expect, test } from 'vitest';
import { intent, reader, secret } from '#fixtures/data/checkouts.ts';
import { printOrder } from '#fixtures/data/orders.ts';
import { keyOf } from '#fixtures/world/test-world.ts';
import { beginCheckout, type CheckoutContext, isRepeat, recalling, requestIn } from './checkout-context.ts';

const first = keyOf(1);

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
