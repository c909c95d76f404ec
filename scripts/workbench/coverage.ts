import type { AnyStateMachine } from 'xstate';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import type { Coverage, MachineCoverage, Shown, StoryRef } from '../../.storybook/coverage/coverage.ts';
import { reportOf } from '../../.storybook/coverage/gaps.ts';
import { storiesThat } from '../../.storybook/record/record.ts';
import { canRest, leavesOf, namesOf, stateName, wordsOf } from '../../.storybook/record/states.ts';
import { flows } from '../../machines/flows.ts';
import { pages, replies } from '../../mocks/replies.ts';
import { visits } from '../../mocks/routes.gen.ts';
import { en } from '../../src/messages/english.ts';
import { everyMachine } from '../docs/flows.ts';
import { readStories, type Story, textsSeen } from './stories.ts';

export const ERROR_TEXTS = ['required', 'problem', 'status', 'submit'] as const;

/** The stories that show each state, transition, reply, page and error text. */
export async function coverageOfStories(): Promise<Coverage> {
  const stories = readStories();
  const machines = await everyMachine();
  const routes = new Set<string>(Object.values(flows).map(({ route }) => route));
  const pageIds = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => routes.has(visits[id].path)); // its own keys
  return {
    machines: machines
      .map(({ machine }) => coverageOf(machine))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    replies: callsOfFlows().map((name) => ({
      name,
      shown: tagged('reply', name, Object.keys(replies[name]), stories),
    })),
    pages: pageIds.map((name) => ({ name, shown: tagged('page', name, Object.keys(pages[name]), stories) })),
    texts: ERROR_TEXTS.map((group) => ({ name: group, shown: textsOf(group, stories) })),
  };
}

/** The module with the coverage page's data. */
export const coverageModule = async (): Promise<string> =>
  `export const coverage = ${JSON.stringify(reportOf(await coverageOfStories()))};`;

export function textsOf(group: keyof typeof en, stories: readonly Story[]): Shown[] {
  const seen = stories.map((story) => ({ story, texts: new Set(textsSeen(story, group)) }));
  return Object.keys(en[group]).map((name) => ({
    name,
    stories: someOf(seen.filter(({ texts }) => texts.has(name)).map(({ story }) => story)),
  }));
}

function coverageOf(machine: AnyStateMachine): MachineCoverage {
  return {
    name: machine.id,
    states: leavesOf(machine.root).map((leaf) => ({
      name: leaf.path.join('.'),
      canRest: canRest(leaf),
      rests: someOf(storiesThat('rests', stateName(leaf))),
      passes: someOf(storiesThat('passes', stateName(leaf))),
    })),
    transitions: [...namesOf(machine)].map(([transition, name]) => ({
      ...wordsOf(transition),
      stories: storiesThat('takes', name),
    })),
  };
}

const tagged = (kind: string, id: string, names: readonly string[], stories: readonly Story[]): Shown[] =>
  names.map((name) => ({ name, stories: someOf(stories.filter(({ tags }) => tags.has(`${kind}:${id}.${name}`))) }));

/** A few stories are enough here; the page of a flow lists all of them. */
const someOf = (stories: readonly StoryRef[]): StoryRef[] =>
  stories.slice(0, 4).map(({ file, name }) => ({ file, name }));
