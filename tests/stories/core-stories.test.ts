import { expect, test } from 'vitest';
import { coreStories } from './core-stories.ts';

const story = (id: string, file: string, ...rests: string[]) => ({ id, file, rests });

test('covers each state in few stories, the first of equals', () => {
  const stories = [
    story('one', 'a', 'x'),
    story('two', 'a', 'x', 'y'),
    story('three', 'a', 'y', 'z'),
    story('four', 'a', 'z'),
    story('five', 'a'),
  ];
  expect([...coreStories(stories)]).toEqual(['two', 'three']);
});

test('covers a state that several components share once, and shows each of them', () => {
  const stories = [story('one', 'a', 'x'), story('two', 'b', 'x', 'y'), story('three', 'b', 'x')];
  expect([...coreStories(stories)]).toEqual(['two', 'one']);
});

test('chooses every story of a component without machines, except slow ones', () => {
  const stories = [story('one', 'a'), { ...story('two', 'a'), tags: ['slow'] }, story('three', 'a')];
  expect([...coreStories(stories)]).toEqual(['one', 'three']);
});

test('leaves out whole journeys', () => {
  expect([...coreStories([story('one', 'screens/journeys/a', 'x')])]).toEqual([]);
});
