/** A story: its file, and the name that it is exported by. */
export interface StoryRef {
  file: string;
  name: string;
}

/** Something that a story is to show, and the stories that say they do. */
export interface Shown {
  name: string;
  stories: readonly StoryRef[];
}

/** A transition: the machine goes it in the tests, and stories show where it begins and where it leads. */
export interface ShownTransition {
  from: string;
  to: string;
  cause: string;
  isWalked: boolean;
  stories: readonly StoryRef[];
}

/** One machine, with all that can be shown of it. */
export interface MachineCoverage {
  name: string;
  states: readonly Shown[];
  transitions: readonly ShownTransition[];
}

/** What is shown by which story, of everything that can be shown. */
export interface Coverage {
  machines: readonly MachineCoverage[];
  /** Each operation that a flow calls, with its documented replies. */
  replies: readonly { name: string; shown: readonly Shown[] }[];
  pages: readonly { name: string; shown: readonly Shown[] }[];
  /** Each group of the error catalogue, with its texts. */
  texts: readonly { name: string; shown: readonly Shown[] }[];
}
