import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToday } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Africa/Cairo'];

test.each([
  ['UTC', '2026-02-01T00:30:00Z', '2026-02-01'],
  ['America/Los_Angeles', '2026-02-01T07:59:59Z', '2026-01-31'],
  ['America/Los_Angeles', '2026-02-01T08:00:00Z', '2026-02-01'],
  ['Pacific/Kiritimati', '2027-12-31T10:00:00Z', '2028-01-01'],
  ['Pacific/Pago_Pago', '2028-03-01T10:59:59Z', '2028-02-29'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
])('for a reader in %s at %s, today is %s', (zone, now, day) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(now);
  expect(readToday()).toBe(day);
});

test('today is the day on the calendar of the zone, and never a day from UTC', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2036-12-31T23:59:59Z'), noInvalidDate: true }),
      (timeZone, now) => {
        vi.stubEnv('TZ', timeZone);
        vi.setSystemTime(now);
        const today = readToday();
        expect(today).toBe(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now));
        expect(Math.abs(Date.parse(`${today}T12:00:00Z`) - now.getTime())).toBeLessThanOrEqual(26 * 3_600_000);
      },
    ),
  );
});

test('today is known on a page whose host breaks formatting [BEYOND-74]', () => {
  vi.setSystemTime('2026-02-01T12:00:00Z');
  vi.stubEnv('TZ', 'UTC');
  vi.spyOn(String.prototype, 'padStart').mockImplementation(() => {
    throw new Error('The host broke this.');
  });
  expect(readToday()).toBe('2026-02-01');
});
