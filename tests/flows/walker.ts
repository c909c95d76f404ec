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

/** What a machine is walked with, where its definition does not say it. */
export interface Fixture {
  inputs?: unknown[];
  /** The events of each type, so many that every guard is met both ways. */
  events?: Record<string, object[]>;
  /** What each invoked actor may answer, by its `src`. */
  outputs?: Record<string, unknown[]>;
  /** What each invoked machine may show of itself, by its `src`; the first is what it begins with. */
  snapshots?: Record<string, Shown[]>;
  /** Whether an invoked machine is busy from the start, by its `src` and its input. */
  busy?: Record<string, (input: never) => boolean>;
  /** What of the context tells two situations apart; all of it where it is left out. */
  identity?: (context: never) => unknown;
}

/** What an invoked machine shows of itself. */
interface Shown {
  /** The state that it is in, where a machine asks for it. */
  value?: string;
  tags?: string[];
  context: object;
}

/** How far a walk came; `missing` names each situation, event, transition and refusal that no real actor met. */
export interface Walk {
  machine: string;
  states: number;
  pairs: number;
  transitions: number;
  refusals: number;
  obligations: number;
  walked: number;
  paths: number;
  missing: string[];
}

/** An event of a path, and how long the delay takes that it stands for (ms). */
interface Step {
  event: AnyEventObject;
  after?: number;
}

/** A way from the start: the input, and what happened since. */
interface Path {
  input: unknown;
  steps: Step[];
}

/** Walks all that a machine can do: first on paper, then every path that shows something new on a real actor. */
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
    machine: original.id,
    states: count('state'),
    pairs: count('event'),
    transitions: count('taken'),
    refusals: count('refused'),
    obligations: obligations.length,
    walked: obligations.filter((obligation) => met.has(obligation)).length,
    paths: paths.length,
    missing: [...obligations.filter((obligation) => !met.has(obligation)), ...broken],
  };
}

/** The machine with idle actors, which notes each transition that is taken and each guard that refuses. */
function watched(original: AnyStateMachine, { snapshots = {}, busy = {} }: Fixture, met: Set<string>): AnyStateMachine {
  const actors = Object.keys(original.implementations.actors).map((name) => [
    name,
    idle(snapshots[name]?.[0]?.context, busy[name]),
  ]);
  const machine: AnyStateMachine = original.provide({ actors: Object.fromEntries(actors) });
  for (const [name, definition] of transitionsOf(machine)) {
    // Of a machine that could be any nothing is known of the guards. What `and` makes of one is evaluated by its
    // `check`, and so is what stands in its place here.
    const given = and([definition.guard ?? (() => true)] as never) as unknown as Combined;
    const check = (snapshot: unknown, args: unknown) => {
      const holds = given.check(snapshot, args, given);
      met.add(`${holds ? 'taken' : 'refused'} ${name}`);
      return holds;
    };
    definition.guard = Object.assign(() => true, { check }) as never; // a guard, by the way it is evaluated
  }
  return machine;
}

/** A machine that shows of itself what it begins with, and nothing more. */
const idle = (context: object = {}, isBusy: (input: never) => boolean = () => false) =>
  createMachine({
    context: ({ input }) => ({ ...context, isBusy: isBusy(input as never) }), // an input of the machine that it stands for
    initial: 'quiet',
    states: {
      quiet: { always: { guard: ({ context }) => context.isBusy, target: 'busy' } },
      busy: { tags: ['busy'] },
    },
  });

interface Combined {
  check: (snapshot: unknown, args: unknown, guard: unknown) => boolean;
}

/** Several times what the largest machine has; without an end, a mistake in a machine is a walk without one. */
const MOST_KNOWN = 20_000;

/** Finds, breadth first, every situation that can be reached, and the paths that met something for the first time. */
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
    const key = JSON.stringify([situation(snapshot), identity(snapshot.context as never)]); // the machine's own context
    if (known.has(key)) return;
    known.add(key);
    if (known.size > MOST_KNOWN) throw new Error(`${machine.id} has more than ${MOST_KNOWN} situations.`);
    situations.add(situation(snapshot));
    if (snapshot.status === 'active') queue.push({ snapshot, path });
  };
  for (const input of fixture.inputs ?? [undefined])
    visit({ input, steps: [] }, () => initialTransition(machine, input as never)[0]); // an input of this machine
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

/** A scope that executes nothing. The library's own `transition` creates an actor for every transition. */
function inertScope(machine: AnyStateMachine, { inputs = [] }: Fixture): AnyActorScope {
  const self = createActor(machine, { input: inputs[0] } as never); // an input of this machine
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

/** Whether a machine is still in a busy state after the actor it waits for has failed. */
const isStuck = (before: AnyMachineSnapshot, after: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  before._nodes.some(
    (node) =>
      node.tags.includes('busy') &&
      node.invoke.some(({ id }) => type === `xstate.error.actor.${id}`) &&
      after._nodes.some(({ id }) => id === node.id),
  );

/** Everything that can happen in a situation: every declared event, and whatever its actors and delays can do. */
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

/** Goes a path on a real actor, on a clock that is moved on where the path waits. */
function replay(machine: AnyStateMachine, { input, steps }: Path, met: Set<string>): void {
  const clock = new SimulatedClock();
  const options = { input, clock } as never; // an input of this machine
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

/** What a machine's definition obliges a walk to meet: each transition taken, and refused where it has a guard. */
const definedIn = (machine: AnyStateMachine): string[] =>
  transitionsOf(machine).flatMap(([name, { guard }]) => [`taken ${name}`, ...(guard ? [`refused ${name}`] : [])]);

/** Every transition of a machine, by a name of its own. */
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

/** The events that a machine takes from outside, wherever it takes them. */
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
