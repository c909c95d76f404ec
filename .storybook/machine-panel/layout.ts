import { Graph, layout } from '@dagrejs/dagre';
import { around, type ChartEdge, type ChartState, type MachineChart } from './chart.ts';

export interface Point {
  x: number;
  y: number;
}

/** A box by its centre. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Drawing {
  width: number;
  height: number;
  states: readonly (ChartState & Box & { isOuter: boolean })[];
  /** The point that an arrow leads from to each initial state. */
  starts: readonly Point[];
  edges: readonly (Box & { path: string; labels: readonly string[]; isFromPort: boolean })[];
}

export const LINE = 17;

const known = new Map<string, Drawing>();

/** Lays out a chart; the same content is laid out once. */
export function drawingOf(chart: MachineChart): Drawing {
  const key = JSON.stringify(chart);
  const drawing = known.get(key) ?? laidOut(chart);
  known.set(key, drawing);
  return drawing;
}

function laidOut({ states, edges }: MachineChart): Drawing {
  const graph = new Graph<object, Box, ReturnType<typeof edgeOf>>({ compound: true, multigraph: true });
  // The margins leave room for lines around everything, which the size leaves out.
  graph.setGraph({ nodesep: 28, ranksep: 44, edgesep: 14, marginx: 36, marginy: 12 });
  const add = (id: string, width = 0, height = 0) => {
    graph.setNode(id, { x: 0, y: 0, width, height });
    // The ports of a state begin with its id: `+` is its start.
    const parent = /^(.*)[+-]\d*$/.exec(id)?.[1] ?? around(id);
    if (parent) graph.setParent(id, parent);
  };
  // The starts come first, because the layout leads down from what comes first.
  const initial = states.filter(({ isInitial }) => isInitial);
  for (const { id } of initial) add(`${around(id)}+`, 12, 12);
  for (const state of states) {
    const { width, height } = sizeOfText([state.name, ...state.handled]);
    add(state.id, width + 16, height + 12);
  }
  // An edge cannot end at a state with states inside: it leads to the start inside, and from a port below that.
  const entry = (id: string): string => {
    const inner = states.find((state) => around(state.id) === id);
    if (!inner) return id;
    return graph.hasNode(`${id}+`) ? `${id}+` : entry(inner.id);
  };
  const all: ChartEdge[] = [...initial.map(({ id }) => ({ from: `${around(id)}+`, to: id, labels: [] })), ...edges];
  for (const [at, { from, to, labels }] of all.entries()) {
    const start = entry(from) === from ? from : `${from}-${at}`;
    if (start !== from) {
      add(start);
      graph.setEdge(entry(from), start, edgeOf([], 0));
    }
    graph.setEdge(start, entry(to), edgeOf(labels), `${at}`);
  }
  layout(graph);
  const boxOf = (id: string) => graph.node(id);
  const drawn = ({ from, to, labels }: ChartEdge, { points, ...label }: ReturnType<typeof edgeOf>) => {
    // A line whose label is inside goes on to the port.
    const isClipped = (end: string, other: string) =>
      entry(end) !== end && !other.startsWith(`${end}.`) && other !== `${end}+` && isOutside(label, boxOf(end));
    const begun = isClipped(from, to) ? outside(points, boxOf(from)) : points;
    const ended = isClipped(to, from) ? outside(begun.toReversed(), boxOf(to)).toReversed() : begun;
    return { ...label, labels, path: rounded(ended), isFromPort: entry(from) !== from && begun === points };
  };
  const { width = 0, height = 0 }: Partial<Box> = graph.graph();
  return {
    width,
    height,
    states: states.map((state) => ({ ...state, ...boxOf(state.id), isOuter: isOuter(state) })),
    starts: initial.map(({ id }) => boxOf(`${around(id)}+`)),
    edges: graph.edges().flatMap(({ v, w, name }) => {
      const edge = name === undefined ? undefined : all[Number(name)];
      return edge ? [drawn(edge, graph.edge(v, w, name))] : [];
    }),
  };
}

const isOuter = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel';

const edgeOf = (labels: readonly string[], weight = 1) => ({
  x: 0,
  y: 0,
  points: [] as Point[],
  labelpos: 'c',
  weight,
  ...sizeOfText(labels),
});

/** Estimates the size of text, so that the same chart looks the same everywhere. */
const sizeOfText = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map(({ length }) => length)) * 6.9,
  height: lines.length * LINE,
});

const isOutside = (point: Point, { x, y, width, height }: Box): boolean =>
  Math.abs(point.x - x) > width / 2 || Math.abs(point.y - y) > height / 2;

/** Drops the part of a line that begins inside a box, up to its border. */
function outside(points: Point[], box: Box): Point[] {
  const { x, y, width, height } = box;
  const first = points.findIndex((point) => isOutside(point, box));
  const [from, to] = [points[first - 1], points[first]];
  if (!from || !to) return points;
  const sides = [
    (x + (Math.sign(to.x - from.x) * width) / 2 - from.x) / (to.x - from.x),
    (y + (Math.sign(to.y - from.y) * height) / 2 - from.y) / (to.y - from.y),
  ].filter((part) => part >= 0);
  const part = Math.min(1, ...sides);
  return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, ...points.slice(first)];
}

/** A path with rounded corners. */
function rounded(points: readonly Point[]): string {
  const words = points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return `${before ? 'L' : 'M'}${point.x} ${point.y}`;
    const [from, to] = [towards(point, before), towards(point, after)];
    return `L${from.x} ${from.y} Q${point.x} ${point.y} ${to.x} ${to.y}`;
  });
  return words.join(' ');
}

function towards({ x, y }: Point, other: Point): Point {
  const part = Math.min(0.5, 24 / Math.hypot(other.x - x, other.y - y));
  return { x: x + (other.x - x) * part, y: y + (other.y - y) * part };
}
