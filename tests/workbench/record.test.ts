import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StoryRecord } from '../../.storybook/record/record.ts';
import { canRest, isTransient, leavesOf, stateName } from '../../.storybook/record/states.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';
import { type Run, textOf, updated } from '../../scripts/workbench/record.ts';

const FILE = '.storybook/record/record.gen.json';
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as StoryRecord;

const everyStory = () => true;

const run = (name: string, deeds: Partial<Run['deeds']>, file = 'a.stories.tsx'): Run => ({
  file,
  name,
  deeds: { rests: [], passes: [], receives: [], opens: [], shows: [], ...deeds },
});

const seen = (deed: 'rests' | 'passes') =>
  new Set(Object.values(recorded).flatMap((stories) => Object.values(stories).flatMap((deeds) => deeds[deed] ?? [])));

const leaves = (await everyMachine()).flatMap(({ machine }) => leavesOf(machine.root));

test('a story rests in every state that can rest [BEYOND-99]', () => {
  const resting = leaves.filter(canRest).map(stateName);
  expect(resting.length).toBeGreaterThan(0);
  expect(resting.filter((state) => !seen('rests').has(state))).toEqual([]);
});

test('a story passes through every transient state [BEYOND-99]', () => {
  const transient = leaves.filter(isTransient).map(stateName);
  expect(transient.length).toBeGreaterThan(0);
  expect(transient.filter((state) => !seen('passes').has(state))).toEqual([]);
});

const passing = (...names: string[]): StoryRecord => ({
  'a.stories.tsx': Object.fromEntries(names.map((name) => [name, { passes: ['cart.reading'] }])),
});

test('a run of some stories keeps the record of the others [BEYOND-99]', () => {
  const old: StoryRecord = {
    'a.stories.tsx': { Empty: { rests: ['cart.open'] }, Full: { rests: ['cart.open'] } },
    'b.stories.tsx': { Paid: { rests: ['checkout.completed'], passes: ['checkout.sending'] } },
  };
  expect(updated(old, [run('Full', { rests: ['cart.reading'] })], everyStory)).toEqual({
    ...old,
    'a.stories.tsx': { Empty: { rests: ['cart.open'] }, Full: { rests: ['cart.reading'] } },
  });
});

test('a run of no stories leaves the committed record unchanged [BEYOND-99]', () => {
  expect(textOf(updated(recorded, [], everyStory))).toBe(readFileSync(FILE, 'utf8'));
});

test('a removed story leaves the record, and the last one takes its file along [BEYOND-99]', () => {
  const old: StoryRecord = {
    'a.stories.tsx': { Empty: { rests: ['cart.open'] }, Full: { rests: ['cart.open'] } },
    'b.stories.tsx': { Paid: { rests: ['checkout.completed'] } },
  };
  expect(updated(old, [], ({ file, name }) => file === 'a.stories.tsx' && name === 'Full')).toEqual({
    'a.stories.tsx': { Full: { rests: ['cart.open'] } },
  });
});

test('a story that no longer does anything has no entry [BEYOND-99]', () => {
  const old: StoryRecord = { 'a.stories.tsx': { Empty: { rests: ['cart.open'] } } };
  expect(updated(old, [run('Empty', {})], everyStory)).toEqual({});
});

test('a story run several times is recorded with what it did every time [BEYOND-99]', () => {
  const [first, second, third] = [
    ['cart.open', 'cart.reading', 'cart.asking'],
    ['cart.open', 'cart.reading'],
    ['cart.reading', 'cart.asking'],
  ].map((names) => run('Empty', { rests: names, passes: names }));
  if (!first || !second || !third) throw new Error('Three runs are above.');
  const kept = { rests: ['cart.reading'], passes: ['cart.reading'] };
  expect(updated({}, [first, second, third], everyStory)).toEqual({ 'a.stories.tsx': { Empty: kept } });
});

test('each story records its resting states, and three stories share the rest [BEYOND-99]', () => {
  const deeds = { rests: ['cart.open'], passes: ['cart.reading'] };
  const kept = updated(
    {},
    ['D', 'A', 'C', 'B'].map((name) => run(name, deeds)),
    everyStory,
  );
  expect(kept).toEqual({ 'a.stories.tsx': { A: deeds, B: deeds, C: deeds, D: { rests: ['cart.open'] } } });
});

test('a recorded story stays ahead of a new one with an earlier name [BEYOND-99]', () => {
  const runs = ['A', 'B', 'C', 'D'].map((name) => run(name, { passes: ['cart.reading'] }));
  expect(updated(passing('B', 'C', 'D'), runs, everyStory)).toEqual(passing('B', 'C', 'D'));
  expect(updated(passing('B', 'D'), runs, everyStory)).toEqual(passing('A', 'B', 'D'));
  expect(updated(passing('B', 'C', 'D'), runs.slice(0, 2), ({ name }) => name !== 'D')).toEqual(passing('A', 'B', 'C'));
});

test('stories that rest in different states come first among a text’s stories [BEYOND-111]', () => {
  const shows = ['problem.unexpected'];
  const runs = ['A', 'B', 'C', 'D', 'E'].map((name, at) => run(name, { rests: [at < 3 ? 'cart.open' : name], shows }));
  const kept = updated({}, runs, everyStory)['a.stories.tsx'] ?? {};
  expect(Object.keys(kept).filter((name) => kept[name]?.shows)).toEqual(['A', 'D', 'E']);
});

test('the record is sorted by file and name, whatever the order of runs [BEYOND-99]', () => {
  const deeds = { rests: ['cart.open'] };
  const runs = [run('B', deeds, 'b.stories.tsx'), run('B', deeds), run('A', deeds, 'b.stories.tsx'), run('A', deeds)];
  const text = textOf(updated({}, runs, everyStory));
  expect(textOf(updated({}, runs.toReversed(), everyStory))).toBe(text);
  expect(text).toBe(`{
  "a.stories.tsx": {
    "A": {"rests":["cart.open"]},
    "B": {"rests":["cart.open"]}
  },
  "b.stories.tsx": {
    "A": {"rests":["cart.open"]},
    "B": {"rests":["cart.open"]}
  }
}
`);
});
