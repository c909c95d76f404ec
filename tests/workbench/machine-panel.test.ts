import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { paymentFormMachine } from '#machines/purchase/checkout/payment/payment-form.machine.ts';
import { maskedJson } from '#storybook/machine-panel/calls/mask.ts';
import { around, chartOf } from '../../.storybook/machine-panel/chart.ts';
import { type Box, drawingOf } from '../../.storybook/machine-panel/layout.ts';
import { createObserver } from '../../.storybook/machine-panel/observer.ts';
import { createSteppingClock } from '../../.storybook/stepping/clock.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';

test('masks passwords, secrets and bot tokens at any depth', () => {
  const order = {
    password: { password: 'correct horse', confirm: 'correct horse' },
    intent: { id: 'pi_1', secret: 's' },
  };
  expect(JSON.parse(maskedJson('order', order))).toEqual({
    password: { password: '••••••', confirm: '••••••' },
    intent: { id: 'pi_1', secret: '••••••' },
  });
  for (const secret of ['captcha', 'token', 'method']) expect(maskedJson(secret, 'pm_1')).toBe('"••••••"');
  expect(maskedJson('confirmed', true)).toBe('true');
  expect(JSON.parse(maskedJson('', { field: 'password.confirm', value: 'correct horse' }))).toEqual({
    field: 'password.confirm',
    value: '••••••',
  });
  expect(JSON.parse(maskedJson('', { field: 'name', value: 'Ada' }))).toEqual({ field: 'name', value: 'Ada' });
});

test('shows the events a machine accepts now, and logs what happened', () => {
  const clock = createSteppingClock();
  const observer = createObserver(clock, () => true);
  const machine = paymentFormMachine.provide({
    actors: { loadPayment: fromPromise(() => new Promise<void>(() => {})) },
  });
  const actor = createActor(machine, { input: {}, inspect: observer.inspect, clock }).start();
  const [shown] = observer.shown().machines;
  expect(shown).toMatchObject({
    name: 'paymentForm',
    state: 'loading',
    live: ['loading'],
    events: [],
    waits: ['untilGivenUp, 8 s'],
  });
  clock.skip();
  const { machines, log } = observer.shown();
  expect(machines[0]).toMatchObject({ state: 'blocked', events: [{ type: 'form.retried', examples: [] }], waits: [] });
  expect(log.map(({ machine: name, cause, state }) => [name, cause, state])).toEqual([
    ['paymentForm', 'after 8 s', 'blocked'],
  ]);
  actor.stop();
});

test('hides a machine that was created but never started [BEYOND-99]', () => {
  const clock = createSteppingClock();
  const observer = createObserver(clock, () => true);
  const options = { input: {}, inspect: observer.inspect, clock };
  createActor(paymentFormMachine, options);
  expect([observer.shown().machines, observer.deeds().rests, observer.state()]).toEqual([[], [], '']);
  const actor = createActor(paymentFormMachine, options).start();
  expect(observer.deeds().rests).toEqual(['paymentForm.loading']);
  actor.stop();
});

test('draws every machine, each state inside its parent and each line inside the chart', async () => {
  const isInside = (inner: Box, outer: Box) =>
    Math.abs(inner.x - outer.x) <= (outer.width - inner.width) / 2 &&
    Math.abs(inner.y - outer.y) <= (outer.height - inner.height) / 2;
  for (const { machine } of await everyMachine()) {
    const { states, edges, width, height } = drawingOf(chartOf(machine));
    const whole = { x: width / 2, y: height / 2, width, height };
    const parentOf = (id: string) => states.find((state) => state.id === around(id)) ?? whole;
    const bends = edges.flatMap(({ path }) => [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)]);
    const points = bends.map(([, x, y]) => ({ x: Number(x), y: Number(y), width: 0, height: 0 }));
    expect(states.filter((state) => !isInside(state, parentOf(state.id)))).toEqual([]);
    expect(points.filter((point) => !isInside(point, whole))).toEqual([]);
  }
});
