import { expect, test } from 'vitest';
import { createGate, type Landing, type Work } from '../../.storybook/stepping/gate.ts';

/** A gate, its log of answers, and a call whose server reply waits. */
function createOffice() {
  const gate = createGate();
  const landings: Landing[] = [];
  gate.listen(
    () => undefined,
    (landing) => landings.push(landing),
  );
  let asked = 0;
  const server = Promise.withResolvers<string>();
  const take = (more: Partial<Work<string>>) =>
    gate.take<string>({
      name: 'subscribe',
      words: 'POST /api/subscribe',
      own: () => {
        asked += 1;
        return server.promise;
      },
      named: { started: () => 'started', refused: () => 'refused' },
      fail: () => Promise.reject(new Error('No answer.')),
      ...more,
    });
  const call = () => take({});
  return { gate, landings, take, call, server, asked: () => asked };
}

test('lists a call in flight with its documented replies until the server answers', async () => {
  const { gate, landings, call, server } = createOffice();
  const answer = call();
  const options = ['started', 'refused'].map((name) => ({ name, summary: '' }));
  const flight = { number: 0, name: 'subscribe', words: 'POST /api/subscribe', options };
  expect(gate.flights()).toEqual([{ ...flight, state: 'flying' }]);
  server.resolve('own');
  expect(await answer).toBe('own');
  expect(gate.flights()).toEqual([{ ...flight, state: 'landed', answer: 'default answer' }]);
  expect(landings).toEqual([{ name: 'subscribe', choice: { kind: 'own' } }]);
});

test('holds a call until a documented reply is chosen, without calling the server', async () => {
  const { gate, call, asked } = createOffice();
  gate.hold(true);
  const answer = call();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
  gate.choose(0, { kind: 'named', name: 'refused' });
  expect(await answer).toBe('refused');
  expect(asked()).toBe(0);
});

test('drops a call before it reaches the server, or its answer after the server has acted', async () => {
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

test('answers later calls with a reply chosen for each time, until it is cleared', async () => {
  const { gate, call } = createOffice();
  gate.hold(true);
  const first = call();
  gate.choose(0, { kind: 'named', name: 'started' }, true);
  expect([await first, await call()]).toEqual(['started', 'started']);
  expect(gate.orders()).toEqual([{ name: 'subscribe', times: 'always', answer: 'started' }]);
  gate.forgetOrder('subscribe');
  void call();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
});

test('holds the answer of a call in flight and sends it later without calling the server twice', async () => {
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

test('removes an abandoned call from the calls in flight', () => {
  const { gate, call } = createOffice();
  gate.hold(true);
  void call();
  gate.abandon('subscribe');
  expect(gate.inFlight('subscribe')).toBeUndefined();
  expect(gate.flights().map(({ state }) => state)).toEqual(['abandoned']);
});

test('uses a reply chosen in advance for the next call only [BEYOND-94]', async () => {
  const { gate, call } = createOffice();
  gate.hold(true);
  gate.order('subscribe', { choice: { kind: 'named', name: 'refused' }, times: 'next' });
  expect(gate.orders()).toEqual([{ name: 'subscribe', times: 'next', answer: 'refused' }]);
  expect(await call()).toBe('refused');
  expect(gate.orders()).toEqual([]);
  void call();
  expect(gate.inFlight('subscribe')?.state).toBe('held');
});

test('shows the request and the reply of a call, or why it has no reply [BEYOND-93]', async () => {
  const { gate, take } = createOffice();
  gate.hold(true);
  const request = { path: '/api/subscribe', headers: [], body: '{}' };
  const display = {
    options: [{ name: 'started', status: 200, summary: 'A payment intent was opened' }],
    request: Promise.resolve(request),
    reply: async (body: string) => ({ headers: [], body }),
  };
  void take({ display });
  gate.choose(0, { kind: 'named', name: 'started' });
  const dropped = take({ display });
  gate.choose(1, { kind: 'dropped' });
  await expect(dropped).rejects.toThrow('No answer.');
  void take({ display });
  gate.abandon('subscribe');
  await expect
    .poll(() => gate.flights())
    .toMatchObject([
      { options: display.options, request, reply: { headers: [], body: 'started' } },
      { request, reply: { why: expect.stringMatching(/^Dropped/) } },
      { request, reply: { why: expect.stringMatching(/^Abandoned/) } },
    ]);
});
