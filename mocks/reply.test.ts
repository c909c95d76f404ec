import { getResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settle } from '#fixtures/world/test-world.ts';
import { replies } from './replies.ts';
import { answer, dropped, hold } from './reply.ts';

test('gives one reply after another, then repeats the last', async () => {
  const handler = answer('getFulfilment', 'inProgress', 'unavailable', 'completed');
  const answers = [];
  for (const _ of [1, 2, 3, 4]) answers.push(await read(handler));
  const { inProgress, unavailable, completed } = replies.getFulfilment;
  expect(answers).toEqual(
    [inProgress, unavailable, completed, completed].map(({ status, body }) => ({ status, body })),
  );
});

test('cuts the connection for a dropped step', async () => {
  expect((await ask(answer('getFulfilment', dropped)))?.type).toBe('error');
});

test('holds an answer until it is released', async () => {
  const held = hold();
  const asked = read(answer('getFulfilment', { reply: 'completed', held }));
  expect(await Promise.race([asked, settle().then(() => 'nothing yet')])).toBe('nothing yet');
  held.release();
  expect(await asked).toEqual({ status: 200, body: replies.getFulfilment.completed.body });
});

test("delays an answer by the step's time", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = read(answer('getFulfilment', { reply: 'completed', late: 30 }));
  await vi.advanceTimersByTimeAsync(29);
  expect(await Promise.race([asked, settle().then(() => 'nothing yet')])).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual({ status: 200, body: replies.getFulfilment.completed.body });
});

const ask = (handler: Parameters<typeof getResponse>[0][number]) =>
  getResponse([handler], new Request('https://journal.example/api/checkout/pi_1'));

async function read(handler: Parameters<typeof ask>[0]) {
  const response = await ask(handler);
  return { status: response?.status, body: await response?.json() };
}
