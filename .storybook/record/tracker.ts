import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { Deeds } from './record.ts';
import { isLeaf, namesOf, stateName } from './states.ts';

/** Notes what the machines of a story do. */
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
      // A machine that begins in a transient state is seen in it only as it leaves.
      if (isLeaf(transition.source)) passed.add(stateName(transition.source));
    }
  }

  return {
    inspect(inspected: InspectionEvent): void {
      const actor = inspected.actorRef as AnyActor; // machines inspect actors, not only references to them
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
    /** Hears of each state as it is entered, before a call of its work can be answered. */
    listen(heard: (state: string) => void): void {
      entered = heard;
    },
    /** What the machines of the story have done so far, and where those that are left are now. */
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

/** A machine that was stopped is no longer anywhere; one that has ended rests in its final state. */
const isShown = (actor: AnyActor): boolean => ['active', 'done'].includes(actor.getSnapshot().status);
