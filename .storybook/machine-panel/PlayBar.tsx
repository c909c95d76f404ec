// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useState } from 'react';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { PLAY_ASKED } from '../stepping/protocol.ts';

/** Plays the story. Storybook's Interactions panel shows the steps and goes through them one by one. */
export function PlayBar() {
  const { storyId } = useStorybookState();
  const [phase, setPhase] = useState('loading');
  const emit = useChannel(
    {
      [STORY_RENDER_PHASE_CHANGED]: ({ newPhase, storyId: id }: { newPhase: string; storyId: string }) => {
        if (id === storyId && newPhase in WORDS) setPhase(newPhase);
      },
    },
    [storyId],
  );
  return (
    <section className="mp-time-bar" aria-label="Play">
      <div className="mp-buttons">
        <button type="button" onClick={() => emit(PLAY_ASKED, storyId)}>
          Play
        </button>
        <button type="button" onClick={() => emit(FORCE_REMOUNT, { storyId })}>
          Restart
        </button>
      </div>
      <p className="mp-note" role="status">
        {WORDS[phase]}
      </p>
    </section>
  );
}

const WORDS: Record<string, string> = {
  loading: 'The story is at rest. Play it, or continue by hand.',
  playing: 'Playing …',
  played: 'Played. Time is stopped.',
  errored: 'The play cannot continue; the Interactions panel says why.',
};
