const PLAYING = 'quarterly/playing';
/** From the panel: play this story from its beginning. */
export const PLAY_ASKED = `${PLAYING}/asked`;
/** What Storybook's event says: the instrumenter has a story play step by step. */
export interface Remounted {
  storyId: string;
  isDebugging?: boolean;
}

/** The message of the error that ends a play whose story was left. */
export const LEFT = 'The story was left while it played.';

/** A state as the address of a story holds it: Storybook drops a value that has a dot. */
export const inAddress = (state: string): string => state.replaceAll('.', '-');
/** The state of an address. */
export const stateOf = (address: string): string => address.replaceAll('-', '.');
