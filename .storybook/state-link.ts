export interface Findable {
  id: string;
  type?: string;
  tags?: readonly string[];
}

/** Returns the story that shows most of a page's states, deepest first, and the fewest others. */
export function storyOfState(states: readonly string[], entries: readonly Findable[]): string | undefined {
  const weights = new Map(states.map((state, depth) => [`state:${state}`, depth + 1]));
  const ranked = entries
    .filter(({ type }) => type !== 'docs')
    .map(({ id, tags = [] }) => {
      const tagged = tags.filter((tag) => tag.startsWith('state:'));
      const score = tagged.reduce((sum, tag) => sum + (weights.get(tag) ?? 0), 0);
      return { id, score, others: tagged.filter((tag) => !weights.has(tag)).length };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.others - other.others);
  return ranked[0]?.id;
}
