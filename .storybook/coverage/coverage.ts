/** A story: its file, and the name that it is exported by. */
export interface StoryRef {
  file: string;
  name: string;
}

/** Something that a story is to show, and some of the stories that say they do. */
export interface Shown {
  name: string;
  stories: readonly StoryRef[];
}

/** A state, with some of the stories that rest in it and that pass through it. A transient one is only passed through. */
export interface ShownState {
  name: string;
  canRest: boolean;
  rests: readonly StoryRef[];
  passes: readonly StoryRef[];
}

/** A transition, with some of the stories that take it. */
export interface ShownTransition {
  from: string;
  to: string;
  cause: string;
  stories: readonly StoryRef[];
}

/** One machine, with all that can be shown of it. */
export interface MachineCoverage {
  name: string;
  states: readonly ShownState[];
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

/** What the coverage page tells: the figures, and the stories of what no page of a flow lists. */
export interface CoverageReport extends Pick<Coverage, 'pages' | 'texts'> {
  shares: readonly { what: string; shown: number; all: number }[];
  gaps: readonly Gap[];
  machines: readonly Pick<MachineCoverage, 'name' | 'transitions'>[];
}

/** Something that no story shows. */
export interface Gap {
  what: string;
  name: string;
}
