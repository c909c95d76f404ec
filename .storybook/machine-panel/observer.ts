import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { examplesOf } from '#fixtures/stories/event-examples.ts';
import { isTransient } from '../record/states.ts';
import { createTracker } from '../record/tracker.ts';
import { type SteppingClock, steppingClock } from '../stepping/clock.ts';
import { createRecorder } from '../stepping/steps.ts';
import { masked, maskedJson } from './calls/mask.ts';
import { causeOf, chartId, chartOf, everyState, type MachineChart } from './chart.ts';
import type { EventOffer, LogEntry, MachineView, Shown } from './protocol.ts';

/** Follows every machine of a story through `inspect`. */
export function createObserver(clock: Pick<SteppingClock, 'now' | 'listen'>, isReaderActing: () => boolean) {
  let actors: AnyActor[] = [];
  let log: LogEntry[] = [];
  const state = (): string =>
    latest(actors)
      .map((actor) => `${pathOf(actor)} ${wordsOf(actor.getSnapshot().value)}`)
      .sort()
      .join('; ');
  const recorder = createRecorder(clock, state);
  const tracker = createTracker();
  let listener: (() => void) | undefined;

  function note({ actorRef, event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>): void {
    const machine = machineOf(actorRef as AnyActor);
    if (!machine) return;
    if (/^xstate\.(snapshot|init)/.test(event.type)) return;
    const { type, ...payload } = event as { type: string } & Record<string, unknown>;
    const source = everyState(machine.root).find(({ invoke, after }) => isFrom(type, { invoke, after }));
    log.push({
      number: log.length,
      at: clock.now(),
      machine: machine.id,
      cause: causeOf(type, source ?? machine.root),
      payload: payloadOf(payload),
      state: wordsOf((snapshot as AnyMachineSnapshot).value),
    });
  }

  /** Records only outside events, because events between machines and their actors follow from them. */
  function record({ actorRef, event, sourceRef }: Extract<InspectionEvent, { type: '@xstate.event' }>): void {
    const actor = actorRef as AnyActor;
    if (sourceRef || event.type.startsWith('xstate.') || !machineOf(actor)) return;
    const isByItself = !isReaderActing() && !isSending;
    const { value } = actor.getSnapshot();
    recorder.sent({ to: pathOf(actor), in: wordsOf(value), event: masked(event), ...(isByItself && { self: true }) });
  }

  let isSending = false;

  /** Follows a machine only once it starts: React may create one for an abandoned render and never start it. */
  function follow(actor: AnyActor): void {
    if (machineOf(actor) && !actors.includes(actor)) actors = [...actors, actor];
  }

  return {
    inspect: (inspected: InspectionEvent): void => {
      tracker.inspect(inspected);
      if (inspected.type === '@xstate.event') {
        if (inspected.event.type === 'xstate.init') follow(inspected.actorRef as AnyActor);
        record(inspected);
      }
      if (inspected.type === '@xstate.snapshot') note(inspected);
      listener?.();
    },
    shown: (): Omit<Shown, 'conditions'> => ({ machines: below(undefined, latest(actors)).flatMap(viewOf), log }),
    /** The names of the running machines and of those that they can start. */
    machineNames: (): string[] => [...new Set(latest(actors).flatMap(({ logic }) => namesIn(logic)))],
    send(session: string, event: { type: string }): void {
      isSending = true;
      actors.find(({ sessionId }) => sessionId === session)?.send(event);
      isSending = false;
    },
    at: (path: string): { session: string; state: string } | undefined => {
      const actor = latest(actors).find((one) => pathOf(one) === path && one.getSnapshot().status === 'active');
      return actor && { session: actor.sessionId, state: wordsOf(actor.getSnapshot().value) };
    },
    state,
    recorder,
    listen: (changed: () => void): void => {
      listener = changed;
    },
    deeds: () => tracker.deeds(latest(actors)),
    entered: tracker.listen,
    reset: (): void => {
      tracker.reset();
      recorder.reset();
      actors = [];
      log = [];
    },
  };
}

export const observer = createObserver(steppingClock, () => window.event !== undefined);

/** Drops machines that a newer one of the same name has replaced. */
function latest(actors: readonly AnyActor[]): AnyActor[] {
  const after = (at: number, actor: AnyActor) =>
    actors.some((other, place) => place > at && pathOf(other) === pathOf(actor) && other._parent === actor._parent);
  const kept = actors.filter((actor, at) => actor.getSnapshot().status === 'active' || !after(at, actor));
  return kept.filter(({ _parent }) => _parent === undefined || kept.some((actor) => actor === _parent));
}

const pathOf = (actor: AnyActor): string =>
  [actor._parent && pathOf(actor._parent as AnyActor), machineOf(actor)?.id].filter(Boolean).join('/');

const below = (parent: AnyActor | undefined, actors: readonly AnyActor[]): AnyActor[] =>
  actors.filter(({ _parent }) => _parent === parent).flatMap((actor) => [actor, ...below(actor, actors)]);

function viewOf(actor: AnyActor): MachineView[] {
  const machine = machineOf(actor);
  if (!machine) return [];
  const snapshot = actor.getSnapshot();
  const nodes = (snapshot._nodes as AnyStateNode[]).filter(({ parent }) => parent !== undefined);
  const isActive = snapshot.status === 'active';
  const types = [...new Set(nodes.flatMap(({ ownEvents }) => ownEvents))].filter((type) => !type.startsWith('xstate.'));
  return [
    {
      session: actor.sessionId,
      name: machine.id,
      depth: depthOf(actor),
      status: snapshot.status,
      state: wordsOf(snapshot.value),
      tags: [...snapshot.tags],
      chart: knownChart(machine),
      live: nodes.map(chartId),
      context: Object.entries(snapshot.context).map(([name, value]) => ({ name, value: maskedJson(name, value) })),
      events: isActive ? types.flatMap((type) => offerOf(type, examplesOf(actor, type))) : [],
      waits: isActive ? nodes.flatMap(waitsOf) : [],
    },
  ];
}

const offerOf = (type: string, examples: EventOffer['examples'] | undefined): EventOffer[] =>
  examples ? [{ type, examples }] : [];

const charts = new WeakMap<AnyStateMachine, MachineChart>();

function knownChart(machine: AnyStateMachine): MachineChart {
  const chart = charts.get(machine) ?? chartOf(machine, isTransient);
  charts.set(machine, chart);
  return chart;
}

const waitsOf = (node: AnyStateNode): string[] =>
  node.after.map(
    ({ eventType }) => `${eventType.split('.')[2] ?? ''}, ${causeOf(eventType, node).replace('after ', '')}`,
  );

const machineOf = ({ logic }: AnyActor): AnyStateMachine | undefined =>
  logic instanceof StateMachine ? logic : undefined;

const namesIn = (logic: unknown): string[] =>
  logic instanceof StateMachine ? [logic.id, ...Object.values(logic.implementations.actors).flatMap(namesIn)] : [];

const depthOf = ({ _parent }: Pick<AnyActor, '_parent'>): number => (_parent ? depthOf(_parent) + 1 : 0);

const isFrom = (type: string, { invoke, after }: Pick<AnyStateNode, 'invoke' | 'after'>): boolean =>
  invoke.some(({ id }) => type.endsWith(`.actor.${id}`)) || after.some(({ eventType }) => eventType === type);

function payloadOf({ actorId: _, output, error, ...payload }: Record<string, unknown>): string {
  const told =
    error instanceof Error ? { error: error.message } : { ...payload, ...(output !== undefined && { output }) };
  return Object.keys(told).length > 0 ? maskedJson('', told, 0) : '';
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => [key, wordsOf(inner)].filter(Boolean).join('.'))
    .join(' + ');
}
