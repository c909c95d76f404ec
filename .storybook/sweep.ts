import type { StoryContext } from '@storybook/react-vite';
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
import { namedReplies } from '#fixtures/stories/answers.ts';
import { nameOfPage } from '#fixtures/stories/pages.ts';
import type { Exchange } from '#mocks/contract/exchange.ts';
import { observer } from './machine-panel/observer.ts';
import { storyPage } from './machine-panel/report.ts';
import type { Deeds } from './record/record.ts';
import { shownTexts } from './record/shown-texts.ts';
import { requestsAtMocks, takeExchanges, takeUnanswered } from './server.ts';
import { steppingClock } from './stepping/clock.ts';
import { PLAY_ASKED } from './stepping/protocol.ts';

export interface Outcome {
  problems: string[];
  /** The expected deeds that did not happen. */
  missing: string[];
  exchanges: Exchange[];
}

export interface Sweep {
  /** Opens a story as a click in the sidebar does, and plays it or leaves it at rest. */
  open: (id: string, plays?: boolean) => void;
  /** Plays the open story with short waits. */
  play: (id: string) => void;
  problems: (id: string) => Promise<string[]>;
  /** Waits until the open story has finished and everything expected has happened. */
  outcome: (id: string, expected: Partial<Deeds>) => Promise<Outcome>;
  /**
   * Returns why the page of an opened or played story is broken, under whatever conditions, once the story has
   * finished.
   */
  errorPages: (id: string) => Promise<string[]>;
  states: () => readonly string[];
  /** Returns the deeds so far, with those of these texts that the page shows, and stops time. */
  deeds: (texts?: readonly string[]) => Deeds;
  /** Stops the story's clock and returns how many requests a mock has yet to answer. */
  rest: () => number;
}

/** The timeout of a play's step in ms: only guards against hangs. */
export const HANG = 120_000;

/** The timeout in ms in worlds where a step's expectation may never be met. */
const IMPATIENCE = 200;

interface PageSize {
  width: number;
  height: number;
}

declare global {
  interface Window {
    sweep: Sweep;
    /** Set by the sweep to resize the page to a story's viewport. For a person, Storybook's manager does it. */
    resizePage?: (size: PageSize | undefined) => Promise<void>;
    /** Set by the sweep if it checks each markup only once: whether the page has markup that is new in this run. */
    hasNewMarkup?: () => Promise<boolean>;
  }
}

interface Viewport {
  globals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

let isPlaying = true;

/** Whether the sweep plays the story that is opening. */
export const isSweepPlaying = (): boolean => window.resizePage !== undefined && isPlaying;

export async function resize({ globals, parameters }: Viewport): Promise<void> {
  const styles = parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles;
  await window.resizePage?.(
    styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  );
}

/** Skips axe if this run has checked the same markup. */
export async function skipKnownMarkup(story: Pick<StoryContext, 'globals' | 'reporting'>): Promise<void> {
  if (window.hasNewMarkup === undefined || (await window.hasNewMarkup())) return;
  story.reporting.addReport({ type: 'a11y', version: 1, result: {}, status: 'passed' });
  story.globals = { ...story.globals, a11y: { manual: true } };
}

export function exposeTestHooks(): void {
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
    outcome: async (id, expected) => {
      const problems = await window.sweep.problems(id);
      if (problems.length > 0) return { problems, missing: [], exchanges: [] };
      const missing = await emptied(() => {
        const done = window.sweep.deeds(expected.shows ?? []);
        return DEEDS.flatMap((deed) => (expected[deed] ?? []).filter((what) => !done[deed].includes(what)));
      });
      return { problems, missing, exchanges: await takeExchanges() };
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
    deeds: (texts) => {
      steppingClock.stand(true);
      const page = storyPage();
      const opened = page && nameOfPage(page);
      const opens = opened === undefined ? [] : [opened];
      return { ...observer.deeds(), receives: namedReplies(), opens, shows: shownTexts(document.body, texts) };
    },
    rest: () => {
      steppingClock.stand(true);
      return requestsAtMocks();
    },
  };
}

const DEEDS = ['rests', 'passes', 'receives', 'opens', 'shows'] as const;

/** Waits until a list is empty, and returns the rest if it stays filled. */
async function emptied(read: () => string[]): Promise<string[]> {
  const end = performance.now() + HANG;
  for (;;) {
    const left = read();
    if (left.length === 0 || performance.now() > end) return left;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const errorPage = (): string[] =>
  document.body.classList.contains('sb-show-main')
    ? []
    : [`An error page is shown: ${document.querySelector('#error-message')?.textContent}`];

interface Checked {
  error?: unknown;
  violations?: { id: string; help: string; nodes: { html: string }[] }[];
}

function accessibility(reporters: StoryFinishedPayload['reporters']): string[] {
  const report = reporters.find(({ type }) => type === 'a11y');
  if (report?.status === 'passed') return [];
  const { error, violations } = (report?.result ?? {}) as Checked;
  if (!violations) return [`Accessibility was not checked: ${error}`];
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
