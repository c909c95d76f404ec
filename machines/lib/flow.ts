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

/** The machine with its ports answered by this world, ready to run. */
export const connect = <M extends AnyStateMachine>({ machine, ports }: Flow<M>, world: World): M =>
  // `provide` returns the machine's own type widened to its generics; the machine it answers is the same one.
  machine.provide({ actors: ports(world) }) as M;
