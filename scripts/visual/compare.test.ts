import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

function shot(width: number, height: number, ...others: number[]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const pixel of others) png.data[pixel * 4] = 254;
  return PNG.sync.write(png);
}

test('treats equal pixels as equal, however they are compressed', () => {
  const one = shot(4, 4);
  const repacked = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
  expect(repacked.equals(one)).toBe(false);
  expect([compare(one, one), compare(one, repacked)]).toEqual([undefined, undefined]);
});

test('detects a pixel whose colour differs by one', () => {
  expect(compare(shot(4, 4), shot(4, 4, 5, 6))).toMatchObject({ pixels: 2, share: 2 / 16 });
});

test('counts the area that only one screenshot has', () => {
  expect(compare(shot(4, 4), shot(4, 5))).toMatchObject({ pixels: 4, share: 4 / 20 });
  expect(compare(shot(5, 4), shot(4, 5))).toMatchObject({ pixels: 9, share: 9 / 25 });
});
