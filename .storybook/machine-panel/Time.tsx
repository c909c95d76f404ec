// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi } from 'storybook/manager-api';
import type { SteppingShown } from '../stepping/protocol.ts';
import { useStepping } from '../stepping/use-stepping.ts';

export function Time() {
  const api = useStorybookApi();
  const { shown, order } = useStepping({
    onRewound: (steps) => {
      // If the steps have not changed, the toolbar update would not restart the story.
      if (api.getGlobals().steps !== steps) api.updateGlobals({ steps });
      else api.emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData().id });
    },
  });
  const { wait, isStill, steps, replay } = shown;
  return (
    <section className="mp-time-bar" aria-label="Time">
      <div className="mp-buttons">
        <button
          type="button"
          title={`Steps to undo: ${steps}`}
          disabled={steps === 0 || replay?.kind === 'running'}
          onClick={() => order({ kind: 'back' })}
        >
          Step back
        </button>
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip' })}>
          Skip this wait
        </button>
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip-on' })}>
          Skip to the next change
        </button>
        <button type="button" aria-pressed={isStill} onClick={() => order({ kind: 'still', isOn: !isStill })}>
          Stop time
        </button>
      </div>
      <p className="mp-note" role="status">
        {replay && wordsOf(replay)}
      </p>
      {replay && (
        <button type="button" onClick={() => api.updateGlobals({ steps: '' })}>
          Discard the recording and restart the story
        </button>
      )}
    </section>
  );
}

function wordsOf(replay: NonNullable<SteppingShown['replay']>): string {
  switch (replay.kind) {
    case 'running':
      return 'Replaying the recording …';
    case 'same':
      return 'This is the recorded state. Time is stopped and calls are held until you continue.';
    case 'other':
      return `The recording ended in a different state; it was made in “${replay.expected}”.`;
    case 'stuck':
      return `The recording stopped before “${replay.at}”. The story may have changed since it was made.`;
    case 'older':
      return 'This recording has an older format and can no longer be replayed.';
    case 'unreadable':
      return 'This recording cannot be read. Part of the link may be missing.';
  }
}
