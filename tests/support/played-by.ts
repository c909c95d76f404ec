/** The tag of a journey that a story also plays. */
export const PLAYED = '@played';

/**
 * Names the story that plays the same thing in the same browser with the same mocks. The usual run skips the journey
 * and relies on the story and the machine's tests; the exhaustive run includes it.
 */
export const playedBy = (story: string, ...tags: string[]) => ({
  tag: [PLAYED, ...tags],
  annotation: { type: 'story', description: story },
});
