import type { SurroundingPage } from '#machines/lib/world.ts';

/** A page that is played: a test scrolls it, and it keeps how often it was printed. */
export interface PlayedPage extends SurroundingPage {
  printed: number;
  /** How many watch its fold. */
  watchers: () => number;
  /** Scrolls it across its fold. */
  cross: (isBelow: boolean) => void;
}

/** A page at its top. */
export function playPage(): PlayedPage {
  const watchers = new Set<(isBelow: boolean) => void>();
  const page: PlayedPage = {
    printed: 0,
    print: async () => {
      page.printed += 1;
    },
    watchers: () => watchers.size,
    watchFold: (crossed) => {
      watchers.add(crossed);
      return () => void watchers.delete(crossed);
    },
    cross: (isBelow) => {
      for (const crossed of [...watchers]) crossed(isBelow);
    },
  };
  return page;
}
