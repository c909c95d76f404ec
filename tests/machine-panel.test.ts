import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { maskedJson } from '../.storybook/machine-panel/mask.ts';
import { observer } from '../.storybook/machine-panel/observer.ts';
import { paymentFormMachine } from '../machines/purchase/payment-form.machine.ts';

test('the panel shows no password, secret or bot token, however deep it lies', () => {
  const order = {
    password: { password: 'correct horse', confirm: 'correct horse' },
    intent: { id: 'pi_1', secret: 's' },
  };
  expect(JSON.parse(maskedJson('order', order))).toEqual({
    password: { password: '••••••', confirm: '••••••' },
    intent: { id: 'pi_1', secret: '••••••' },
  });
  expect(maskedJson('captcha', 'token_1')).toBe('"••••••"');
  expect(maskedJson('confirmed', true)).toBe('true');
});

test('the panel offers what a machine can take now, sends it, and tells what happened', () => {
  observer.reset();
  const machine = paymentFormMachine.provide({
    actors: { loadPayment: fromPromise(() => new Promise<void>(() => {})) },
  });
  const actor = createActor(machine, { inspect: observer.inspect }).start();
  const [shown] = observer.shown().machines;
  expect(shown).toMatchObject({
    name: 'paymentForm',
    state: 'loading',
    live: ['loading'],
    events: [],
    waits: [{ type: 'xstate.after.untilGivenUp.paymentForm.loading', words: 'untilGivenUp, 8 s' }],
  });
  observer.send(actor.sessionId, { type: 'xstate.after.untilGivenUp.paymentForm.loading' });
  const { machines, log } = observer.shown();
  expect(machines[0]).toMatchObject({ state: 'blocked', events: [{ type: 'form.retried' }], waits: [] });
  expect(log.map(({ machine: name, cause, state }) => [name, cause, state])).toEqual([
    ['paymentForm', 'after 8 s', 'blocked'],
  ]);
  actor.stop();
});
