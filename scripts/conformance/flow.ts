import type { Rig } from './rig.ts';

/** One thing that a server must do, and how it is seen. */
export interface Step {
  name: string;
  run: (rig: Rig) => Promise<void>;
}

/** A flow of the readers: its steps, made anew for each run, since a step may go on where the one before it ended. */
export interface KitFlow {
  name: string;
  steps: () => Step[];
}

/** Names a flow and its steps. */
export const kitFlow = (name: string, steps: KitFlow['steps']): KitFlow => ({ name, steps });

/** Names a step. */
export const step = (name: string, run: Step['run']): Step => ({ name, run });
