import type { ReactRenderer } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons, type PreviewWeb } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { observer } from '../machine-panel/observer.ts';
import { steppingClock } from '../stepping/clock.ts';
import { gate } from '../stepping/gate.ts';
import { tell } from '../stepping/stepping.ts';
import { keepIn } from './keep-in.ts';
import { performBy } from './named.ts';
import { LEFT, PLAY_ASKED, type Remounted, stateOf } from './protocol.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
  }
}

interface Rendering {
  id: string;
  globals: Record<string, unknown>;
  parameters: { rests?: string };
  abortSignal: AbortSignal;
  step: Parameters<typeof performBy>[0];
}

/** The story that the tester asked to play, until it starts. */
let asked: string | undefined;
let left: AbortSignal = new AbortController().signal;
let stopsIn = '';
let isStopped = false;

/** Lets testers play stories, and stops time when a play ends so that the story stays in the state it shows. */
export function startPlaying(): void {
  const channel = addons.getChannel();
  channel.on(PLAY_ASKED, (storyId: string) => {
    asked = storyId;
    channel.emit(FORCE_REMOUNT, { storyId });
  });
  channel.on(FORCE_REMOUNT, ({ storyId, isDebugging = false }: Remounted) => {
    if (isDebugging) asked = storyId;
  });
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (newPhase !== 'played') return;
    steppingClock.stand(true);
    tell();
  });
}

export function interruptPlays(): void {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (act) => {
      const signal = left;
      const interrupted = new Promise<never>((_, reject) => {
        const leave = () => reject(new DOMException(LEFT, 'AbortError'));
        if (signal.aborted) leave();
        signal.addEventListener('abort', leave, { once: true });
      });
      const result = await Promise.race([asyncWrapper(act), interrupted]);
      return isStopped ? interrupted : result;
    },
  }));
}

/** Opens a story at rest, or plays it if it was asked to or always plays. */
export function beginPlay({ id, globals, parameters, abortSignal, step }: Rendering, isAlways: boolean): void {
  const render = window.__STORYBOOK_PREVIEW__.currentRender;
  if (render && 'renderOptions' in render)
    render.renderOptions.autoplay = isAlways || globals.playOnOpen === 'on' || asked === id;
  asked = undefined;
  left = abortSignal;
  performBy(step);
  isStopped = false;
  const { stopIn } = globals;
  stopsIn = typeof stopIn === 'string' ? stateOf(stopIn) : '';
  keepIn(stopsIn);
  observer.entered((state) => {
    if (state !== parameters.rests && state !== stopsIn) return;
    isStopped = state === stopsIn;
    stop();
  });
}

function stop(): void {
  steppingClock.stand(true);
  gate.hold(true);
  for (const { number } of gate.flights()) gate.holdBack(number);
}
