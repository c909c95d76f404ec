import type { Edited, Option } from '../stepping/gate.ts';

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
  /** The delays that are running: each one's name and length in words. */
  waits: readonly string[];
}

/** An event that the machine can take now; one that carries something brings examples as JSON. */
export interface EventOffer {
  type: string;
  examples: readonly string[];
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

/** From the panel: a question, which the story answers. */
export const QUESTION = `${PANEL}/question`;
/** From the story: the answer. */
export const ANSWERED = `${PANEL}/answered`;

/** What the panel asks the story. */
export type Question =
  /** What is wrong with an event of a machine. */
  | { kind: 'event-problems'; machine: string; event: object }
  /** The calls that these machines can make. */
  | { kind: 'calls'; machines: readonly string[] }
  /** The body of a documented reply, to be edited. */
  | { kind: 'draft'; call: string; reply: string }
  /** What the contract objects to in an edited reply. */
  | { kind: 'reply-objections'; call: string; edited: Edited }
  /** What the contract objects to in a call that was answered: the request, then the reply. */
  | { kind: 'call-objections'; number: number };

export interface Answers {
  'event-problems': readonly Problem[];
  calls: readonly CallOffer[];
  draft: string;
  'reply-objections': readonly string[];
  'call-objections': readonly string[];
}

/** What is wrong with a value: where, what belongs there, and what is there. */
export interface Problem {
  path: string;
  expected: string;
  found: string;
}

/** A call that a machine can make, with its documented replies. */
export interface CallOffer {
  name: string;
  words: string;
  options: readonly Option[];
}
