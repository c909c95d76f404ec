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
 * Chooses the stories that show each component and each state. They cover each state that a component's machine rests in
 * with as few stories as possible; a machine that several components share is covered once. The stories of a component
 * without machines are its states, except those tagged `full`, which only `npm run test:full` runs.
 */
export function coreStories(stories: readonly Candidate[]): ReadonlySet<string> {
  const single = stories.filter(({ file }) => !JOURNEYS.test(file));
  const resting = single.filter(({ rests }) => rests.length > 0);
  const withMachine = new Set(resting.map(({ file }) => file));
  const still = single.filter(({ file, tags }) => !withMachine.has(file) && !tags?.includes('full'));
  return new Set([...covering(resting), ...still].map(({ id }) => id));
}

function covering(stories: readonly Candidate[]): Candidate[] {
  const shownBy = ({ file, rests }: Candidate) => [file, ...rests];
  const missing = new Set(stories.flatMap(shownBy));
  const gain = (story: Candidate) => shownBy(story).filter((each) => missing.has(each)).length;
  const chosen: Candidate[] = [];
  while (missing.size > 0) {
    const next = stories.reduce((best, story) => (gain(story) > gain(best) ? story : best));
    chosen.push(next);
    for (const each of shownBy(next)) missing.delete(each);
  }
  return chosen;
}
