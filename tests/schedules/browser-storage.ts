import type { Shelf } from '#machines/lib/attempt-store.ts';

/** The storage of a browser in which any write may fail. What fails is left only in the memory of its page. */
export interface BrowserStorage {
  /** Opens the shelf of all tabs in one page. */
  shared: () => Shelf;
  /** Opens the shelf of one tab. Reopening the tab opens it again with `again`. */
  ofTab: () => { shelf: () => Shelf };
  /** What is stored for all tabs. */
  text: () => string;
  /** The attempts that a failed write kept or removed from the shelf of all tabs. */
  hidden: ReadonlySet<string>;
}

export function playStorage(fails: () => boolean): BrowserStorage {
  const hidden = new Set<string>();
  const place = (lost?: Set<string>) => {
    let stored: string | undefined;
    const shelf = (): Shelf => {
      let unstored: string | undefined;
      return {
        read: () => JSON.parse(stored ?? unstored ?? '[]'),
        write: (attempts) => {
          const text = JSON.stringify(attempts);
          const isFailing = fails();
          if (isFailing) for (const id of idsIn(`${stored}${text}`)) lost?.add(id);
          [stored, unstored] = isFailing ? [undefined, text] : [text, undefined];
          return !isFailing;
        },
      };
    };
    return { shelf, text: () => stored ?? '' };
  };
  const shared = place(hidden);
  return { shared: shared.shelf, ofTab: () => place(), text: shared.text, hidden };
}

const idsIn = (text: string): string[] => [...text.matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
