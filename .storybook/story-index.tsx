export interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: readonly string[];
  importPath: string;
  exportName?: string;
}

export const everyStory: Promise<Entry[]> = fetch('./index.json')
  .then((answer) => answer.json())
  .then(({ entries }: { entries: Record<string, Entry> }) =>
    Object.values(entries).filter(({ type }) => type === 'story'),
  );

export const StoryLink = ({ id, title, name }: Pick<Entry, 'id' | 'title' | 'name'>) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {title.slice(title.indexOf('/') + 1)}: {name}
  </a>
);
