import type { StoryRef } from '../coverage/coverage.ts';
import recorded from './record.gen.json' with { type: 'json' };

/** What the machines of a story do while it plays. */
export interface Deeds {
  /** The leaf states that they are in once the story has played and everything is still, as `checkout.sendable`. */
  readonly rests: readonly string[];
  /** The leaf states that they were in before. */
  readonly passes: readonly string[];
  /** The transitions that they took, as `checkout: sendable, order.submitted, sending`. */
  readonly takes: readonly string[];
}

/** Deeds by the file of a story and the name that it is exported by. `npm run stories:record` writes it. */
export type StoryRecord = Readonly<Record<string, Readonly<Record<string, Partial<Deeds>>>>>;

/** Where each story rests, and for each state passed and each transition a few stories. The sweep holds them to it. */
export const record: StoryRecord = recorded;

const all = Object.entries(record).flatMap(([file, stories]) =>
  Object.entries(stories).map(([name, deeds]) => ({ story: { file, name }, deeds })),
);

/** The stories that rest in a state, pass through a state or take a transition. */
export const storiesThat = (deed: keyof Deeds, name: string): readonly StoryRef[] =>
  all.filter(({ deeds }) => deeds[deed]?.includes(name)).map(({ story }) => story);
