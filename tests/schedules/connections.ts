import type { AnyStateMachine } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';

/**
 * Connects a flow to the world of each page. Connecting is slow, so machines are reused in turn, with enough of them
 * that the last page of one has long finished.
 */
export function connections<M extends AnyStateMachine>(flow: Flow<M>): (world: World) => M {
  const slots: { machine: M; enter: (world: World) => void }[] = [];
  let pages = 0;
  return (world) => {
    const at = pages++ % SLOTS;
    slots[at] ??= createSlot(flow, world);
    slots[at].enter(world);
    return slots[at].machine;
  };
}

const SLOTS = 100;

function createSlot<M extends AnyStateMachine>(flow: Flow<M>, first: World) {
  let now = first;
  // Ports may hold on to a part of the world, so each part forwards to that of the current page.
  const parts = Object.keys(first).map((part) => [part, leadingTo(() => Reflect.get(now, part))]);
  const machine = connect(flow, Object.fromEntries(parts) as World); // each part has the members of the page's own
  return {
    machine,
    enter: (world: World) => {
      now = world;
    },
  };
}

const leadingTo = (part: () => object): object =>
  new Proxy(() => undefined, {
    get: (_, name) => Reflect.get(part(), name),
    apply: (_, __, given) => (part() as (...all: unknown[]) => unknown)(...given),
  });
