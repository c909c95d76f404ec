export const globalsOf = (conditions: Readonly<Record<string, string>>, steps: string): string =>
  Object.entries({ ...conditions, steps })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

export const queryOf = (story: string, globals: string): string => `?path=/story/${story}&globals=${globals}`;
