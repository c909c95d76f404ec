/** The tag of a journey that a story plays too. */
export const PLAYED = '@played';

/**
 * Names the story that plays what the journey is about, in the same kind of browser and against the same mocks. The usual run
 * leaves the journey to that story, and what follows from there to the tests of the machine; the exhaustive run has them all.
 */
export const playedBy = (story: string, ...tags: string[]) => ({
  tag: [PLAYED, ...tags],
  annotation: { type: 'story', description: story },
});
