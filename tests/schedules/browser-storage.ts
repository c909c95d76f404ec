import type { AttemptSlot } from '#machines/lib/storage/attempt-store.ts';

/** The storage of a browser in which any write may fail. What fails is left only in the memory of its page. */
export interface BrowserStorage {
  /** Opens the shelf of all tabs in one page. */
  shared: () => AttemptSlot;
  /** Opens the shelf of one tab. Reopening the tab opens it again with `again`. */
  ofTab: () => { shelf: () => AttemptSlot };
  /** What is stored for all tabs. */
  text: () => string;
}

export function playStorage(fails: () => boolean): BrowserStorage {
  const place = (keepsOlder = false) => {
    let stored: string | undefined;
    const shelf = (): AttemptSlot => {
      let own: { text: string; stale: string | undefined } | undefined;
      return {
        read: () => JSON.parse((own && own.stale === stored ? own.text : stored) ?? '[]'),
        write: (attempts) => {
          const text = JSON.stringify(attempts);
          const isFailing = fails();
          if (!isFailing) stored = text;
          else if (!keepsOlder) stored = undefined;
          own = isFailing ? { text, stale: stored } : undefined;
          return !isFailing;
        },
      };
    };
    return { shelf, text: () => stored ?? '' };
  };
  const shared = place(true);
  return { shared: shared.shelf, ofTab: () => place(), text: shared.text };
}
