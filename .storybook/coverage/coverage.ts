export interface StoryRef {
  file: string;
  name: string;
}

export interface Shown {
  name: string;
  stories: readonly StoryRef[];
}

/** The stories that rest in a state and those that pass through it. No story rests in a transient state. */
export interface ShownState {
  name: string;
  canRest: boolean;
  rests: readonly StoryRef[];
  passes: readonly StoryRef[];
}

export interface ShownTransition {
  from: string;
  to: string;
  cause: string;
  stories: readonly StoryRef[];
}

export interface MachineCoverage {
  name: string;
  states: readonly ShownState[];
  transitions: readonly ShownTransition[];
}

export interface Coverage {
  machines: readonly MachineCoverage[];
  replies: readonly { name: string; shown: readonly Shown[] }[];
  pages: readonly { name: string; shown: readonly Shown[] }[];
  texts: readonly { name: string; shown: readonly Shown[] }[];
}

/** The data of the coverage page. States and replies are left out: the flow pages list them. */
export interface CoverageReport extends Pick<Coverage, 'pages' | 'texts'> {
  shares: readonly { what: string; shown: number; all: number }[];
  gaps: readonly Gap[];
  machines: readonly Pick<MachineCoverage, 'name' | 'transitions'>[];
}

export interface Gap {
  what: string;
  name: string;
}
