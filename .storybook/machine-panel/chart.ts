import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * Returns a machine's chart as a Mermaid state diagram. A state's id is its path joined by `_`; transient states have
 * dashed borders.
 */
export const chartOf = (
  { root }: AnyStateMachine,
  isTransient: (state: AnyStateNode) => boolean = () => false,
): string => {
  const crossing = everyEdge(root).filter(({ home }) => home === undefined);
  const transient = everyState(root).filter(isTransient).map(chartId);
  const marks =
    transient.length > 0 ? ['classDef transient stroke-dasharray:4 3', `class ${transient.join(',')} transient`] : [];
  return ['stateDiagram-v2', ...inside(root), ...crossing.map(({ line }) => `  ${line}`), ...marks].join('\n');
};

export const chartId = ({ path }: Pick<AnyStateNode, 'path'>): string => path.join('_');

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

function inside(parent: AnyStateNode): string[] {
  const states = Object.values(parent.states);
  const initial = parent.type === 'compound' ? [`[*] --> ${chartId(parent.initial.target[0] ?? parent)}`] : [];
  const edges = everyEdge(parent).filter(({ home }) => home === parent);
  return [...initial, ...states.flatMap(drawn), ...edges.map(({ line }) => line)].map((line) => `  ${line}`);
}

function drawn(state: AnyStateNode): string[] {
  const id = chartId(state);
  const isAtomic = Object.keys(state.states).length === 0;
  const staying = transitionsOf(state).filter(({ target }) => !target?.length);
  const handled = [...new Set(staying.map(({ eventType }) => causeOf(eventType, state)))];
  const named = [`state "${state.key}" as ${id}`];
  if (!isAtomic) return [...named, `state ${id} {`, ...inside(state), '}'];
  return [
    ...named,
    ...handled.map((cause) => `${id} : ${cause}`),
    ...(state.type === 'final' ? [`${id} --> [*]`] : []),
  ];
}

/**
 * An edge and the state that contains it. An edge that crosses a border must lie outside it, or Mermaid moves both ends
 * inside.
 */
interface Edge {
  line: string;
  home: AnyStateNode | undefined;
}

const everyEdge = (state: AnyStateNode): Edge[] => [
  ...edgesOf(state),
  ...Object.values(state.states).flatMap(everyEdge),
];

/** Merges transitions with the same ends into one edge, and repeats a self-transition for each child state. */
function edgesOf(state: AnyStateNode): Edge[] {
  const causes = new Map<string, { home: Edge['home']; labels: Set<string> }>();
  for (const transition of transitionsOf(state)) {
    for (const target of transition.target ?? []) {
      for (const source of sourcesOf(state, target)) {
        const ends = `${chartId(source)} --> ${chartId(target)}`;
        const home = source.parent === target.parent ? source.parent : undefined;
        const known = causes.get(ends) ?? { home, labels: new Set() };
        causes.set(ends, { home, labels: known.labels.add(labelOf(transition, state)) });
      }
    }
  }
  return [...causes].map(([ends, { home, labels }]) => {
    const label = [...labels].filter(Boolean).join('<br/>');
    return { home, line: label ? `${ends} : ${label}` : ends };
  });
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
