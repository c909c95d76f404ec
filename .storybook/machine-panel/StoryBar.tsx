// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi } from 'storybook/manager-api';
import { PLAY_ASKED, type SteppingOrder, type SteppingShown } from '../stepping/protocol.ts';

interface StoryBarProps {
  shown: SteppingShown;
  onOrder: (order: SteppingOrder) => void;
}

/** Plays, restarts and steps the story, and says how far it is. */
export function StoryBar({ shown: { story, stage, canPlay, wait, isStill, steps, replay }, onOrder }: StoryBarProps) {
  const api = useStorybookApi();
  return (
    <section className="mp-bar" aria-label="Story">
      <div className="mp-buttons">
        <button
          type="button"
          disabled={!canPlay}
          title={canPlay ? 'Plays the steps of the story' : 'This story has no steps to play'}
          onClick={() => api.emit(PLAY_ASKED, story)}
        >
          Play
        </button>
        <button type="button" onClick={() => api.emit(FORCE_REMOUNT, { storyId: story })}>
          Restart
        </button>
        <button
          type="button"
          title={`Steps to undo: ${steps}`}
          disabled={steps === 0}
          onClick={() => onOrder({ kind: 'back' })}
        >
          Step back
        </button>
        <button
          type="button"
          title="Ends the next wait at once"
          disabled={wait === undefined}
          onClick={() => onOrder({ kind: 'skip' })}
        >
          Skip the wait
        </button>
        <button
          type="button"
          title="Ends one wait after another until a machine is in a new state or a call waits for you"
          disabled={wait === undefined}
          onClick={() => onOrder({ kind: 'skip-on' })}
        >
          Run to the next change
        </button>
        <button type="button" aria-pressed={isStill} onClick={() => onOrder({ kind: 'still', isOn: !isStill })}>
          Stop time
        </button>
      </div>
      <p className="mp-note" role="status">
        {replay ? wordsOf(replay) : WORDS[stage]}
        {wait !== undefined && ` The next wait takes ${wait / 1_000} s.`}
      </p>
      {replay && (
        <button type="button" onClick={() => api.updateGlobals({ steps: '' })}>
          Discard the recording and restart the story
        </button>
      )}
    </section>
  );
}

const WORDS: Record<SteppingShown['stage'], string> = {
  opening: 'The story is opening …',
  resting: 'Play the story, or go on by hand.',
  playing: 'Playing …',
  played: 'Played. Time is stopped.',
  failed: 'The play cannot go on; the Interactions panel says why.',
};

function wordsOf(replay: NonNullable<SteppingShown['replay']>): string {
  switch (replay.kind) {
    case 'running':
      return 'Replaying the recording …';
    case 'same':
      return 'This is the recorded state. Time is stopped and calls are held until you go on.';
    case 'other':
      return `The recording ended in a different state${replay.before ? `; it took another way before ${replay.before}` : ''}.`;
    case 'stuck':
      return `The recording stopped before ${replay.at}. The story may have changed since it was made.`;
    case 'older':
      return 'This recording has an older format and can no longer be replayed.';
    case 'unreadable':
      return 'This recording cannot be read. Part of the link may be missing.';
  }
}
