import recorded from './record.gen.json' with { type: 'json' };

export interface StoryRef {
  file: string;
  name: string;
}

export interface Deeds {
  /** The leaf states at the end, when everything is idle, such as `checkout.sendable`. */
  readonly rests: readonly string[];
  readonly passes: readonly string[];
  /** The documented replies that the story names and its page receives, such as `subscribe.started`. */
  readonly receives: readonly string[];
  /** The documented page that the story opens unchanged, such as `showSubscribe.visitor`. */
  readonly opens: readonly string[];
  /** The English texts that the page shows at the end, such as `problem.unexpected`. */
  readonly shows: readonly string[];
}

/** Deeds by story file and export name. Written by `npm run stories:record`. */
export type StoryRecord = Readonly<Record<string, Readonly<Record<string, Partial<Deeds>>>>>;

/**
 * The resting states and replies of each story and, for each transient state, page and text, a few stories. The sweep
 * verifies it.
 */
export const record: StoryRecord = recorded;
