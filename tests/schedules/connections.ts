import type { AnyStateMachine } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';

/**
 * Connects a flow to the worlds of one page after another. Connecting takes longest of all, so that machines are used
 * again: so many that in none of them anything of its last page is still under way.
 */
export function connections<M extends AnyStateMachine>(flow: Flow<M>): (world: World) => M {
  const slots: Slot<M>[] = [];
  let pages = 0;
  return (world) => {
    const at = pages++ % SLOTS;
    slots[at] ??= createSlot(flow);
    return slots[at].enter(world);
  };
}

const SLOTS = 100;

/** A connected machine, which can be given the world of another page. */
interface Slot<M> {
  enter: (world: World) => M;
}

function createSlot<M extends AnyStateMachine>(flow: Flow<M>): Slot<M> {
  let now: World;
  const machine = connect(flow, {
    api: leadingTo(() => now.api),
    payment: leadingTo(() => now.payment),
    botCheck: leadingTo(() => now.botCheck),
    attempts: leadingTo(() => now.attempts),
    cart: leadingTo(() => now.cart),
    page: leadingTo(() => now.page),
    announceOrder: (status) => now.announceOrder(status),
    newKey: () => now.newKey(),
  });
  return {
    enter: (world) => {
      now = world;
      return machine;
    },
  };
}

/** Ports may hold on to a part of the world from the start, so it leads to that of the page which is up now. */
function leadingTo<Part extends object>(part: () => Part): Part {
  // Whatever is asked of it is answered by the part itself.
  return new Proxy({}, { get: (_, name) => Reflect.get(part(), name) }) as Part;
}
