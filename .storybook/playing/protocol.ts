const PLAYING = 'quarterly/playing';
/** From the panel: play this story from its beginning. */
export const PLAY_ASKED = `${PLAYING}/asked`;
/** The parameter of Storybook's event by which the instrumenter plays up to a call. */
export interface Remounted {
  storyId: string;
  isDebugging?: boolean;
}
