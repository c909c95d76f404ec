export interface Candidate {
  id: string;
  file: string;
  tags?: readonly string[];
  /** The states that its machines rest in. */
  rests: readonly string[];
}

/** Stories of several pages, which show no single component. */
const JOURNEYS = /\/journeys\//;

/**
 * Chooses the stories that show each component at every state. They cover each state that a file's stories rest in, in as
 * few stories as possible. The stories of a component without machines are its states, except those tagged `slow`.
 */
export function coreStories(stories: readonly Candidate[]): ReadonlySet<string> {
  const components = Map.groupBy(stories, ({ file }) => file);
  return new Set(
    [...components].flatMap(([file, own]) => {
      if (JOURNEYS.test(file)) return [];
      const states = new Set(own.flatMap(({ rests }) => rests));
      const shown = states.size > 0 ? covering(own, states) : own.filter(({ tags }) => !tags?.includes('slow'));
      return shown.map(({ id }) => id);
    }),
  );
}

function covering(stories: readonly Candidate[], states: ReadonlySet<string>): Candidate[] {
  const missing = new Set(states);
  const shows = ({ rests }: Candidate) => rests.filter((state) => missing.has(state)).length;
  const chosen: Candidate[] = [];
  while (missing.size > 0) {
    const next = stories.reduce((best, story) => (shows(story) > shows(best) ? story : best));
    chosen.push(next);
    for (const state of next.rests) missing.delete(state);
  }
  return chosen;
}
