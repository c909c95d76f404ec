import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { pages, replies } from '../mocks/replies.ts';
import { everyMachine } from '../scripts/flows/machines.ts';

const tags = new Set(globSync('src/**/*.stories.tsx').flatMap((file) => tagsIn(readFileSync(file, 'utf8'))));

test('every state of every machine has a story, which is held to its tag as it runs', async () => {
  const machines = await everyMachine();
  const states = machines.flatMap(({ machine }) => statesUnder(machine.root).map((state) => tagOf(machine.id, state)));
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((state) => !tags.has(state))).toEqual([]);
});

test.each([
  ['reply', replies],
  ['page', pages],
])('every documented %s has a story', (kind, documented) => {
  const named = Object.entries(documented).flatMap(([id, examples]) =>
    Object.keys(examples).map((name) => `${kind}:${id}.${name}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !tags.has(name))).toEqual([]);
});

test('no tag names a state, reply or page that there is not', async () => {
  const machines = await everyMachine();
  const known = new Set([
    ...machines.flatMap(({ machine }) => statesUnder(machine.root).map((state) => tagOf(machine.id, state))),
    ...Object.entries(replies).flatMap(([id, examples]) => Object.keys(examples).map((name) => `reply:${id}.${name}`)),
    ...Object.entries(pages).flatMap(([id, examples]) => Object.keys(examples).map((name) => `page:${id}.${name}`)),
    ...machines.map(({ machine }) => `flow:${machine.id}`),
  ]);
  expect([...tags].filter((tag) => !known.has(tag))).toEqual([]);
});

function tagsIn(text: string): string[] {
  return [...text.matchAll(/'((?:state|reply|page|flow):[\w.]+)'/g)].map(([, tag = '']) => tag);
}

/** Every state a machine can be found in; one that is left in the moment it is entered cannot be shown. */
function statesUnder(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((state) => {
    const inner = statesUnder(state);
    if (inner.length > 0) return inner;
    return state.always?.length ? [] : [state];
  });
}

const tagOf = (machine: string, { path }: AnyStateNode): string => `state:${[machine, ...path].join('.')}`;
