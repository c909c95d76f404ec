import type { SurroundingPage } from '#machines/lib/world.ts';

export interface PlayedPage extends SurroundingPage {
  printed: number;
  watchers: () => number;
  cross: (isBelow: boolean) => void;
}

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
