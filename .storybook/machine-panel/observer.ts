import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { examplesOf } from '#fixtures/stories/event-examples.ts';
import type { EventStep } from '#fixtures/stories/recording.ts';
import { isTransient } from '../record/states.ts';
import { createTracker } from '../record/tracker.ts';
import { type SteppingClock, steppingClock } from '../stepping/clock.ts';
import { createPageEvents } from '../stepping/page-events.ts';
import { hide, secretsIn } from '../stepping/secrets.ts';
import { createRecorder } from '../stepping/steps.ts';
import { maskedJson } from './calls/mask.ts';
import { causeOf, chartId, chartOf, everyState, type MachineChart } from './chart.ts';
import type { EventOffer, LogEntry, MachineView, Shown } from './protocol.ts';

/** Follows every machine of a story through `inspect`. */
export function createObserver(clock: Pick<SteppingClock, 'now' | 'listen'>, isReaderActing: () => boolean) {
  let actors: AnyActor[] = [];
  let log: LogEntry[] = [];
  const touched = new WeakSet<AnyActor>();
  const state = (without: readonly AnyActor[] = []): string =>
    latest(actors)
      .filter((actor) => !without.includes(rootOf(actor)))
      .map((actor) => `${pathOf(actor)} ${wordsOf(actor.getSnapshot().value)}`)
      .sort()
      .join('; ');
  /** The present state as a recording may have it: a machine that nothing was sent to may have loaded since. */
  function states(): string[] {
    const roots = new Set(latest(actors).map(rootOf));
    for (const actor of latest(actors)) if (touched.has(actor)) roots.delete(rootOf(actor));
    const choices = (some: AnyActor[][], root: AnyActor) => some.flatMap((one) => [one, [...one, root]]);
    return [...roots].reduce(choices, [[]]).map(state);
  }
  const active = () => latest(actors).filter((actor) => actor.getSnapshot().status === 'active');
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
    touched.add(actor);
    const to = pathOf(actor);
    const sent = event as EventStep['event'];
    const offer = offersOf(actor).find((one) => isSame(one.event, sent));
    const self = sending ? sending.self : isReaderActing() ? undefined : true;
    sending = undefined;
    recorder.sent({
      to,
      event: hide(sent),
      ...(offer && { example: offer.example }),
      ...(self && { self }),
    });
  }

  /** How to record the event that is being sent; undefined if the page sends it. */
  let sending: Pick<EventStep, 'self'> | undefined;
  const page = createPageEvents();

  function attend(actor: AnyActor): void {
    if (!machineOf(actor)) return;
    const send = actor.send.bind(actor);
    const pass = (event: EventStep['event'], as: Pick<EventStep, 'self'>) => {
      sending = as;
      send(event);
    };
    actor.send = (event) => {
      const step = { to: pathOf(actor), event, ...(!isReaderActing() && { self: true as const }) };
      if (sending || page.note(step, (as) => pass(event, as))) send(event);
    };
  }

  /** Waits until something that the page does itself may be known: at once, or in its recorded turn. */
  function turn(step: EventStep, isWanted: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const pass = () => {
        if (isWanted()) recorder.sent(step);
        resolve();
      };
      if (page.note(step, pass)) pass();
    });
  }

  function sendTo(actor: AnyActor | undefined, event: { type: string }, as: Pick<EventStep, 'self'> = {}): boolean {
    if (!actor) return false;
    sending = as;
    actor.send(event);
    return true;
  }

  /** Follows a machine only once it starts: React may create one for an abandoned render and never start it. */
  function follow(actor: AnyActor): void {
    if (machineOf(actor) && !actors.includes(actor)) actors = [...actors, actor];
  }

  return {
    inspect: (inspected: InspectionEvent): void => {
      tracker.inspect(inspected);
      if (inspected.type === '@xstate.actor') attend(inspected.actorRef as AnyActor);
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
    sendTo: (session: string, event: { type: string }): void =>
      void sendTo(
        actors.find(({ sessionId }) => sessionId === session),
        event,
      ),
    send: ({ to, event, ...as }: EventStep): boolean =>
      sendTo(
        active().find((one) => pathOf(one) === to),
        event,
        as,
      ),
    /** The events that the machines accept now, with each example. */
    offers: () => active().flatMap(offersOf),
    secrets: () => active().flatMap((one) => secretsIn(one.getSnapshot().context)),
    page,
    turn,
    state,
    states,
    recorder,
    listen: (changed: () => void): void => {
      listener = changed;
    },
    deeds: () => tracker.deeds(latest(actors)),
    entered: tracker.listen,
    reset: (): void => {
      tracker.reset();
      recorder.reset();
      page.reset();
      actors = [];
      log = [];
    },
  };
}

/** React sends from messages as well, and pages from loads, timers and other tabs: only input is the reader's. */
const isInput = (event: Event | undefined): boolean =>
  event instanceof UIEvent || ['change', 'submit', 'reset'].includes(event?.type ?? '');

export const observer = createObserver(steppingClock, () => isInput(window.event));

/** Drops machines that a newer one of the same name has replaced. */
function latest(actors: readonly AnyActor[]): AnyActor[] {
  const after = (at: number, actor: AnyActor) =>
    actors.some((other, place) => place > at && pathOf(other) === pathOf(actor) && other._parent === actor._parent);
  const kept = actors.filter((actor, at) => actor.getSnapshot().status === 'active' || !after(at, actor));
  return kept.filter(({ _parent }) => _parent === undefined || kept.some((actor) => actor === _parent));
}

const rootOf = (actor: AnyActor): AnyActor => (actor._parent ? rootOf(actor._parent as AnyActor) : actor);

const pathOf = (actor: AnyActor): string =>
  [actor._parent && pathOf(actor._parent as AnyActor), machineOf(actor)?.id].filter(Boolean).join('/');

const below = (parent: AnyActor | undefined, actors: readonly AnyActor[]): AnyActor[] =>
  actors.filter(({ _parent }) => _parent === parent).flatMap((actor) => [actor, ...below(actor, actors)]);

function viewOf(actor: AnyActor): MachineView[] {
  const machine = machineOf(actor);
  if (!machine) return [];
  const snapshot = actor.getSnapshot();
  const nodes = statesOf(actor);
  const isActive = snapshot.status === 'active';
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
      events: isActive ? acceptedBy(actor).flatMap((type) => offerOf(type, examplesOf(actor, type))) : [],
      waits: isActive ? nodes.flatMap(waitsOf) : [],
    },
  ];
}

const offerOf = (type: string, examples: EventOffer['examples'] | undefined): EventOffer[] =>
  examples ? [{ type, examples }] : [];

const statesOf = (actor: AnyActor): AnyStateNode[] =>
  (actor.getSnapshot()._nodes as AnyStateNode[]).filter(({ parent }) => parent !== undefined);

const acceptedBy = (actor: AnyActor): string[] =>
  [...new Set(statesOf(actor).flatMap(({ ownEvents }) => ownEvents))].filter((type) => !type.startsWith('xstate.'));

const offersOf = (actor: AnyActor) =>
  acceptedBy(actor).flatMap((type) => {
    const examples = examplesOf(actor, type);
    const payloads = examples?.length === 0 ? ['{}'] : (examples ?? []);
    return payloads.map((one, example) => ({ to: pathOf(actor), event: { ...JSON.parse(one), type }, example }));
  });

/** Whatever the order of their properties. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

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
