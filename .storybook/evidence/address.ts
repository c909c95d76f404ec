/** The `globals` parameter of an address: the toolbar, and the steps of a recording. */
export const globalsOf = (toolbar: Readonly<Record<string, string>>, steps: string): string =>
  Object.entries({ ...toolbar, steps })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The query of Storybook's address for a story with these globals. */
export const queryOf = (story: string, globals: string): string => `?path=/story/${story}&globals=${globals}`;
