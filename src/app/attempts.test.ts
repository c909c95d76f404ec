import { expect, test } from 'vitest';
import type { Slot } from '#host/storage.ts';
import { attemptsOf } from './attempts.ts';

const KEY = '3f0c8a52-6f0b-4d1e-9b0a-5a2f6f1d7c11';

test('keeps the step, the key and the intent of an attempt', () => {
  const attempts = attemptsOf('subscribe', new URLSearchParams(), slot());
  attempts.write({ step: 'placing', key: KEY, intent: 'pi_3Pq81x' });
  expect(attempts.read()).toEqual({ step: 'placing', key: KEY, intent: 'pi_3Pq81x' });
  attempts.clear();
  expect(attempts.read()).toBeUndefined();
});

test.each([null, 'placing', 42, [], {}, { step: 'returned', intent: 'pi_3Pq81x' }, { step: 'toString' }])(
  'takes %j in the storage for no attempt',
  (stored) => {
    expect(attemptsOf('subscribe', new URLSearchParams(), slot(stored)).read()).toBeUndefined();
  },
);

test('leaves out a key and an intent that do not match their pattern', () => {
  const stored = { step: 'paying', key: '../..', intent: 'pi_1/../../account' };
  expect(attemptsOf('subscribe', new URLSearchParams(), slot(stored)).read()).toEqual({ step: 'paying' });
});

test('takes the intent of a return address as a claim, and what is stored before it', () => {
  const query = new URLSearchParams('payment_intent=pi_other&redirect_status=succeeded');
  expect(attemptsOf('subscribe', query, slot()).read()).toEqual({ step: 'returned', intent: 'pi_other' });
  const stored = slot({ step: 'completing', intent: 'pi_3Pq81x' });
  expect(attemptsOf('subscribe', query, stored).read()).toEqual({ step: 'completing', intent: 'pi_3Pq81x' });
});

test('sends no crafted intent of an address to a path', () => {
  const query = new URLSearchParams('payment_intent=..%2F..%2Faccount');
  expect(attemptsOf('subscribe', query, slot()).read()).toBeUndefined();
});

function slot(stored?: unknown): Slot {
  let value = stored;
  return {
    read: () => value,
    write: (written) => {
      value = written;
    },
    clear: () => {
      value = undefined;
    },
  };
}
