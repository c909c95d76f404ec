import { expect, test } from 'vitest';
import type { Timeline } from '#machines/rules/subscription/timetable.ts';
import { english } from '#messages/english.ts';
import type { Shelf } from '#parts/picture/Timeline.tsx';
import { shelvesOf } from './timeline-shown.ts';

const empty: Timeline = {
  earlier: 0,
  received: [],
  coming: [],
  further: 0,
  isEndless: false,
  renewed: [],
  cycles: [],
};
const nightFerry = { title: 'Night Ferry', slug: 'night-ferry', released: false, release_date: '2026-06-01' };
const lampRoom = { title: 'The Lamp Room', slug: 'the-lamp-room', released: true, release_date: '2026-03-01' };

const shown = (timeline: Partial<Timeline>): Shelf[] =>
  shelvesOf(
    { ...empty, ...timeline },
    { words: english.issues, cycleName: (after) => `cycle ${after}`, locale: 'en-US' },
  );

test('omits empty shelves', () => {
  expect(shown({})).toEqual([]);
});

test('shows the issues received, with the earlier ones as one bundle', () => {
  expect(shown({ earlier: 392, received: [lampRoom, null] })).toEqual([
    {
      kind: 'received',
      label: 'Received',
      count: '394 issues',
      spines: [{ title: 'The Lamp Room', foot: 'Mar\u00A02026' }, { title: 'To be announced' }],
      before: '392 earlier',
    },
  ]);
});

test('names the next issue, and its date if known', () => {
  const noteOf = (...coming: Timeline['coming']) => shown({ coming })[0]?.note;
  expect([
    noteOf(nightFerry),
    noteOf({ ...nightFerry, release_date: null }),
    noteOf(lampRoom, nightFerry),
    noteOf(null, nightFerry),
  ]).toEqual([
    'Next: Night Ferry, June\u00A01,\u00A02026',
    'Next: Night Ferry',
    'Waiting to ship: The Lamp Room',
    undefined,
  ]);
});

test('counts unnamed issues to come, and calls a lifetime endless', () => {
  const comingOf = (timeline: Partial<Timeline>) => shown(timeline).map(({ count, after }) => [count, after]);
  expect([
    ...comingOf({ coming: [nightFerry] }),
    ...comingOf({ coming: [nightFerry, null], further: 5 }),
    ...comingOf({ coming: [nightFerry], isEndless: true }),
    ...comingOf({ isEndless: true }),
  ]).toEqual([
    ['1 issue', undefined],
    ['7 issues', '5 more'],
    ['every new issue', 'Every issue after'],
    ['every new issue', 'Every issue after'],
  ]);
});

test('shows what a renewal adds, and the number of issues of each later cycle', () => {
  const cycles = [
    { token: 'a', issues: 4 },
    { token: 'b', issues: undefined },
  ];
  expect(shown({ renewed: [nightFerry], cycles })).toEqual([
    {
      kind: 'renewed',
      label: 'After your renewal',
      count: '1 issue',
      spines: [{ title: 'Night Ferry', foot: 'Jun\u00A02026' }],
    },
    { kind: 'later', label: 'cycle 1', count: '4 issues', blanks: 4 },
    { kind: 'later', label: 'cycle 2', count: 'every new issue', blanks: 12 },
  ]);
});
