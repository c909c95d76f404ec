import { expect, test } from 'vitest';
import { once } from './once.ts';

test('loads once for all callers, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here'), Promise.resolve('twice')];
  const load = once(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  const first = [load(), load()];
  await expect(Promise.allSettled(first)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  await expect(load()).resolves.toBe('here');
  await expect(load()).resolves.toBe('here');
});
