import type { Shelf } from '#machines/lib/attempt-store.ts';

/** The storage of a browser in which any write may fail. What fails is left only in the memory of its page. */
export interface BrowserStorage {
  /** Opens the shelf of all tabs in one page. */
  shared: () => Shelf;
  /** Opens the shelf of one tab. Reopening the tab opens it again with `again`. */
  ofTab: () => { shelf: () => Shelf };
  /** What is stored for all tabs. */
  text: () => string;
  failed: () => number;
}

export function playStorage(fails: () => boolean): BrowserStorage {
  let failed = 0;
  const place = () => {
    let stored: string | undefined;
    const shelf = (): Shelf => {
      let unstored: string | undefined;
      return {
        read: () => JSON.parse(stored ?? unstored ?? '[]'),
        write: (attempts) => {
          const text = JSON.stringify(attempts);
          const isFailing = fails();
          failed += isFailing ? 1 : 0;
          [stored, unstored] = isFailing ? [undefined, text] : [text, undefined];
          return !isFailing;
        },
      };
    };
    return { shelf, text: () => stored ?? '' };
  };
  const shared = place();
  return { shared: shared.shelf, ofTab: place, text: shared.text, failed: () => failed };
}
