import type { Change, ChangeChannel } from '#machines/lib/world.ts';
import { connectTabs } from './tabs.ts';

const NAME = 'journal.changes';

/** Reports changes to other tabs and hears theirs. A no-op without `BroadcastChannel`. */
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
