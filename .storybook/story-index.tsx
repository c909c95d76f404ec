/** A story or a document, as Storybook's index has it. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: readonly string[];
  importPath: string;
  exportName?: string;
}

/**
 * Every story. Pages wait for them before they render: links that came later would move the heading that the search has
 * scrolled to.
 */
export const everyStory: Promise<Entry[]> = fetch('./index.json')
  .then((answer) => answer.json())
  .then(({ entries }: { entries: Record<string, Entry> }) =>
    Object.values(entries).filter(({ type }) => type === 'story'),
  );

/** A link that opens a story. */
export const StoryLink = ({ id, title, name }: Pick<Entry, 'id' | 'title' | 'name'>) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {title.slice(title.indexOf('/') + 1)}: {name}
  </a>
);
