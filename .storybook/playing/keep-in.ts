import type { AnyStateMachine } from 'xstate';
import { observer } from '../machine-panel/observer.ts';
import { isTransient, leavesOf, stateName } from '../record/states.ts';

let release: (() => void)[] = [];

/** Makes machines started from now on stay in this state even if they would leave it automatically. */
export function keepIn(state: string): void {
  for (const undo of release) undo();
  release = [];
  observer.begun((machine) => release.push(...keptIn(machine, state)));
}

function keptIn(machine: AnyStateMachine, state: string): (() => void)[] {
  return leavesOf(machine.root)
    .filter((leaf) => stateName(leaf) === state && isTransient(leaf))
    .flatMap(({ always = [], transitions }) => [always, ...transitions.values()])
    .map((leading: unknown[]) => {
      const taken = leading.splice(0);
      return () => void leading.push(...taken);
    });
}
