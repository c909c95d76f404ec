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
export const connect = <M extends AnyStateMachine>({ machine, ports }: Flow<M>, world: World): M => {
  const made = connected.get(world) ?? new Map<unknown, AnyStateMachine>();
  connected.set(world, made);
  const known = made.get(ports) ?? machine.provide({ actors: ports(world) });
  made.set(ports, known);
  return known as M; // `provide` widens the machine's own type to its generics, and the map holds under `ports` what they made
};

const connected = new WeakMap<World, Map<unknown, AnyStateMachine>>();
