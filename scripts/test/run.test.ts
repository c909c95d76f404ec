import { expect, test } from 'vitest';
import { runAll } from './run.ts';

interface Task {
  name: string;
  cores: number;
  after?: string;
}

async function trace(tasks: Task[], cores: number, isLast: (name: string) => boolean = () => false): Promise<string[]> {
  const seen: string[] = [];
  const open = new Map<string, () => void>();
  const all = runAll(tasks, {
    cores,
    run: ({ name }) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      open.set(name, () => resolve(name));
      seen.push([...open.keys()].join(' + '));
      return promise;
    },
    isLast,
  });
  while (open.size > 0) {
    const [[name, end] = ['', () => undefined]] = open;
    open.delete(name);
    end();
    await new Promise(setImmediate);
  }
  return [...seen, `results: ${(await all).join(', ')}`];
}

test('runs tasks in parallel while cores are free', async () => {
  const tasks = [1, 1, 1].map((cores, at) => ({ name: `t${at}`, cores }));
  expect(await trace(tasks, 2)).toEqual(['t0', 't0 + t1', 't1 + t2', 'results: t0, t1, t2']);
});

test('starts a task after its dependency and lets others go first', async () => {
  const tasks = [
    { name: 'built', cores: 1 },
    { name: 'swept', cores: 1, after: 'built' },
    { name: 'other', cores: 1 },
  ];
  expect(await trace(tasks, 2)).toEqual(['built', 'built + other', 'other + swept', 'results: built, swept, other']);
});

test('runs a task that needs more cores than available alone, and in order', async () => {
  const tasks = [
    { name: 'small', cores: 1 },
    { name: 'large', cores: 8 },
    { name: 'last', cores: 1 },
  ];
  expect(await trace(tasks, 2)).toEqual(['small', 'large', 'last', 'results: small, large, last']);
});

test('starts nothing after the last result', async () => {
  const tasks = [1, 1, 1].map((cores, at) => ({ name: `t${at}`, cores }));
  expect(await trace(tasks, 1, (name) => name === 't1')).toEqual(['t0', 't1', 'results: t0, t1']);
});
