import type { AnyStateNode } from 'xstate';

/** Work that finishes within the page, so a tester cannot hold it. */
const PAGE_WORK: readonly unknown[] = ['announceCart', 'dropAttempt', 'prepareRestart'];

/** States that end by themselves: when the provider's form is ready, or three seconds later. */
export const PAGE_STATES: readonly string[] = ['paymentForm.opening', 'wallets.loading'];

/** A state's name with its machine: `checkout.sendable`. */
export const stateName = ({ machine, path }: Pick<AnyStateNode, 'machine' | 'path'>): string =>
  [machine.id, ...path].join('.');

export const isLeaf = ({ states }: Pick<AnyStateNode, 'states'>): boolean => Object.keys(states).length === 0;

export const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  isLeaf(node) ? [node].filter(({ type }) => type !== 'history') : Object.values(node.states).flatMap(leavesOf);

/**
 * Whether a machine can stay in a leaf state: until an event, a delay or a call that a tester can hold, or for good.
 * All other leaf states are transient: left at once, or when work within the page finishes.
 */
export function canRest(leaf: AnyStateNode): boolean {
  if (PAGE_STATES.includes(stateName(leaf))) return false;
  if (leaf.always?.some(({ guard }) => guard === undefined)) return false;
  const isPageWork = leaf.invoke.some(({ src }) => PAGE_WORK.includes(src));
  return !isPageWork || waitsForMore(leaf);
}

export const isTransient = (state: AnyStateNode): boolean => isLeaf(state) && !canRest(state);

const waitsForMore = ({ ownEvents, after, parent }: AnyStateNode): boolean =>
  after.length > 0 ||
  ownEvents.some((type) => !type.startsWith('xstate.')) ||
  (parent !== undefined && waitsForMore(parent));
