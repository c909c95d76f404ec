export interface Candidate {
  id: string;
  file: string;
  /** The states that its machines rest in; empty for a story without machines, which is a state of its own. */
  rests: readonly string[];
}

/** Chooses the stories that show each component at every state: each state by file once, in as few stories as possible. */
export function coreStories(stories: readonly Candidate[]): ReadonlySet<string> {
  const chosen = new Set<string>();
  for (const own of Map.groupBy(stories, ({ file }) => file).values()) {
    for (const { id, rests } of own) if (rests.length === 0) chosen.add(id);
    const missing = new Set(own.flatMap(({ rests }) => rests));
    const shows = ({ rests }: Candidate) => rests.filter((state) => missing.has(state)).length;
    while (missing.size > 0) {
      const { id, rests } = own.reduce((best, story) => (shows(story) > shows(best) ? story : best));
      chosen.add(id);
      for (const state of rests) missing.delete(state);
    }
  }
  return chosen;
}
