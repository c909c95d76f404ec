import type { Article } from '#machines/api/contract.ts';

type Heading = Article['contents'][number];

export interface Branch extends Heading {
  under: Branch[];
}

/** Nests the headings of a text. A heading that skips a level still goes under the one before it (SHELL-8). */
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
