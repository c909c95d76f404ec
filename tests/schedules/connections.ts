import type { AnyStateMachine } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import type { World } from '#machines/lib/world.ts';

/**
 * Connects a flow to the world of each page. Connecting is slow, so machines are reused in turn, with enough of them
 * that the last page of one has long finished.
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
    drafts: NO_DRAFTS,
    cart: leadingTo(() => now.cart),
    changes: leadingTo(() => now.changes),
    page: leadingTo(() => now.page),
    announceOrder: (order) => now.announceOrder(order),
    announceLogin: (method) => now.announceLogin(method),
    forgetOrders: () => now.forgetOrders(),
    newKey: () => now.newKey(),
  });
  return {
    enter: (world) => {
      now = world;
      return machine;
    },
  };
}

/** Ports may hold on to a part of the world, so it forwards to the part of the current page. */
function leadingTo<Part extends object>(part: () => Part): Part {
  // Every property is read from the part itself.
  return new Proxy({}, { get: (_, name) => Reflect.get(part(), name) }) as Part;
}
