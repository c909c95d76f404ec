import { expect, test } from 'vitest';
import { distances } from './distances.ts';
import type { Graph } from './graph.ts';

const graph: Graph = new Map([
  [
    'test',
    new Map([
      ['screen', 1],
      ['config', 10],
    ]),
  ],
  ['screen', new Map([['machine', 1]])],
  [
    'machine',
    new Map([
      ['screen', 1],
      ['rule', 1],
    ]),
  ],
  ['config', new Map([['rule', 1]])],
  ['other', new Map([['config', 10]])],
]);

test('takes the shortest way, through cycles too, and leaves out what does not reach the change', () => {
  expect(Object.fromEntries(distances(graph, ['rule']))).toEqual({
    rule: 0,
    machine: 1,
    config: 1,
    screen: 2,
    test: 3,
    other: 11,
  });
  expect(Object.fromEntries(distances(graph, ['test']))).toEqual({ test: 0 });
});

test('measures from the nearest of several changes', () => {
  expect(distances(graph, ['rule', 'screen']).get('test')).toBe(1);
});
