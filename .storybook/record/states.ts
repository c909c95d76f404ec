import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { causeOf, everyState, guardOf, transitionsOf } from '../machine-panel/chart.ts';

/** Work that ends by itself within the page, so that no tester can hold it. */
const PAGE_WORK: readonly unknown[] = ['announceCart', 'prepareRestart'];

/** States that an event of the page ends, which comes by itself: the provider's form is ready. */
const PAGE_STATES: readonly string[] = ['paymentForm.opening'];

/** A state's name with its machine: `checkout.sendable`. */
export const stateName = ({ machine, path }: Pick<AnyStateNode, 'machine' | 'path'>): string =>
  [machine.id, ...path].join('.');

/** Whether a state has no states within. */
export const isLeaf = ({ states }: Pick<AnyStateNode, 'states'>): boolean => Object.keys(states).length === 0;

/** The states of a machine that have no states within. */
export const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  isLeaf(node) ? [node] : Object.values(node.states).flatMap(leavesOf);

/**
 * Whether a machine can stay in a leaf state: until an event, until a delay has passed, until work ends that a tester
 * can hold, or for good. All other states are transient: left as they are entered, or when work of the page ends.
 */
export function canRest(leaf: AnyStateNode): boolean {
  if (PAGE_STATES.includes(stateName(leaf))) return false;
  if (leaf.always?.some(({ guard }) => guard === undefined)) return false;
  const isPageWork = leaf.invoke.some(({ src }) => PAGE_WORK.includes(src));
  return !isPageWork || waitsForMore(leaf);
}

/** Whether a state is a leaf that no machine can stay in. */
export const isTransient = (state: AnyStateNode): boolean => isLeaf(state) && !canRest(state);

const waitsForMore = ({ ownEvents, after, parent }: AnyStateNode): boolean =>
  after.length > 0 ||
  ownEvents.some((type) => !type.startsWith('xstate.')) ||
  (parent !== undefined && waitsForMore(parent));

/** A transition in words: where it begins, what leads along it and where it ends. */
export function wordsOf({ source, eventType, guard, target }: AnyTransitionDefinition) {
  const from = source.path.join('.') || source.machine.id;
  const cause = [causeOf(eventType, source), guardOf(guard)].filter(Boolean).join(' ') || 'at once';
  return { from, cause, to: target?.map(({ path }) => path.join('.')).join(' + ') ?? 'stays' };
}

/** Every transition of a machine by its name: `checkout: sending, payment done, completing`. Those alike in words are counted. */
export function namesOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const counts = new Map<string, number>();
  return new Map(
    everyState(machine.root)
      .flatMap(transitionsOf)
      .map((transition) => {
        const { from, cause, to } = wordsOf(transition);
        const name = `${machine.id}: ${from}, ${cause}, ${to}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [transition, count === 1 ? name : `${name} (${count})`];
      }),
  );
}
