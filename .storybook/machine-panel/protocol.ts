/** What the two sides of the panel say to each other over Storybook's channel. */
export const PANEL = 'quarterly/machine-panel';
/** From the story: the machines as they are now. */
export const SHOWN = `${PANEL}/shown`;
/** From the panel: show the machines, and go on showing them. */
export const ASKED = `${PANEL}/asked`;
/** From the panel: an event for one machine. */
export const SENT = `${PANEL}/sent`;

/** The machines of a story and what has happened to them. */
export interface Shown {
  machines: readonly MachineView[];
  log: readonly LogEntry[];
}

/** One running or ended machine. */
export interface MachineView {
  session: string;
  name: string;
  /** How many machines it stands under. */
  depth: number;
  status: 'active' | 'done' | 'error' | 'stopped';
  state: string;
  tags: readonly string[];
  /** A Mermaid chart, and the ids of its states that are live. */
  chart: string;
  live: readonly string[];
  /** Each value as JSON, with secrets masked. */
  context: readonly { name: string; value: string }[];
  events: readonly EventOffer[];
  waits: readonly Wait[];
}

/** An event that the machine can take now; one that carries something brings an example as JSON. */
export interface EventOffer {
  type: string;
  example?: string;
}

/** A delay that is running: the event that ends it, and its name and length in words. */
export interface Wait {
  type: string;
  words: string;
}

export interface LogEntry {
  number: number;
  /** In ms since the first entry. */
  at: number;
  machine: string;
  cause: string;
  payload: string;
  state: string;
}

/** An event for the machine of this session. */
export interface Sent {
  session: string;
  event: { type: string };
}
