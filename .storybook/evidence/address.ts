/** The globals of an address: the toolbar, and the steps into a state. */
export const globalsOf = (toolbar: Readonly<Record<string, string>>, steps: string): string =>
  Object.entries({ ...toolbar, steps })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The query of Storybook's address for a story in a world. */
export const queryOf = (story: string, globals: string): string => `?path=/story/${story}&globals=${globals}`;
