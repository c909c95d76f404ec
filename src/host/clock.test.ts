import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToday } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['Greenwich', 0, '2026-02-01T00:30:00Z', '2026-02-01'],
  ['Los Angeles', 480, '2026-02-01T07:59:59Z', '2026-01-31'],
  ['Los Angeles', 480, '2026-02-01T08:00:00Z', '2026-02-01'],
  ['Auckland', -780, '2026-01-31T10:59:59Z', '2026-01-31'],
  ['Auckland', -780, '2026-01-31T11:00:00Z', '2026-02-01'],
  ['Kathmandu', -345, '2025-12-31T18:15:00Z', '2026-01-01'],
])('for a reader in %s (%i minutes behind UTC) at %s, today is %s', (_, offset, now, day) => {
  vi.setSystemTime(now);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(readToday()).toBe(day);
});
