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
          title={`${steps} to take back`}
          disabled={steps === 0 || replay?.kind === 'running'}
          onClick={() => order({ kind: 'back' })}
        >
          Step back
        </button>
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip' })}>
          Skip the wait
        </button>
        <button type="button" disabled={wait === undefined} onClick={() => order({ kind: 'skip-on' })}>
          Skip waits until something new
        </button>
        <button type="button" aria-pressed={isStill} onClick={() => order({ kind: 'still', isOn: !isStill })}>
          Time stands still
        </button>
      </div>
      <p className="mp-note" role="status">
        {replay && wordsOf(replay)}
      </p>
      {replay && (
        <button type="button" onClick={() => api.updateGlobals({ steps: '' })}>
          Leave the recording, and begin the story anew
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
      return 'This is the recorded state. Time stands still and calls are held until you go on.';
    case 'other':
      return `The recording led elsewhere: it was made in “${replay.expected}”.`;
    case 'stuck':
      return `The recording leads no further than before “${replay.at}”; the story may have changed since it was made.`;
    case 'older':
      return 'This recording is of an older format, which can no longer be replayed.';
    case 'unreadable':
      return 'This recording cannot be read; a part of the link may be missing.';
  }
}
