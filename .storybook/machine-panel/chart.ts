import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface MachineChart {
  /** Every state but the root, parents first. */
  states: readonly ChartState[];
  edges: readonly ChartEdge[];
}

export interface ChartState {
  /** The state's path, such as `open.filling`. */
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  /** Whether its parent starts in it. */
  isInitial: boolean;
  isTransient: boolean;
  /** What an atomic state handles without leaving. */
  handled: readonly string[];
}

export interface ChartEdge {
  from: string;
  to: string;
  labels: readonly string[];
}

export const chartOf = (
  { root }: AnyStateMachine,
  isTransient: (state: AnyStateNode) => boolean = () => false,
): MachineChart => ({
  states: everyState(root)
    .slice(1)
    .map((state) => ({
      id: chartId(state),
      name: state.key,
      kind: state.type,
      isInitial: state.parent?.type === 'compound' && state.parent.initial.target[0] === state,
      isTransient: isTransient(state),
      handled: handledBy(state),
    })),
  edges: everyState(root).flatMap(edgesOf),
});

export const chartId = ({ path }: Pick<AnyStateNode, 'path'>): string => path.join('.');

/** Returns the id of the state around a state; '' for the machine itself. */
export const around = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** Describes what triggers a transition: an event, a finished actor or a delay. */
export function causeOf(type: string, { invoke, machine }: AnyStateNode): string {
  const [, kind = '', rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${lengthOf(machine, rest)}`;
  const work = invoke.find(({ id }) => id === rest)?.src ?? rest;
  const verb = verbs[kind];
  return verb === undefined ? type : `${String(work)} ${verb}`;
}

/** Describes a transition's guard in square brackets; '' without a guard. */
function guardOf(guard: AnyTransitionDefinition['guard']): string {
  if (typeof guard === 'string') return `[${guard}]`;
  return typeof guard === 'object' ? `[${guard.type}]` : '';
}

export const everyState = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyState),
];

const verbs: Record<string, string> = {
  'done.actor': 'done',
  'error.actor': 'failed',
  'done.state': 'done',
  snapshot: 'moved',
};

function handledBy(state: AnyStateNode): string[] {
  if (Object.keys(state.states).length > 0) return [];
  const staying = transitionsOf(state).filter(({ target }) => !target?.length);
  return [...new Set(staying.map(({ eventType }) => causeOf(eventType, state)))];
}

/** Merges transitions with the same ends into one edge, and repeats a self-transition for each child state. */
function edgesOf(state: AnyStateNode): ChartEdge[] {
  const edges = new Map<string, { from: string; to: string; labels: Set<string> }>();
  for (const transition of transitionsOf(state)) {
    for (const target of transition.target ?? []) {
      for (const source of sourcesOf(state, target)) {
        const [from, to] = [chartId(source), chartId(target)];
        const known = edges.get(`${from} ${to}`) ?? { from, to, labels: new Set() };
        edges.set(`${from} ${to}`, { ...known, labels: known.labels.add(labelOf(transition, state)) });
      }
    }
  }
  return [...edges.values()].map(({ labels, ...ends }) => ({ ...ends, labels: [...labels].filter(Boolean) }));
}

/** Returns the transitions of a state itself, without those of its descendants. */
const transitionsOf = ({ transitions, always }: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...transitions.values()].flat(),
  ...(always ?? []),
];

const sourcesOf = (state: AnyStateNode, target: AnyStateNode): AnyStateNode[] =>
  target.path.length > state.path.length && target.path.join().startsWith(state.path.join())
    ? Object.values(state.states).filter((inner) => inner !== target)
    : [state];

function labelOf({ eventType, guard }: AnyTransitionDefinition, state: AnyStateNode): string {
  return [eventType && causeOf(eventType, state), guardOf(guard)].filter(Boolean).join(' ');
}

function lengthOf({ implementations: { delays } }: AnyStateMachine, rest: string): string {
  const name = rest.split('.')[0] ?? rest;
  const length = delays[name] ?? Number(name);
  return typeof length === 'number' && length >= 0 ? `${length / 1_000} s` : name;
}
