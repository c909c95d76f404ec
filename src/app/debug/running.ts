import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Trail } from './trail.ts';

export interface Running {
  id: string;
  state: string;
  isOver: boolean;
  depth: number;
}

export interface PageState {
  machines: readonly Running[];
  events: readonly string[];
}

export interface WatchedPage {
  read: () => PageState;
  watch: (changed: () => void) => () => void;
}

const watched = new WeakMap<Trail, WatchedPage>();

export function stateOfPage(trail: Trail): WatchedPage {
  const known = watched.get(trail);
  if (known) return known;
  const machines = new Map<unknown, Running>();
  const watchers = new Set<() => void>();
  let state: PageState = { machines: [], events: [] };
  trail.hand((event) => {
    if (!isOfMachine(event)) return;
    const { actorRef, snapshot } = event;
    machines.set(actorRef, runningOf(snapshot, depthOf(actorRef as Child)));
    const events = [`${snapshot.machine.id}: ${event.event.type}`, ...state.events].slice(0, SHOWN_EVENTS);
    state = { machines: [...machines.values()], events };
    for (const changed of watchers) changed();
  });
  const page: WatchedPage = {
    read: () => state,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
  watched.set(trail, page);
  return page;
}

/** Returns the query that opens the story of this state in Storybook. */
export const stateQuery = ({ machines }: PageState): string =>
  new URLSearchParams(
    machines.filter(({ isOver }) => !isOver).map(({ id, state }) => ['state', `${id}.${state}`]),
  ).toString();

const SHOWN_EVENTS = 12;

type OfMachine = Extract<InspectionEvent, { type: '@xstate.snapshot' }> & { snapshot: AnyMachineSnapshot };

const isOfMachine = (event: InspectionEvent): event is OfMachine =>
  event.type === '@xstate.snapshot' && 'machine' in event.snapshot;

const runningOf = ({ machine, value, status }: AnyMachineSnapshot, depth: number): Running => ({
  id: machine.id,
  state: wordsOf(value),
  isOver: status !== 'active',
  depth,
});

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => [key, wordsOf(inner)].filter(Boolean).join('.'))
    .join('+');
}

/** XState's actor reference type hides the parent. */
interface Child {
  _parent?: Child | undefined;
}

const depthOf = ({ _parent }: Child): number => (_parent ? depthOf(_parent) + 1 : 0);
