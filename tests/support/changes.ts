import type { Change, ChangeChannel } from '#machines/lib/world.ts';

export interface PlayedChanges extends ChangeChannel {
  announced: Change[];
  tell: (change: Change) => void;
  watchers: () => number;
}

export function playChanges(): PlayedChanges {
  const announced: Change[] = [];
  const watchers = new Set<(change: Change) => void>();
  return {
    announced,
    announce: (change) => void announced.push(change),
    watch: (heard) => {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
    tell: (change) => {
      for (const heard of watchers) heard(change);
    },
    watchers: () => watchers.size,
  };
}
