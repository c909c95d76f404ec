import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Coverage, MachineCoverage, Shown, StoryRef } from '../../.storybook/coverage/coverage.ts';
import { causeOf } from '../../.storybook/machine-panel/chart.ts';
import { pages, replies } from '../../mocks/replies.ts';
import { visits } from '../../mocks/routes.gen.ts';
import { en } from '../../src/messages/en.ts';
import { mounts } from '../../src/mounts.ts';
import { walkAll } from '../../tests/flows/walk-all.ts';
import type { Walk } from '../../tests/flows/walker.ts';
import { callsOfFlows } from '../../tests/support/flow-calls.ts';
import { everyMachine } from '../docs/flows.ts';
import { readStories, type Story, textsSeen } from './stories.ts';

/** The groups of the catalogue that say what went wrong, or how an order is getting on. */
export const ERROR_TEXTS = ['required', 'problem', 'status', 'submit'] as const;

/** What is shown by which story: states, transitions, replies, pages and error texts. */
export async function coverageOfStories(): Promise<Coverage> {
  const stories = readStories();
  const machines = await everyMachine();
  const walks = new Map((await walkAll()).map((walk) => [walk.machine, walk]));
  const routes = new Set<string>(Object.values(mounts).map(({ route }) => route));
  const pageIds = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => routes.has(visits[id].path)); // its own keys
  return {
    machines: machines
      .map(({ machine }) => coverageOf(machine.root, stories, walks.get(machine.id)))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    replies: callsOfFlows().map((name) => ({
      name,
      shown: tagged('reply', name, Object.keys(replies[name]), stories),
    })),
    pages: pageIds.map((name) => ({ name, shown: tagged('page', name, Object.keys(pages[name]), stories) })),
    texts: ERROR_TEXTS.map((group) => ({ name: group, shown: textsOf(group, stories) })),
  };
}

/** Each text of a group, with the stories that expect a reader to see it. */
export function textsOf(group: keyof typeof en, stories: readonly Story[]): Shown[] {
  const seen = stories.map((story) => ({ story, texts: new Set(textsSeen(story, group)) }));
  return Object.keys(en[group]).map((name) => ({
    name,
    stories: seen.filter(({ texts }) => texts.has(name)).map(({ story }) => refOf(story)),
  }));
}

function coverageOf(root: AnyStateNode, stories: readonly Story[], walk: Walk | undefined): MachineCoverage {
  const nodes = everyState(root);
  const shown = new Map(nodes.map((node) => [node, storiesShowing(node, stories)]));
  const showing = (node: AnyStateNode): Story[] => shown.get(node) ?? [];
  const missing = new Set(walk?.missing);
  return {
    name: root.machine.id,
    states: nodes
      .filter((node) => node !== root && leavesOf(node).includes(node))
      .map((node) => ({ name: node.path.join('.'), stories: showing(node).map(refOf) })),
    transitions: nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
        candidates.map((transition, at) => {
          const target = transition.target?.[0] ?? node;
          const both = showing(node).filter((story) => showing(target).includes(story));
          return {
            from: node.path.join('.') || node.machine.id,
            to: transition.target ? target.path.join('.') : 'stays',
            cause:
              [causeOf(transition.eventType, node), guardOf(transition.guard)].filter(Boolean).join(' ') || 'at once',
            isWalked: walk !== undefined && !missing.has(`taken ${nameOf(node, transition, at)}`),
            stories: (both.length > 0 ? both : [...new Set([...showing(node), ...showing(target)])]).map(refOf),
          };
        }),
      ),
    ),
  };
}

function storiesShowing(node: AnyStateNode, stories: readonly Story[]): Story[] {
  const leaves = leavesOf(node).map(tagOf);
  // A state that is left as it is entered is on the way within the one that it stands in.
  if (leaves.length === 0 && node.parent) return storiesShowing(node.parent, stories);
  return stories.filter(({ tags }) => leaves.some((leaf) => tags.has(leaf)));
}

/** A transition as the walk names it. */
const nameOf = ({ id }: AnyStateNode, { eventType, target }: AnyTransitionDefinition, at: number): string =>
  `${id} ${eventType || 'always'} ${at} to ${target?.map((node) => node.id) ?? 'itself'}`;

const guardOf = (guard: unknown): string => {
  if (typeof guard === 'string') return `[${guard}]`;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? `[${String(guard.type)}]` : '';
};

const tagged = (kind: string, id: string, names: readonly string[], stories: readonly Story[]): Shown[] =>
  names.map((name) => ({ name, stories: stories.filter(({ tags }) => tags.has(`${kind}:${id}.${name}`)).map(refOf) }));

const refOf = ({ file, name }: StoryRef): StoryRef => ({ file, name });

const everyState = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyState)];

/** The states within, or this one, that a machine can be found in; one that is left as it is entered cannot be shown. */
function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const inner = Object.values(node.states).flatMap(leavesOf);
  if (inner.length > 0) return inner;
  return node.always?.length ? [] : [node];
}

const tagOf = ({ machine, path }: AnyStateNode): string => `state:${[machine.id, ...path].join('.')}`;
