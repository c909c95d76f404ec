import { issue, journal, pick } from './journal.ts';
import { type Tree, tree } from './tree.ts';

export interface Palette {
  paper: string;
  ink: string;
  tones: readonly [string, string, string];
}

export const palettes: readonly Palette[] = [
  { paper: '#f3ead9', ink: '#2a211a', tones: ['#b3361f', '#e0a458', '#2f4858'] },
  { paper: '#1f2a36', ink: '#f2e8d5', tones: ['#d9572b', '#e8b65a', '#6f93a8'] },
  { paper: '#e6e3d3', ink: '#1e2b24', tones: ['#3f6b54', '#c8562f', '#d9b44a'] },
  { paper: '#7e2416', ink: '#fbeedb', tones: ['#f0b45c', '#f7ddb9', '#2b1a17'] },
  { paper: '#dfe5e6', ink: '#1c2530', tones: ['#2f5d7c', '#c9432a', '#8fa9b0'] },
];

export function cover(number: number): Tree {
  const { title, season } = issue(number);
  const palette = pick(palettes, number);
  const picture = pick([tiles, strata, sun, columns, orbits, phases], number)(palette, diceOf(number));
  const text = (size: number, y: number, words: string, more: Tree['attributes'] = {}) =>
    tree('text', { x: 40, y, fill: palette.ink, 'font-size': size, ...more }, words);
  return tree(
    'svg',
    {
      class: 'cover',
      viewBox: '-20 0 640 800',
      role: 'img',
      'aria-label': `${journal.name} ${number}, ${season}: ${title}`,
    },
    tree('rect', { x: -20, width: 640, height: 800, fill: palette.paper }),
    text(110, 122, journal.name, { 'font-weight': 300, textLength: 520 }),
    tree('g', {}, ...picture),
    text(30, 724, title, { 'font-style': 'italic' }),
    text(19, 756, season),
    text(19, 756, `No. ${number}`, { x: 560, 'text-anchor': 'end' }),
  );
}

/** Returns an integer from 0 to `below` - 1. */
type Dice = (below: number) => number;
type Picture = (palette: Palette, dice: Dice) => Tree[];

const LEFT = 40;
const TOP = 152;
const SIDE = 520;

const cells = (across: number) =>
  Array.from({ length: across * across }, (_, at) => ({ x: at % across, y: Math.floor(at / across) }));
const row = (length: number) => Array.from({ length }, (_, at) => at);

const tiles: Picture = ({ tones }, dice) =>
  cells(5).map(({ x, y }) => {
    const side = SIDE / 5;
    const middle = side / 2;
    const shape = `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`;
    const turn = `translate(${LEFT + x * side} ${TOP + y * side}) rotate(${dice(4) * 90} ${middle} ${middle})`;
    const fill = pick(tones, dice(7));
    // The stroke closes hairline gaps between neighbouring shapes.
    return tree('path', { d: shape, transform: turn, fill, stroke: fill, 'stroke-width': 0.6 });
  });

const strata: Picture = ({ tones }, dice) =>
  row(11).map((at) => {
    const y = TOP + 30 + at * 44;
    const [rise, fall] = [dice(90) - 45, dice(90) - 45];
    const edge = `M${LEFT} ${y}C${LEFT + 170} ${y + rise} ${LEFT + 350} ${y + fall} ${LEFT + SIDE} ${y}`;
    return tree('path', { d: `${edge}V${TOP + SIDE}H${LEFT}Z`, fill: pick(tones, at + dice(2)) });
  });

const sun: Picture = ({ tones, paper }, dice) => {
  const [x, y] = [220 + dice(160), TOP + 210];
  const rings = row(5).map((at) =>
    tree('circle', { cx: x, cy: y, r: 200 - at * 38, fill: pick([tones[0], tones[1]], at) }),
  );
  const sea = tree('rect', { x: LEFT, y: y + 60, width: SIDE, height: TOP + SIDE - y - 60, fill: tones[2] });
  const waves = row(9).map((at) => {
    const width = 60 + dice(300);
    return tree('rect', {
      x: LEFT + dice(SIDE - width),
      y: y + 84 + at * 24,
      width,
      height: 3 + (at % 3),
      fill: at % 2 ? tones[1] : paper,
    });
  });
  return [...rings, sea, ...waves];
};

const columns: Picture = ({ tones }, dice) =>
  row(8).flatMap((at) => {
    const height = 150 + dice(330);
    const [x, y] = [LEFT + at * 65 + 4, TOP + SIDE - height];
    const body = `M${x} ${TOP + SIDE}V${y}a28.5 28.5 0 0 1 57 0V${TOP + SIDE}Z`;
    return [
      tree('path', { d: body, fill: pick(tones, at + dice(2)) }),
      tree('circle', { cx: x + 28.5, cy: y, r: 9, fill: pick(tones, at + 2 + dice(2)) }),
    ];
  });

const orbits: Picture = ({ tones }, dice) => {
  const [x, y] = [LEFT + SIDE / 2, TOP + SIDE / 2];
  const lean = dice(180);
  const rings = row(22).map((at) =>
    tree('ellipse', {
      cx: x,
      cy: y,
      rx: 258 - at * 3,
      ry: 40 + at * 9,
      fill: 'none',
      stroke: pick(tones, Math.floor(at / 8)),
      'stroke-width': 2.5,
      transform: `rotate(${lean + at * 8} ${x} ${y})`,
    }),
  );
  return [...rings, tree('circle', { cx: x, cy: y, r: 46 + dice(30), fill: tones[0] })];
};

const phases: Picture = ({ tones }, dice) => {
  const shift = dice(16);
  return cells(4).flatMap(({ x, y }) => {
    const [left, top, radius] = [LEFT + 65 + x * 130, TOP + 65 + y * 130, 54];
    const wane = Math.abs((((y * 4 + x + shift) % 16) - 8) / 8) * 2 - 1;
    const limb = `M${left} ${top - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}`;
    const terminator = `a${Math.abs(wane) * radius} ${radius} 0 0 ${wane > 0 ? 0 : 1} 0 ${-radius * 2}Z`;
    return [
      tree('circle', { cx: left, cy: top, r: radius, fill: tones[2] }),
      tree('path', { d: limb + terminator, fill: pick([tones[1], tones[1], tones[0]], x + y * 2) }),
    ];
  });
};

/** A seeded random generator (mulberry32), so that a number always gives the same cover. */
function diceOf(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
