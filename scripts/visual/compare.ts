import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  pixels: number;
  /** The differing part of the larger screenshot, from 0 to 1. */
  share: number;
  picture: Buffer;
}

/** Compares two screenshots pixel by pixel. An area that only one of them has counts as different. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const picture = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(
    padded(one, width, height, 0).data,
    padded(other, width, height, 255).data,
    picture.data,
    width,
    height,
    options,
  );
  return pixels === 0 ? undefined : { pixels, share: pixels / (width * height), picture: PNG.sync.write(picture) };
}

/** Pads a screenshot with a colour that the other one is not padded with. */
function padded(shot: PNG, width: number, height: number, red: number): PNG {
  if (shot.width === width && shot.height === height) return shot;
  const ground = new PNG({ width, height });
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set([red, 0, 255 - red, 255], at);
  PNG.bitblt(shot, ground, 0, 0, shot.width, shot.height, 0, 0);
  return ground;
}
