import type { Story } from './find/known.ts';

/** Returns the story that shows most of a page's states, deepest first, and the fewest others. */
export function storyOfState(
  states: readonly string[],
  stories: readonly Pick<Story, 'id' | 'rests'>[],
): string | undefined {
  const weights = new Map(states.map((state, depth) => [state, depth + 1]));
  const ranked = stories
    .map(({ id, rests }) => ({
      id,
      score: rests.reduce((sum, state) => sum + (weights.get(state) ?? 0), 0),
      others: rests.filter((state) => !weights.has(state)).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.others - other.others);
  return ranked[0]?.id;
}
