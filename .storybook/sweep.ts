import {
  FORCE_REMOUNT,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  type StoryFinishedPayload,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import type { Exchange } from '#mocks/contract/exchange.ts';
import { observer } from './machine-panel/observer.ts';
import { PLAY_ASKED } from './playing/protocol.ts';
import type { Deeds } from './record/record.ts';
import { givenReplies, requestsAtMocks, takeExchanges, takeUnanswered } from './server.ts';
import { steppingClock } from './stepping/clock.ts';

/** What the page of the stories tells the sweep. */
export interface Sweep {
  /** Opens a story as a click in the sidebar does, and has it play or leaves it at rest. */
  open: (id: string, plays?: boolean) => void;
  /** Plays the story that is open, as a tester does who does not wait long. */
  play: (id: string) => void;
  /** The problems of a story, once it has finished. */
  problems: (id: string) => Promise<string[]>;
  /** What is wrong with a page that a tester has opened or played in some world, once it has finished. */
  errorPages: (id: string) => Promise<string[]>;
  /** The states that the machines of the story are in. */
  states: () => readonly string[];
  /** What the machines of the story have done so far. Time stands still from here on. */
  deeds: () => Deeds;
  /** The documented replies that were given so far, as `call.name`. */
  replies: () => string[];
  /** Stops the story's clock, and returns how many requests are waiting for an answer of its mocks. */
  rest: () => number;
  /** The calls of the contract since they were last taken. */
  takeExchanges: () => Promise<Exchange[]>;
}

/** How long a step of a play waits for what it expects, in ms: a hang guard, far beyond what a busy machine needs. */
export const HANG = 60_000;

/** How long it waits where the world may never show it, in ms. */
const IMPATIENCE = 200;

interface PageSize {
  width: number;
  height: number;
}

declare global {
  interface Window {
    sweep: Sweep;
    /** Resizes the page to the viewport of a story; the sweep has it. Where a person uses Storybook, its manager does it. */
    resizePage?: (size: PageSize | undefined) => Promise<void>;
  }
}

/** A story's viewport as Storybook's own toolbar keeps it. */
interface Viewport {
  globals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

let isPlaying = true;

/** Whether the sweep has the story play that is being opened. */
export const isSweepPlaying = (): boolean => window.resizePage !== undefined && isPlaying;

/** Gives the page the size of the story's viewport. */
export async function resize({ globals, parameters }: Viewport): Promise<void> {
  const styles = parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles;
  await window.resizePage?.(
    styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  );
}

/** What axe reports: all of it to a person, and to the sweep what is wrong alone, which takes a third less time. */
export const axeOptions = window.resizePage ? { resultTypes: ['violations' as const] } : {};

/** Lets the sweep of all stories follow what happens in this page. */
export function admitSweep(): void {
  const channel = addons.getChannel();
  let thrown: string[] = [];
  let finished = Promise.withResolvers<StoryFinishedPayload>();

  for (const event of [
    PLAY_FUNCTION_THREW_EXCEPTION,
    UNHANDLED_ERRORS_WHILE_PLAYING,
    STORY_ERRORED,
    STORY_THREW_EXCEPTION,
  ])
    channel.on(event, (error: unknown) => thrown.push(`${event}: ${JSON.stringify(error)}`));
  channel.on(STORY_MISSING, () => finished.reject(new Error(STORY_MISSING)));
  channel.on(STORY_FINISHED, (payload: StoryFinishedPayload) => finished.resolve(payload));

  window.sweep = {
    open: (storyId, plays = true) => {
      thrown = [];
      finished = Promise.withResolvers();
      isPlaying = plays;
      const isOpen = new URLSearchParams(window.location.search).get('id') === storyId;
      channel.emit(isOpen ? FORCE_REMOUNT : SET_CURRENT_STORY, { storyId, viewMode: 'story' });
    },
    play: (storyId) => {
      finished = Promise.withResolvers();
      configure({ asyncUtilTimeout: IMPATIENCE });
      channel.emit(PLAY_ASKED, storyId);
    },
    errorPages: async (id) => {
      const { storyId } = await finished.promise;
      configure({ asyncUtilTimeout: HANG });
      return [...(storyId === id ? [] : [`${storyId} finished instead`]), ...errorPage()];
    },
    problems: async (id) => {
      const { storyId, status, reporters } = await finished.promise;
      return [
        ...(storyId === id ? [] : [`${storyId} finished instead`]),
        ...(status === 'success' ? [] : [`The story finished with ${status}`]),
        ...thrown,
        ...errorPage(),
        ...accessibility(reporters),
        ...takeUnanswered(),
      ];
    },
    states: () => observer.deeds().rests,
    deeds: () => {
      steppingClock.stand(true);
      return observer.deeds();
    },
    replies: () => [...givenReplies()],
    rest: () => {
      steppingClock.stand(true);
      return requestsAtMocks();
    },
    takeExchanges,
  };
}

const errorPage = (): string[] =>
  document.body.classList.contains('sb-show-main')
    ? []
    : [`An error page is shown: ${document.querySelector('#error-message')?.textContent}`];

/** The part of axe's result that is reported. */
interface Checked {
  error?: unknown;
  violations?: { id: string; help: string; nodes: { html: string }[] }[];
}

function accessibility(reporters: StoryFinishedPayload['reporters']): string[] {
  const report = reporters.find(({ type }) => type === 'a11y');
  if (report?.status === 'passed') return [];
  const { error, violations } = (report?.result ?? {}) as Checked; // addon-a11y reports what axe returns
  if (!violations) return [`Accessibility was not checked: ${error}`];
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
