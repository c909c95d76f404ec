/** The tag of a journey that a story plays too. */
export const PLAYED = '@played';

/**
 * Names the story that shows the same, in the same browser and of the same journal. The usual run leaves the journey to it and to
 * the tests of its machine; the exhaustive run has them all.
 */
export const playedBy = (story: string, ...tags: string[]) => ({
  tag: [PLAYED, ...tags],
  annotation: { type: 'story', description: story },
});
