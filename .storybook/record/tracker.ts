import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { Deeds } from './record.ts';
import { isLeaf, namesOf, stateName } from './states.ts';

export function createTracker() {
  const passed = new Set<string>();
  const taken = new Set<string>();
  let names = new Map<unknown, ReturnType<typeof namesOf>>();
  let entered: (state: string) => void = () => undefined;

  function note(transitions: readonly AnyTransitionDefinition[], known: ReturnType<typeof namesOf>): void {
    for (const transition of transitions) {
      const name = known.get(transition);
      if (name === undefined) continue;
      taken.add(name);
      // A transient initial state is only observed when the machine leaves it.
      if (isLeaf(transition.source)) passed.add(stateName(transition.source));
    }
  }

  return {
    inspect(inspected: InspectionEvent): void {
      const actor = inspected.actorRef as AnyActor;
      const { logic } = actor;
      if (!(logic instanceof StateMachine)) return;
      if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
      const known = names.get(logic) ?? namesOf(logic);
      names.set(logic, known);
      if (inspected.type === '@xstate.microstep') note(inspected._transitions, known);
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
    deeds(actors: readonly AnyActor[]): Deeds {
      const rests = new Set(actors.filter(isShown).flatMap((actor) => statesIn(actor.getSnapshot())));
      return {
        rests: [...rests].toSorted(),
        passes: [...passed].filter((state) => !rests.has(state)).toSorted(),
        takes: [...taken].toSorted(),
      };
    },
    reset(): void {
      names = new Map();
      passed.clear();
      taken.clear();
    },
  };
}

const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.filter(isLeaf).map(stateName);

/** A stopped machine has no state; a finished one rests in its final state. */
const isShown = (actor: AnyActor): boolean => ['active', 'done'].includes(actor.getSnapshot().status);
