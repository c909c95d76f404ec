import { expect, test } from 'vitest';
import { createGate, type Landing } from '../../.storybook/stepping/gate.ts';

/** A gate, what landed at it, and a call that answers `own` once it is let. */
function createOffice() {
  const gate = createGate();
  const landings: Landing[] = [];
  gate.listen(
    () => undefined,
    (landing) => landings.push(landing),
  );
  let asked = 0;
  const server = Promise.withResolvers<string>();
  const call = () =>
    gate.take<string>({
      name: 'subscribe',
      words: 'POST /api/subscribe',
      own: () => {
        asked += 1;
        return server.promise;
      },
      named: { started: () => 'started', refused: () => 'refused' },
      fail: () => Promise.reject(new Error('No answer.')),
    });
  return { gate, landings, call, server, asked: () => asked };
}

test('a call is answered by the server, and listed with its documented replies while it is in flight', async () => {
  const { gate, landings, call, server } = createOffice();
  const answer = call();
  const flight = { number: 0, name: 'subscribe', words: 'POST /api/subscribe', options: ['started', 'refused'] };
  expect(gate.flights()).toEqual([{ ...flight, state: 'flying' }]);
  server.resolve('own');
  expect(await answer).toBe('own');
  expect(gate.flights()).toEqual([{ ...flight, state: 'landed', answer: 'its own answer' }]);
  expect(landings).toEqual([{ name: 'subscribe', choice: { kind: 'own' } }]);
});

test('a held call waits for the choice of a documented reply, and the server is not asked', async () => {
  const { gate, call, asked } = createOffice();
  gate.hold(true);
  const answer = call();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
  gate.choose(0, { kind: 'named', name: 'refused' });
  expect(await answer).toBe('refused');
  expect(asked()).toBe(0);
});

test('a call that is dropped never arrives; where its answer is lost, the server has acted', async () => {
  const { gate, call, server, asked } = createOffice();
  gate.hold(true);
  const dropped = call();
  gate.choose(0, { kind: 'dropped' });
  await expect(dropped).rejects.toThrow('No answer.');
  expect(asked()).toBe(0);
  const lost = call();
  server.resolve('own');
  gate.choose(1, { kind: 'lost' });
  await expect(lost).rejects.toThrow('No answer.');
  expect(asked()).toBe(1);
});

test('a reply chosen for each time answers the calls that follow, until it is no longer wanted', async () => {
  const { gate, call } = createOffice();
  gate.hold(true);
  const first = call();
  gate.choose(0, { kind: 'named', name: 'started' }, true);
  expect([await first, await call()]).toEqual(['started', 'started']);
  expect(gate.orders()).toEqual([{ name: 'subscribe', answer: 'started' }]);
  gate.forgetOrder('subscribe');
  void call();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
});

test('the answer of a call in flight can be held back, and is given later without asking twice', async () => {
  const { gate, call, server, asked } = createOffice();
  const answer = call();
  gate.holdBack(0);
  server.resolve('own');
  await Promise.resolve();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
  gate.choose(0, { kind: 'own' });
  expect(await answer).toBe('own');
  expect(asked()).toBe(1);
});

test('a call that nobody waits for any more is no longer in flight', () => {
  const { gate, call } = createOffice();
  gate.hold(true);
  void call();
  gate.abandon('subscribe');
  expect(gate.inFlight('subscribe')).toBeUndefined();
  expect(gate.flights().map(({ state }) => state)).toEqual(['abandoned']);
});
