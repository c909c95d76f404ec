interface Entry {
  id: string;
  type: string;
  name: string;
  title?: string;
  tags?: readonly string[];
}

export interface StoryLink {
  id: string;
  title: string;
  name: string;
}

/** Returns the stories that show a state of a machine, or a state inside it. */
export const storiesOfState = (machine: string, state: string, entries: readonly Entry[]): StoryLink[] => {
  const tag = `state:${machine}.${state}`;
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && tags.some((one) => one === tag || one.startsWith(`${tag}.`)))
    .map(({ id, title = '', name }) => ({ id, title, name }));
};
