import { type AnyActor, type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate';
import type { Deeds } from './record.ts';
import { isLeaf, stateName } from './states.ts';

export function createTracker() {
  const passed = new Set<string>();
  let entered: (state: string) => void = () => undefined;

  return {
    inspect(inspected: InspectionEvent): void {
      const actor = inspected.actorRef as AnyActor;
      if (!(actor.logic instanceof StateMachine)) return;
      if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
      // A transient initial state is only observed when the machine leaves it.
      const left = inspected.type === '@xstate.microstep' ? inspected._transitions.map(({ source }) => source) : [];
      for (const state of left.filter(isLeaf)) passed.add(stateName(state));
      for (const state of statesIn(inspected.snapshot as AnyMachineSnapshot)) {
        passed.add(state);
        entered(state);
      }
    },
    /** Called with each state on entry, before any call made by it can be answered. */
    listen(heard: (state: string) => void): void {
      entered = heard;
    },
    /** Returns the deeds so far and the current states of the machines. */
    deeds(actors: readonly AnyActor[]): Pick<Deeds, 'rests' | 'passes'> {
      const rests = new Set(actors.filter(isShown).flatMap((actor) => statesIn(actor.getSnapshot())));
      return {
        rests: [...rests].toSorted(),
        passes: [...passed].filter((state) => !rests.has(state)).toSorted(),
      };
    },
    reset(): void {
      passed.clear();
    },
  };
}

const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.filter(isLeaf).map(stateName);

/** A stopped machine has no state; a finished one rests in its final state. */
const isShown = (actor: AnyActor): boolean => ['active', 'done'].includes(actor.getSnapshot().status);
