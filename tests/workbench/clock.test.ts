import { afterEach, expect, test, vi } from 'vitest';
import { createSteppingClock } from '../../.storybook/stepping/clock.ts';

afterEach(() => vi.useRealTimers());

function standing() {
  const clock = createSteppingClock(() => 0);
  clock.stand(true);
  const told: string[] = [];
  const wait = (name: string, ms: number) => clock.setTimeout(() => told.push(`${name} at ${clock.now()}`), ms);
  return { clock, told, wait };
}

test('skips a wait by advancing to its end, and shortens every other wait', () => {
  const { clock, told, wait } = standing();
  wait('long', 15_000);
  wait('short', 1_000);
  expect(clock.next()).toMatchObject({ due: 1_000, length: 1_000 });
  expect(clock.skip()).toBe(true);
  wait('again', 1_000);
  expect([clock.skip(), clock.skip(), clock.skip()]).toEqual([true, true, false]);
  expect(told).toEqual(['short at 1000', 'again at 2000', 'long at 15000']);
});

test('does not skip to a cancelled wait', () => {
  const { clock, told, wait } = standing();
  clock.clearTimeout(wait('left', 1_000));
  expect(clock.next()).toBeUndefined();
  expect(clock.skip()).toBe(false);
  expect(told).toEqual([]);
});

test('ends no wait while stopped, and resumes where it stopped', () => {
  vi.useFakeTimers();
  const clock = createSteppingClock(() => Date.now());
  clock.stand(true);
  const before = clock.now();
  const told: number[] = [];
  clock.setTimeout(() => told.push(clock.now() - before), 20);
  vi.advanceTimersByTime(1_000);
  expect([clock.now(), told]).toEqual([before, []]);
  clock.stand(false);
  vi.advanceTimersByTime(19);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([20]);
});

test('advances at most to the end of the next wait, without ending it', () => {
  const { clock, told, wait } = standing();
  const ended: number[] = [];
  clock.listen((length) => ended.push(length));
  wait('next', 1_000);
  clock.moveTo(400);
  expect(clock.now()).toBe(400);
  clock.moveTo(5_000);
  expect([clock.now(), ended, told]).toEqual([1_000, [], []]);
  clock.skip();
  clock.moveTo(5_000);
  expect([clock.now(), ended, told]).toEqual([5_000, [1_000], ['next at 1000']]);
});

test('resets the time and the waits for a new story', () => {
  const { clock, told, wait } = standing();
  wait('old', 1_000);
  clock.skip();
  wait('older', 1_000);
  clock.reset(false);
  expect(clock.now()).toBe(0);
  expect(clock.isStill()).toBe(false);
  expect(clock.skip()).toBe(false);
  expect(told).toEqual(['old at 1000']);
});
