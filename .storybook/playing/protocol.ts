const PLAYING = 'quarterly/playing';
/** Panel to story: restart and play this story. */
export const PLAY_ASKED = `${PLAYING}/asked`;
/** The payload of Storybook's FORCE_REMOUNT. `isDebugging` means that the instrumenter steps through the play. */
export interface Remounted {
  storyId: string;
  isDebugging?: boolean;
}

/** The message of the error that ends a play when its story is left. */
export const LEFT = 'The story was left while it played.';

/** A state as it appears in an address: Storybook drops global values that contain a dot. */
export const inAddress = (state: string): string => state.replaceAll('.', '-');
export const stateOf = (address: string): string => address.replaceAll('-', '.');
