import type { Change, ChangeChannel } from '#machines/lib/world.ts';
import { connectTabs } from './tabs.ts';

const NAME = 'journal.changes';

/** Tells the other tabs of what changed, and hears of it from them; without `BroadcastChannel` nobody is told. */
export function createChangeChannel(): ChangeChannel {
  const watchers = new Set<(change: Change) => void>();
  const announce = connectTabs(NAME, (told) => {
    const change = CHANGES.find((one) => one === told);
    if (change) for (const heard of [...watchers]) heard(change);
  });
  return {
    announce,
    watch: (heard) => {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
  };
}

const CHANGES: readonly Change[] = ['order', 'account', 'session'];
