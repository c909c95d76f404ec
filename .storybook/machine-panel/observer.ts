import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { causeOf, chartId, chartOf } from './chart.ts';
import { exampleOf } from './examples.ts';
import { maskedJson } from './mask.ts';
import type { LogEntry, MachineView, Shown } from './protocol.ts';

/** Follows every machine of a story through `inspect`. */
function createObserver() {
  let actors: AnyActor[] = [];
  let log: LogEntry[] = [];
  let began: number | undefined;
  const visited = new Set<string>();
  let listener: (() => void) | undefined;

  function note({ actorRef, event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>): void {
    const machine = machineOf(actorRef as AnyActor);
    if (!machine) return;
    for (const node of (snapshot as AnyMachineSnapshot)._nodes) visited.add([machine.id, ...node.path].join('.'));
    if (/^xstate\.(snapshot|init)/.test(event.type)) return;
    began ??= performance.now();
    const { type, ...payload } = event as { type: string } & Record<string, unknown>;
    const source = everyState(machine.root).find(({ invoke, after }) => isFrom(type, { invoke, after }));
    log.push({
      number: log.length,
      at: performance.now() - began,
      machine: machine.id,
      cause: causeOf(type, source ?? machine.root),
      payload: payloadOf(payload),
      state: wordsOf((snapshot as AnyMachineSnapshot).value),
    });
  }

  return {
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.actor') actors = adopt(actors, inspected.actorRef as AnyActor);
      if (inspected.type === '@xstate.snapshot') note(inspected);
      listener?.();
    },
    shown: (): Shown => ({ machines: below(undefined, actors).flatMap(viewOf), log }),
    send: (session: string, event: { type: string }): void =>
      actors.find(({ sessionId }) => sessionId === session)?.send(event),
    listen: (changed: () => void): void => {
      listener = changed;
    },
    /** Every state that a machine was in, as `machine.state.inner`. */
    visited: (): ReadonlySet<string> => visited,
    reset: (): void => {
      visited.clear();
      actors = [];
      log = [];
      began = undefined;
    },
  };
}

/** What follows the machines of the story that is shown. */
export const observer = createObserver();

/** A machine that runs again takes the place of the one before. */
function adopt(actors: AnyActor[], actor: AnyActor): AnyActor[] {
  const machine = machineOf(actor);
  if (!machine) return actors;
  const place = actors.findIndex((other) => machineOf(other)?.id === machine.id && other._parent === actor._parent);
  return place < 0 ? [...actors, actor] : actors.with(place, actor);
}

/** The machines that stand under another, each followed by its own. */
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
      chart: chartOf(machine),
      live: nodes.map(chartId),
      context: Object.entries(snapshot.context).map(([name, value]) => ({ name, value: maskedJson(name, value) })),
      events: isActive ? types.map((type) => ({ type, example: exampleOf(machine.id, type) })) : [],
      waits: isActive ? nodes.flatMap(waitsOf) : [],
    },
  ];
}

const waitsOf = (node: AnyStateNode) =>
  node.after.map(({ eventType }) => ({
    type: eventType,
    words: `${eventType.split('.')[2] ?? ''}, ${causeOf(eventType, node).replace('after ', '')}`,
  }));

const machineOf = ({ logic }: AnyActor): AnyStateMachine | undefined =>
  logic instanceof StateMachine ? logic : undefined;

const depthOf = ({ _parent }: Pick<AnyActor, '_parent'>): number => (_parent ? depthOf(_parent) + 1 : 0);

const everyState = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyState)];

const isFrom = (type: string, { invoke, after }: Pick<AnyStateNode, 'invoke' | 'after'>): boolean =>
  invoke.some(({ id }) => type.endsWith(`.actor.${id}`)) || after.some(({ eventType }) => eventType === type);

/** What an event carries, without what only the library needs. */
function payloadOf({ actorId: _, output, error, ...payload }: Record<string, unknown>): string {
  const told =
    error instanceof Error ? { error: error.message } : { ...payload, ...(output !== undefined && { output }) };
  return Object.keys(told).length > 0 ? maskedJson('', told, 0) : '';
}

/** A state value in words: `open.filling`. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => [key, wordsOf(inner)].filter(Boolean).join('.'))
    .join(' + ');
}
