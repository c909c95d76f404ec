import type { Change, ChangeChannel } from '#machines/lib/world.ts';
import { sessionSlot } from '../storage/storage.ts';
import { connectTabs } from './tabs.ts';

const NAME = 'journal.changes';

/** How long a browser may take to deliver a message, in ms. If the page is left earlier, the message can be lost. */
const DELIVERY_MS = 2_000;

/** The changes that this tab has just announced, which its next page announces again. */
const unheard = sessionSlot('journal-unheard');

/** Reports changes to other tabs and hears theirs. A no-op without `BroadcastChannel`. */
export function createChangeChannel(): ChangeChannel {
  const watchers = new Set<(change: Change) => void>();
  const announce = connectTabs(NAME, (told) => {
    for (const change of changesIn([told])) for (const heard of [...watchers]) heard(change);
  });
  const announced = new Set<Change>();
  for (const change of changesIn(unheard.read())) announce(change);
  unheard.clear();
  return {
    announce: (change) => {
      announce(change);
      unheard.write([...announced.add(change)]);
      setTimeout(() => {
        announced.delete(change);
        if (announced.size === 0) unheard.clear();
      }, DELIVERY_MS);
    },
    watch: (heard) => {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
  };
}

const CHANGES: readonly Change[] = ['order', 'account', 'session'];

const changesIn = (told: unknown): Change[] => (Array.isArray(told) ? CHANGES.filter((one) => told.includes(one)) : []);
