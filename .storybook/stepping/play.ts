import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons, type PreviewWeb } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { observer } from '../machine-panel/observer.ts';
import { callQueue } from './call-queue.ts';
import { steppingClock } from './clock.ts';
import { PLAY_ASKED, type Stage } from './protocol.ts';
import { prepareRecording, reach, rest } from './stepping.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
  }
}

/** The payload of Storybook's FORCE_REMOUNT. `isDebugging` means that its Interactions panel steps through the play. */
interface Remounted {
  storyId: string;
  isDebugging?: boolean;
}

/** The story that the tester asked to play, until it starts. */
let asked: string | undefined;
let left: AbortSignal = new AbortController().signal;

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
    if (newPhase === 'played') steppingClock.stand(true);
    const stage = STAGES[newPhase];
    if (stage) reach(stage);
    // The first phase after the story was mounted.
    if (newPhase === 'completing') rest();
  });
}

const STAGES: Record<string, Stage> = { playing: 'playing', played: 'played', errored: 'failed' };

/** Whether the story is only rendered again, for other looks. */
export const isRenderedAgain = ({ abortSignal }: Pick<StoryContext, 'abortSignal'>): boolean => abortSignal === left;

/** Ends a play when its story is left. */
export function interruptPlays(): void {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (act) => {
      const signal = left;
      const interrupted = new Promise<never>((_, reject) => {
        const leave = () => reject(new DOMException('The story was left while it played.', 'AbortError'));
        if (signal.aborted) leave();
        signal.addEventListener('abort', leave, { once: true });
      });
      return Promise.race([asyncWrapper(act), interrupted]);
    },
  }));
}

/** Opens a story at rest or for the recording in the address, or plays it if it was asked to or always plays. */
export async function beginPlay(
  { id, globals, parameters, abortSignal }: Pick<StoryContext, 'id' | 'globals' | 'parameters' | 'abortSignal'>,
  isAlways: boolean,
): Promise<void> {
  const recording = asked === id ? '' : globals.steps;
  const plays = isAlways || globals.playOnOpen === 'on' || asked === id;
  const render = window.__STORYBOOK_PREVIEW__.currentRender;
  if (render && 'renderOptions' in render) render.renderOptions.autoplay = plays && !recording;
  asked = undefined;
  left = abortSignal;
  observer.entered((state) => {
    if (state === parameters.rests) holdEverything();
  });
  await prepareRecording(recording, abortSignal);
}

function holdEverything(): void {
  steppingClock.stand(true);
  callQueue.hold(true);
  for (const { number } of callQueue.queuedCalls()) callQueue.holdBack(number);
}
