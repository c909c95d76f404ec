import { afterEach, expect, test, vi } from 'vitest';
import { addressAt } from '#host/address/own-address.ts';
import { dayIn, type Extent, extentOf, isRenderedFrom, type Rendering, renderedMark } from './rendered-mark.ts';

const drawingOf = (data: unknown): Rendering => ({
  data,
  query: new URLSearchParams('tag=a'),
  banners: [],
  address: addressAt(() => new URL('https://journal.example/page?tag=a')),
});
const extent: Extent = [3, 12];
const inZone = <Answer>(zone: string, ask: () => Answer): Answer => {
  vi.stubEnv('TZ', zone);
  return ask();
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('rerenders a date only if another time zone shows another day', () => {
  const evening = drawingOf({ renewed_at: '2026-01-31T23:30:00Z' });
  const noon = drawingOf({ renewed_at: '2026-01-31T12:00:00Z', ends: '2026-01-31' });
  const drawn = inZone('UTC', () => [evening, noon].map((drawing) => renderedMark(drawing, ['path'], extent)));
  const isSame = (zone: string) =>
    inZone(zone, () => [evening, noon].map((drawing, at) => isRenderedFrom(drawn[at] ?? '', drawing, extent, '')));
  expect([isSame('UTC'), isSame('America/New_York'), isSame('Asia/Tokyo')]).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
});

test('rerenders HTML whose element or character count has changed', () => {
  const drawing = drawingOf({});
  const mark = renderedMark(drawing, ['path'], extent);
  const extents: Extent[] = [extent, [4, 12], [3, 13]];
  expect(extents.map((now) => isRenderedFrom(mark, drawing, now, ''))).toEqual([true, false, false]);
});

test('counts the content of `noscript` as text', () => {
  expect(extentOf('<noscript class="a"><p class="b">A &amp; b</p></noscript><p>C &amp; d</p>')).toEqual([2, 31]);
});

test('rerenders a page drawn in another month, and hydrates one of another day', () => {
  const drawing = drawingOf({});
  const mark = renderedMark(drawing, ['path', 'day=2026-11-30'], extent);
  const days = ['2026-11-29', '2026-11-30', '2026-12-01'];
  expect(days.map((today) => isRenderedFrom(mark, drawing, extent, today))).toEqual([true, true, false]);
  expect([dayIn(mark), dayIn(renderedMark(drawing, ['path'], extent))]).toEqual(['2026-11-30', undefined]);
});
