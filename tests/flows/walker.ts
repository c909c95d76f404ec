import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  and,
  createActor,
  createMachine,
  initialTransition,
  SimulatedClock,
} from 'xstate';

/** The inputs and events of a walk that the machine's definition does not determine. */
export interface Fixture {
  inputs?: unknown[];
  /** The events of each type, enough to meet every guard both ways. */
  events?: Record<string, object[]>;
  /** The possible outputs of each invoked actor, by `src`. */
  outputs?: Record<string, unknown[]>;
  /** The possible snapshots of each invoked machine, by `src`; the first one is initial. */
  snapshots?: Record<string, Shown[]>;
  /** Whether an invoked machine is busy from the start, by `src`. */
  busy?: Record<string, (input: never) => boolean>;
  /** The part of the context that distinguishes situations; all of it by default. */
  identity?: (context: never) => unknown;
}

interface Shown {
  value?: string;
  tags?: string[];
  context: object;
}

/** The result of a walk. `missing` lists each situation, event, transition and refusal that no real actor met. */
interface Walk {
  states: number;
  pairs: number;
  missing: string[];
}

interface Step {
  event: AnyEventObject;
  after?: number;
}

interface Path {
  input: unknown;
  steps: Step[];
}

/** Explores all situations with pure transitions, then replays every path that meets something new on a real actor. */
export function walk(original: AnyStateMachine, fixture: Fixture): Walk {
  const met = new Set<string>();
  const machine = watched(original, fixture, met);
  const { paths, situations } = explore(machine, fixture, met);
  const obligations = [...new Set([...situations, ...definedIn(original)])];
  met.clear();
  for (const path of paths) replay(machine, path, met);
  const count = (kind: string) => obligations.filter((obligation) => obligation.startsWith(`${kind} `)).length;
  const broken = [...met].filter((obligation) => obligation.startsWith('broken '));
  return {
    states: count('state'),
    pairs: count('event'),
    missing: [...obligations.filter((obligation) => !met.has(obligation)), ...broken],
  };
}

/** A copy of the machine with idle actors that records each transition taken and each guard that refuses. */
function watched(original: AnyStateMachine, { snapshots = {}, busy = {} }: Fixture, met: Set<string>): AnyStateMachine {
  const actors = Object.keys(original.implementations.actors).map((name) => [
    name,
    idle(snapshots[name]?.[0]?.context, busy[name]),
  ]);
  const machine: AnyStateMachine = original.provide({ actors: Object.fromEntries(actors) });
  for (const [name, definition] of transitionsOf(machine)) {
    // The guards of an arbitrary machine are untyped. XState evaluates the result of `and` through its `check`, which
    // is replaced below.
    const given = and([definition.guard ?? (() => true)] as never) as unknown as Combined;
    const check = (snapshot: unknown, args: unknown) => {
      const holds = given.check(snapshot, args, given);
      met.add(`${holds ? 'taken' : 'refused'} ${name}`);
      return holds;
    };
    definition.guard = Object.assign(() => true, { check }) as never;
  }
  return machine;
}

const idle = (context: object = {}, isBusy: (input: never) => boolean = () => false) =>
  createMachine({
    context: ({ input }) => ({ ...context, isBusy: isBusy(input as never) }), // the input of the machine it replaces
    initial: 'quiet',
    states: {
      quiet: { always: { guard: ({ context }) => context.isBusy, target: 'busy' } },
      busy: { tags: ['busy'] },
    },
  });

interface Combined {
  check: (snapshot: unknown, args: unknown, guard: unknown) => boolean;
}

/** Several times the largest machine. Without a limit, a mistake in a machine could make its walk infinite. */
const MOST_KNOWN = 20_000;

/** Finds every reachable situation breadth first, and the paths that met something first. */
function explore(machine: AnyStateMachine, fixture: Fixture, met: Set<string>) {
  const identity = fixture.identity ?? ((context: unknown) => context);
  const situations = new Set<string>();
  const paths: Path[] = [];
  const known = new Set<string>();
  const scope = inertScope(machine, fixture);
  const queue: { snapshot: AnyMachineSnapshot; path: Path }[] = [];
  const visit = (path: Path, act: () => AnyMachineSnapshot) => {
    const before = met.size;
    const snapshot = act();
    met.add(situation(snapshot));
    if (met.size > before) paths.push(path);
    const key = JSON.stringify([situation(snapshot), identity(snapshot.context as never)]);
    if (known.has(key)) return;
    known.add(key);
    if (known.size > MOST_KNOWN) throw new Error(`${machine.id} has more than ${MOST_KNOWN} situations.`);
    situations.add(situation(snapshot));
    if (snapshot.status === 'active') queue.push({ snapshot, path });
  };
  for (const input of fixture.inputs ?? [undefined])
    visit({ input, steps: [] }, () => initialTransition(machine, input as never)[0]);
  for (let node = queue.shift(); node; node = queue.shift()) {
    const { snapshot, path } = node;
    for (const step of stepsFrom(machine, snapshot, fixture))
      visit({ ...path, steps: [...path.steps, step] }, () => {
        for (const seen of [met, situations]) seen.add(sending(snapshot, step));
        return machine.transition(snapshot, step.event, scope);
      });
  }
  return { paths, situations };
}

/** A scope that executes nothing. XState's own `transition` would create an actor per transition. */
function inertScope(machine: AnyStateMachine, { inputs = [] }: Fixture): AnyActorScope {
  const self = createActor(machine, { input: inputs[0] } as never);
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    defer: nothing,
    logger: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}

/** Whether a machine is still busy after the actor it waits for has failed. */
const isStuck = (before: AnyMachineSnapshot, after: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  before._nodes.some(
    (node) =>
      node.tags.includes('busy') &&
      node.invoke.some(({ id }) => type === `xstate.error.actor.${id}`) &&
      after._nodes.some(({ id }) => id === node.id),
  );

/** Everything that can happen in a situation: all declared events and all results of its actors and delays. */
function stepsFrom(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { events, outputs, snapshots }: Fixture) {
  const declared = declaredBy(machine).flatMap((type) => (events?.[type] ?? [{}]).map((event) => ({ ...event, type })));
  const reported = snapshot._nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }): AnyEventObject[] => [
      ...(outputs?.[String(src)] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...(snapshots?.[String(src)] ?? []).map((shown) => ({ type: `xstate.snapshot.${id}`, snapshot: shownBy(shown) })),
      { type: `xstate.error.actor.${id}`, error: new Error('broken') },
    ]);
  const delayed = snapshot._nodes
    .flatMap(({ after }) => after)
    .map(({ eventType, delay }): Step => ({ event: { type: eventType }, after: lengthOf(machine, delay) }));
  return [...[...declared, ...reported].map((event): Step => ({ event })), ...delayed];
}

function replay(machine: AnyStateMachine, { input, steps }: Path, met: Set<string>): void {
  const clock = new SimulatedClock();
  const options = { input, clock } as never;
  const actor = createActor(machine, options);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const look = (): AnyMachineSnapshot => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    met.add(snapshot.status === 'error' ? `broken by ${steps.map(({ event }) => event.type)}` : situation(snapshot));
    return snapshot;
  };
  for (const step of steps) {
    const before = look();
    met.add(sending(before, step));
    if (step.after === undefined) actor.send(step.event);
    else clock.increment(step.after);
    if (isStuck(before, actor.getSnapshot(), step.event))
      met.add(`broken ${situation(before)} waits for a failed actor`);
  }
  look();
  actor.stop();
}

const definedIn = (machine: AnyStateMachine): string[] =>
  transitionsOf(machine).flatMap(([name, { guard }]) => [`taken ${name}`, ...(guard ? [`refused ${name}`] : [])]);

const transitionsOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap(({ id, transitions, always = [] }) =>
    [...transitions.values(), always].flatMap((candidates) =>
      candidates.map((definition, at) => {
        const { eventType, target } = definition;
        const to = target?.map((node) => node.id) ?? 'itself';
        return [`${id} ${eventType || 'always'} ${at} to ${to}`, definition] as const;
      }),
    ),
  );

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const declaredBy = (machine: AnyStateMachine): string[] =>
  [...new Set(nodesOf(machine.root).flatMap(({ ownEvents }) => ownEvents))].filter(
    (type) => !type.startsWith('xstate.'),
  );

function lengthOf({ implementations }: AnyStateMachine, delay: unknown): number {
  const length = typeof delay === 'string' ? implementations.delays[delay] : delay;
  if (typeof length !== 'number') throw new Error(`The delay "${String(delay)}" is not a number of ms.`);
  return length;
}

const shownBy = ({ value, tags = [], context }: Shown) => ({
  status: 'active',
  context,
  matches: (state: string) => state === value,
  hasTag: (tag: string) => tags.includes(tag),
});

const situation = ({ value }: AnyMachineSnapshot): string => `state ${JSON.stringify(value)}`;

const sending = (snapshot: AnyMachineSnapshot, { event }: Step): string =>
  `event ${event.type} in ${situation(snapshot)}`;
