import type { Change, ChangeChannel } from '#machines/lib/world.ts';

/** A channel that is played: it keeps what was announced. */
export interface PlayedChanges extends ChangeChannel {
  announced: Change[];
}

/** A channel without another tab. */
export function playChanges(): PlayedChanges {
  const announced: Change[] = [];
  return { announced, announce: (change) => void announced.push(change), watch: () => () => undefined };
}
