import type { AnyStateMachine } from 'xstate';
import type { Ports } from './port.ts';
import type { World } from './world.ts';

/** A machine and the ports that run it in a world. */
export interface Flow<M extends AnyStateMachine> {
  machine: M;
  ports: (world: World) => Ports<M>;
}

/** Pairs a machine with its ports. A missing port is a compile error. */
export const flow = <M extends AnyStateMachine>(machine: M, ports: Flow<M>['ports']): Flow<M> => ({ machine, ports });

/** Returns the machine with its ports bound to a world. Memoized per world, because a machine is stateless. */
export const connect = <M extends AnyStateMachine>(flow: Flow<M>, world: World): M => {
  const made = connected.get(world) ?? new WeakMap<object, AnyStateMachine>();
  connected.set(world, made);
  const known = made.get(flow) ?? flow.machine.provide({ actors: flow.ports(world) });
  made.set(flow, known);
  return known as M;
};

const connected = new WeakMap<World, WeakMap<object, AnyStateMachine>>();
