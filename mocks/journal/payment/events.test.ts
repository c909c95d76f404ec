import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import type { PricedOrder } from '../order/order.ts';
import { note, seconds, takeEvents } from './events.ts';
import { paymentObjectOf, setupObjectOf } from './objects.ts';

test('records a copy of the object and keeps the event for a listener', () => {
  const { journal } = open();
  const object = { id: 'pi_1' };
  const events = journal.work((desk) => {
    note(desk.state, 'payment_intent.created', object);
    object.id = 'changed later';
    return takeEvents({ ...desk, now: 1_999 }, true);
  });
  const [event] = events;
  expect(events).toEqual([
    expect.objectContaining({ type: 'payment_intent.created', created: 1, data: { object: { id: 'pi_1' } } }),
  ]);
  expect(journal.state()).toMatchObject({ happened: [], outbox: { [event?.id ?? '']: event } });
});

test('drops events without a listener', () => {
  const { journal } = open();
  journal.work((desk) => {
    note(desk.state, 'payment_intent.created', {});
    expect(takeEvents(desk, false)).toEqual([]);
  });
  expect(journal.state()).toMatchObject({ happened: [], outbox: {} });
});

test('rounds down to whole seconds', () => {
  expect(seconds(1_999)).toBe(1);
});

test('describes a test payment, and what was received once it is paid', () => {
  const order = { total: 500 } as PricedOrder; // all that is read of it
  const intent = {
    id: 'pi_1',
    secret: 'pi_1_secret_1',
    created: 1_999,
    order,
    currency: 'JPY',
    attempts: 1,
    confirms: 1,
    reads: 0,
  };
  const shared = { id: 'pi_1', object: 'payment_intent', amount: 500, currency: 'jpy', created: 1, livemode: false };
  expect(paymentObjectOf({ ...intent, status: 'processing' })).toMatchObject({ ...shared, amount_received: 0 });
  expect(paymentObjectOf({ ...intent, status: 'succeeded' })).toMatchObject({ ...shared, amount_received: 500 });
});

test('offers cards and bank accounts in a setup intent, created in seconds', () => {
  const setup = { id: 'seti_1', secret: 'seti_1_secret_1', created: 1_999, status: 'succeeded', confirms: 1 } as const;
  expect(setupObjectOf(setup)).toMatchObject({ created: 1, payment_method_types: ['card', 'us_bank_account'] });
});
