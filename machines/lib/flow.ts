import type { AnyStateMachine } from 'xstate';
import type { Ports } from './port.ts';
import type { World } from './world.ts';

/** A machine and the way each of its ports is answered. */
export interface Flow<M extends AnyStateMachine> {
  machine: M;
  ports: (world: World) => Ports<M>;
}

/** Pairs a machine with its ports; a forgotten port does not compile. */
export const flow = <M extends AnyStateMachine>(machine: M, ports: Flow<M>['ports']): Flow<M> => ({ machine, ports });

/** The machine with its ports answered by this world, ready to run; made once in a world, since a machine holds no state of its own. */
export const connect = <M extends AnyStateMachine>(flow: Flow<M>, world: World): M => {
  const made = connected.get(world) ?? new WeakMap<object, AnyStateMachine>();
  connected.set(world, made);
  const known = made.get(flow) ?? flow.machine.provide({ actors: flow.ports(world) });
  made.set(flow, known);
  return known as M; // `provide` widens the machine's own type to its generics, and what is kept for a flow was made of it
};

const connected = new WeakMap<World, WeakMap<object, AnyStateMachine>>();
