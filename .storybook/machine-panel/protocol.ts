import type { Option } from '#storybook/stepping/call-queue.ts';
import type { MachineChart } from './chart.ts';

/** The prefix of the panel's messages on Storybook's channel. */
export const PANEL = 'quarterly/machine-panel';
/** Story to panel: the machines now. */
export const SHOWN = `${PANEL}/shown`;
/** Panel to story: report the machines from now on. */
export const ASKED = `${PANEL}/asked`;
/** Panel to story: send an event to a machine. */
export const SENT = `${PANEL}/sent`;

export interface Shown {
  machines: readonly MachineView[];
  /** The names of the conditions that matter to the story. */
  conditions: readonly string[];
  log: readonly LogEntry[];
}

export interface Item {
  value: string;
  title: string;
}

/** What a tester can choose about a story's world. The first item is the default. */
export interface Condition {
  name: string;
  items: readonly Item[];
  /** Whether a change starts the story again; otherwise it only changes its looks. */
  isAtStart: boolean;
}

export interface MachineView {
  session: string;
  name: string;
  depth: number;
  status: 'active' | 'done' | 'error' | 'stopped';
  state: string;
  tags: readonly string[];
  chart: MachineChart;
  live: readonly string[];
  context: readonly { name: string; value: string }[];
  events: readonly EventOffer[];
  /** The running delays, such as their name and length in words. */
  waits: readonly string[];
}

/** An event that the machine accepts now. The examples of its payload are JSON. */
export interface EventOffer {
  type: string;
  examples: readonly string[];
}

export interface LogEntry {
  number: number;
  at: number;
  machine: string;
  cause: string;
  payload: string;
  state: string;
}

export interface Sent {
  session: string;
  event: { type: string };
}

export const QUESTION = `${PANEL}/question`;
export const ANSWERED = `${PANEL}/answered`;

export type Question =
  | { kind: 'event-problems'; machine: string; event: object }
  /** The calls that these machines can make. */
  | { kind: 'calls'; machines: readonly string[] };

export interface Answers {
  'event-problems': readonly Problem[];
  calls: readonly CallOffer[];
}

export interface Problem {
  path: string;
  expected: string;
  found: string;
}

export interface CallOffer {
  name: string;
  words: string;
  options: readonly Option[];
}
