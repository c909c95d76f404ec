import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { benchClock } from '../../.storybook/bench/clock.ts';
import { maskedJson } from '../../.storybook/machine-panel/mask.ts';
import { observer } from '../../.storybook/machine-panel/observer.ts';
import { paymentFormMachine } from '../../machines/purchase/payment-form.machine.ts';

test('the panel shows no password, secret or bot token, however deep it lies', () => {
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

test('the panel offers what a machine can take now, sends it, and tells what happened', () => {
  observer.reset();
  benchClock.reset();
  const machine = paymentFormMachine.provide({
    actors: { loadPayment: fromPromise(() => new Promise<void>(() => {})) },
  });
  const actor = createActor(machine, { input: {}, inspect: observer.inspect, clock: benchClock }).start();
  const [shown] = observer.shown().machines;
  expect(shown).toMatchObject({
    name: 'paymentForm',
    state: 'loading',
    live: ['loading'],
    events: [],
    waits: ['untilGivenUp, 8 s'],
  });
  benchClock.skip();
  const { machines, log } = observer.shown();
  expect(machines[0]).toMatchObject({ state: 'blocked', events: [{ type: 'form.retried', examples: [] }], waits: [] });
  expect(log.map(({ machine: name, cause, state }) => [name, cause, state])).toEqual([
    ['paymentForm', 'after 8 s', 'blocked'],
  ]);
  actor.stop();
});
