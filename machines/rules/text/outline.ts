import type { Article } from '#machines/api/contract.ts';

type Heading = Article['contents'][number];

/** A heading, and what stands under it. */
export interface Branch extends Heading {
  under: Branch[];
}

/** The headings of a text as a tree; one that skips a level stands under the one before it all the same (SHELL-8). */
export function outline(contents: readonly Heading[]): Branch[] {
  const top: Branch[] = [];
  const open: Branch[] = [];
  for (const heading of contents) {
    const branch: Branch = { ...heading, under: [] };
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.under ?? top).push(branch);
    open.push(branch);
  }
  return top;
}
