import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { steppingClock } from '../stepping/clock.ts';
import { tell } from '../stepping/stepping.ts';

/** Stops time where a play ends, so that the story rests in the state that it shows. */
export function startPlaying(): void {
  addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
    if (newPhase !== 'played') return;
    steppingClock.stand(true);
    tell();
  });
}
