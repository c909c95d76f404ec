import type { AnyStateMachine } from 'xstate';
import { observer } from '../machine-panel/observer.ts';
import { isTransient, leavesOf, stateName } from '../record/states.ts';

let release: (() => void)[] = [];

/** Keeps every machine that begins from now on in this state, once it is entered, if it would leave the state by itself. */
export function keepIn(state: string): void {
  for (const undo of release) undo();
  release = [];
  observer.begun((machine) => release.push(...keptIn(machine, state)));
}

/** Takes away what leads out of a transient state of a machine, and answers how to put it back. */
function keptIn(machine: AnyStateMachine, state: string): (() => void)[] {
  return leavesOf(machine.root)
    .filter((leaf) => stateName(leaf) === state && isTransient(leaf))
    .flatMap(({ always = [], transitions }) => [always, ...transitions.values()])
    .map((leading: unknown[]) => {
      const taken = leading.splice(0);
      return () => void leading.push(...taken);
    });
}
