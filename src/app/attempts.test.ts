import { expect, test, vi } from 'vitest';
import type { Slot } from '#host/storage.ts';
import { attemptsOf } from './attempts.ts';

const KEY = '3f0c8a52-6f0b-4d1e-9b0a-5a2f6f1d7c11';

test('keeps the step, the key, the version of the cart and the intent of an attempt', () => {
  const attempts = attemptsOf('checkout', new URLSearchParams(), '/store/checkout', slot());
  attempts.write({ step: 'placing', key: KEY, version: 12, intent: 'pi_3Pq81x' });
  expect(attempts.read()).toEqual({ step: 'placing', key: KEY, version: 12, intent: 'pi_3Pq81x' });
  attempts.clear();
  expect(attempts.read()).toBeUndefined();
});

test.each([null, 'placing', 42, [], {}, { step: 'returned', intent: 'pi_3Pq81x' }, { step: 'toString' }])(
  'takes %j in the storage for no attempt',
  (stored) => {
    expect(attemptsOf('subscribe', new URLSearchParams(), '/subscribe', slot(stored)).read()).toBeUndefined();
  },
);

test('leaves out a key, a version and an intent that are none', () => {
  const stored = { step: 'paying', key: '../..', version: '12', intent: 'pi_1/../../account' };
  expect(attemptsOf('subscribe', new URLSearchParams(), '/subscribe', slot(stored)).read()).toEqual({ step: 'paying' });
});

test('takes the intent of a return address as a claim, and what is stored before it', () => {
  const query = new URLSearchParams('payment_intent=pi_other&redirect_status=succeeded');
  expect(attemptsOf('subscribe', query, '/subscribe', slot()).read()).toEqual({ step: 'returned', intent: 'pi_other' });
  const stored = slot({ step: 'completing', intent: 'pi_3Pq81x' });
  expect(attemptsOf('subscribe', query, '/subscribe', stored).read()).toEqual({
    step: 'completing',
    intent: 'pi_3Pq81x',
  });
});

test('sends no crafted intent of an address to a path', () => {
  const query = new URLSearchParams('payment_intent=..%2F..%2Faccount');
  expect(attemptsOf('subscribe', query, '/subscribe', slot()).read()).toBeUndefined();
});

test('keeps the attempts of different places apart, and names neither place nor token in the storage', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  const at = (place: string, widget = 'invoice') => attemptsOf(widget, new URLSearchParams(), place);
  const attempt = { step: 'paying', intent: 'pi_3Pq81x' } as const;
  at('/invoice/inv_5tG4hA ').write(attempt);
  expect(at('/invoice/inv_5tG4hA ').read()).toEqual(attempt);
  expect([at('/invoice/inv_other ').read(), at('/invoice/inv_5tG4hA ', 'subscribe').read()]).toEqual([
    undefined,
    undefined,
  ]);
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^journal\.attempt\.invoice\.[a-z0-9]{1,7}$/)]);
  vi.unstubAllGlobals();
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
