import { expect, test } from 'vitest';
import { coreStories } from './core-stories.ts';

const story = (id: string, file: string, ...rests: string[]) => ({ id, file, rests });

test('covers each state of a file in few stories, the first of equals', () => {
  const stories = [
    story('one', 'a', 'x'),
    story('two', 'a', 'x', 'y'),
    story('three', 'a', 'y', 'z'),
    story('four', 'a', 'z'),
  ];
  expect([...coreStories(stories)]).toEqual(['two', 'three']);
});

test('covers a state in every file that shows it', () => {
  expect([...coreStories([story('one', 'a', 'x'), story('two', 'b', 'x'), story('three', 'b', 'x')])]).toEqual([
    'one',
    'two',
  ]);
});

test('keeps every story without a state', () => {
  expect([...coreStories([story('one', 'a'), story('two', 'a'), story('three', 'a', 'x')])]).toEqual([
    'one',
    'two',
    'three',
  ]);
});
