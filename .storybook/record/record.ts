import recorded from './record.gen.json' with { type: 'json' };

export interface StoryRef {
  file: string;
  name: string;
}

export interface Deeds {
  /** The leaf states at the end, when everything is idle, such as `checkout.sendable`. */
  readonly rests: readonly string[];
  readonly passes: readonly string[];
}

/** Deeds by story file and export name. Written by `npm run stories:record`. */
export type StoryRecord = Readonly<Record<string, Readonly<Record<string, Partial<Deeds>>>>>;

/**
 * The resting states of each story and, for each transient state, a few stories. The sweep verifies it.
 */
export const record: StoryRecord = recorded;

const all = Object.entries(record).flatMap(([file, stories]) =>
  Object.entries(stories).map(([name, deeds]) => ({ story: { file, name }, deeds })),
);

/** Returns the stories that rest in a state or pass through it. */
export const storiesThat = (deed: keyof Deeds, name: string): readonly StoryRef[] =>
  all.filter(({ deeds }) => deeds[deed]?.includes(name)).map(({ story }) => story);
