import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { stateOfPage, stateQuery } from './running.ts';
import { createTrail } from './trail.ts';

const child = createMachine({ id: 'payment', initial: 'confirming', states: { confirming: {} } });

const parent = createMachine({
  id: 'checkout',
  initial: 'loading',
  states: {
    loading: { initial: 'ordering', states: { ordering: { on: { 'order.placed': '#checkout.sending' } } } },
    sending: { invoke: { src: child }, on: { 'payment.ended': 'completed' } },
    completed: { type: 'final' },
  },
});

test('lists every machine with its state and the last events, even from before it loaded [SHELL-20]', () => {
  const trail = createTrail();
  const actor = createActor(parent, { inspect: trail.inspect }).start();
  actor.send({ type: 'order.placed' });
  const page = stateOfPage(trail);
  expect(page.read()).toEqual({
    machines: [
      { id: 'checkout', state: 'sending', isOver: false, depth: 0 },
      { id: 'payment', state: 'confirming', isOver: false, depth: 1 },
    ],
    events: ['checkout: order.placed', 'payment: xstate.init', 'checkout: xstate.init'],
  });
  expect(stateQuery(page.read())).toBe('state=checkout.sending&state=payment.confirming');
});

test('follows new events, keeps the last ones and links to no finished machine [SHELL-20]', () => {
  const trail = createTrail();
  const page = stateOfPage(trail);
  let changes = 0;
  const leave = page.watch(() => {
    changes += 1;
  });
  const actor = createActor(parent, { inspect: trail.inspect }).start();
  const before = changes;
  expect(before).toBeGreaterThan(0);
  for (let more = 0; more < 20; more += 1) actor.send({ type: 'unknown' });
  expect(page.read().events).toEqual(Array.from({ length: 12 }, () => 'checkout: unknown'));
  leave();
  const heard = changes;
  actor.send({ type: 'order.placed' });
  actor.send({ type: 'payment.ended' });
  expect(changes).toBe(heard);
  expect(page.read().machines[0]).toEqual({ id: 'checkout', state: 'completed', isOver: true, depth: 0 });
  expect(stateQuery(page.read())).not.toContain('checkout');
  expect(stateOfPage(trail)).toBe(page);
});
