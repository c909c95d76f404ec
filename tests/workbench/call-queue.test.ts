import { expect, test } from 'vitest';
import type { SettledCall } from '#fixtures/stories/recording.ts';
import { createCallQueue, type Work } from '#storybook/stepping/call-queue.ts';

/** A call queue, its log of answers, and a call whose server reply waits. */
function createOffice() {
  const callQueue = createCallQueue();
  const landings: SettledCall[] = [];
  callQueue.listen(
    () => undefined,
    (landing) => landings.push(landing),
  );
  let asked = 0;
  const server = Promise.withResolvers<string>();
  const leaving: AbortController[] = [];
  const take = (more: Partial<Work<string>>) => {
    const left = new AbortController();
    leaving.push(left);
    return callQueue.take<string>({
      name: 'subscribe',
      signal: left.signal,
      words: 'POST /api/subscribe',
      own: () => {
        asked += 1;
        return server.promise;
      },
      named: { started: () => 'started', refused: () => 'refused' },
      fail: () => Promise.reject(new Error('No answer.')),
      ...more,
    });
  };
  const call = () => take({});
  const leave = (number: number) => leaving[number]?.abort();
  return { callQueue, landings, take, call, server, leave, asked: () => asked };
}

const OWN = { kind: 'own' } as const;

test('lists a call in flight with its documented replies until the server answers', async () => {
  const { callQueue, landings, call, server } = createOffice();
  const answer = call();
  const options = ['started', 'refused'].map((name) => ({ name, summary: '' }));
  const flight = { number: 0, name: 'subscribe', words: 'POST /api/subscribe', options };
  expect(callQueue.queuedCalls()).toEqual([{ ...flight, state: 'flying' }]);
  server.resolve('own');
  expect(await answer).toBe('own');
  expect(callQueue.queuedCalls()).toEqual([{ ...flight, state: 'landed', answer: 'the server’s answer' }]);
  expect(landings).toEqual([{ name: 'subscribe', choice: { kind: 'own' } }]);
});

test('holds a call until a documented reply is chosen, without calling the server', async () => {
  const { callQueue, call, asked } = createOffice();
  callQueue.hold(true);
  const answer = call();
  expect(callQueue.open(OWN)[0]?.state).toBe('held');
  callQueue.choose(0, { kind: 'named', name: 'refused' });
  expect(await answer).toBe('refused');
  expect(asked()).toBe(0);
});

test('drops a call before it reaches the server, or its answer after the server has acted', async () => {
  const { callQueue, call, server, asked } = createOffice();
  callQueue.hold(true);
  const dropped = call();
  callQueue.choose(0, { kind: 'dropped' });
  await expect(dropped).rejects.toThrow('No answer.');
  expect(asked()).toBe(0);
  const lost = call();
  server.resolve('own');
  callQueue.choose(1, { kind: 'lost' });
  await expect(lost).rejects.toThrow('No answer.');
  expect(asked()).toBe(1);
});

test('answers later calls with a reply chosen for each time, until it is cleared', async () => {
  const { callQueue, call } = createOffice();
  callQueue.hold(true);
  const first = call();
  callQueue.choose(0, { kind: 'named', name: 'started' }, true);
  expect([await first, await call()]).toEqual(['started', 'started']);
  expect(callQueue.orders()).toEqual([{ name: 'subscribe', times: 'always', answer: 'started' }]);
  callQueue.forgetOrder('subscribe');
  void call();
  expect(callQueue.open(OWN)[0]?.state).toBe('held');
});

test('holds the answer of a call in flight and sends it later without calling the server twice', async () => {
  const { callQueue, call, server, asked } = createOffice();
  const answer = call();
  callQueue.holdBack(0);
  server.resolve('own');
  await Promise.resolve();
  expect(callQueue.open(OWN)[0]?.state).toBe('held');
  callQueue.choose(0, { kind: 'own' });
  expect(await answer).toBe('own');
  expect(asked()).toBe(1);
});

test('removes an abandoned call from the calls in flight', () => {
  const { callQueue, call, leave } = createOffice();
  callQueue.hold(true);
  void call();
  void call();
  leave(0);
  expect(callQueue.open(OWN).map(({ number }) => number)).toEqual([1]);
  expect(callQueue.queuedCalls().map(({ state }) => state)).toEqual(['abandoned', 'held']);
});

test('records which of several calls was answered, and that the server got an abandoned one [BEYOND-107]', async () => {
  const { callQueue, landings, call, leave, asked } = createOffice();
  callQueue.hold(true);
  for (let calls = 0; calls < 3; calls += 1) void call();
  callQueue.choose(1, { kind: 'named', name: 'refused' });
  leave(2);
  expect(landings).toEqual([{ name: 'subscribe', choice: { kind: 'named', name: 'refused' }, nth: 1 }]);
  callQueue.hold(false);
  void call();
  leave(3);
  const unheard = { name: 'subscribe', choice: { kind: 'unheard' }, nth: 2 };
  expect([asked(), landings.slice(1)]).toEqual([1, [unheard]]);
  // The one abandoned before it was sent is sent in a replay.
  callQueue.choose(2, { kind: 'unheard' });
  expect([asked(), landings.slice(2)]).toEqual([2, [{ ...unheard, nth: 1 }]]);
});

test('uses a reply chosen in advance for the next call only [BEYOND-94]', async () => {
  const { callQueue, call } = createOffice();
  callQueue.hold(true);
  callQueue.order('subscribe', { choice: { kind: 'named', name: 'refused' }, times: 'next' });
  expect(callQueue.orders()).toEqual([{ name: 'subscribe', times: 'next', answer: 'refused' }]);
  expect(await call()).toBe('refused');
  expect(callQueue.orders()).toEqual([]);
  void call();
  expect(callQueue.open(OWN)[0]?.state).toBe('held');
});

test('shows the request and the reply of a call, or why it has no reply [BEYOND-93]', async () => {
  const { callQueue, take, leave } = createOffice();
  callQueue.hold(true);
  const request = { path: '/api/subscribe', headers: [], body: '{}' };
  const display = {
    options: [{ name: 'started', status: 200, summary: 'A payment intent was opened' }],
    request: Promise.resolve(request),
    reply: async (body: string) => ({ headers: [], body }),
  };
  void take({ display });
  callQueue.choose(0, { kind: 'named', name: 'started' });
  const dropped = take({ display });
  callQueue.choose(1, { kind: 'dropped' });
  await expect(dropped).rejects.toThrow('No answer.');
  void take({ display });
  leave(2);
  await expect
    .poll(() => callQueue.queuedCalls())
    .toMatchObject([
      { options: display.options, request, reply: { headers: [], body: 'started' } },
      { request, reply: { why: expect.stringMatching(/^Dropped/) } },
      { request, reply: { why: expect.stringMatching(/^Abandoned/) } },
    ]);
});
