import { delay, getResponse } from 'msw';
import { expect, test } from 'vitest';
import { replies } from './replies.ts';
import { answer, dropped, hold } from './reply.ts';

test('answers with one reply after another, and the last over and over', async () => {
  const handler = answer('getFulfilment', 'inProgress', 'unavailable', 'completed');
  const answers = [];
  for (const _ of [1, 2, 3, 4]) answers.push(await read(handler));
  const { inProgress, unavailable, completed } = replies.getFulfilment;
  expect(answers).toEqual(
    [inProgress, unavailable, completed, completed].map(({ status, body }) => ({ status, body })),
  );
});

test('sends the headers that the contract states', async () => {
  const response = await ask(answer('getFulfilment', 'unavailable'));
  expect(response?.headers.get('Retry-After')).toBe('30');
});

test('cuts the connection where a step says so', async () => {
  expect((await ask(answer('getFulfilment', dropped)))?.type).toBe('error');
});

test('keeps an answer back until it is released', async () => {
  const held = hold();
  const asked = read(answer('getFulfilment', { reply: 'completed', held }));
  expect(await Promise.race([asked, delay(20).then(() => 'nothing yet')])).toBe('nothing yet');
  held.release();
  expect(await asked).toEqual({ status: 200, body: replies.getFulfilment.completed.body });
});

test('answers late where a step says so', async () => {
  const before = performance.now();
  await read(answer('getFulfilment', { reply: 'completed', late: 30 }));
  expect(performance.now() - before).toBeGreaterThan(25);
});

test('does not compile with a name that the contract does not know', () => {
  // @ts-expect-error: no such reply
  expect(() => answer('getFulfilment', 'fulfilled')).not.toThrow();
  // @ts-expect-error: no such call
  expect(() => answer('getReceipt', 'completed')).toThrow();
});

const ask = (handler: Parameters<typeof getResponse>[0][number]) =>
  getResponse([handler], new Request('https://journal.example/api/checkout/pi_1'));

async function read(handler: Parameters<typeof ask>[0]) {
  const response = await ask(handler);
  return { status: response?.status, body: await response?.json() };
}
