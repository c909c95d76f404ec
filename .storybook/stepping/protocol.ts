import type { Choice, Flight, Order, OrderShown } from './gate.ts';
import type { Replayed } from './replay.ts';
import type { Reading, Recording } from './steps.ts';

const STEPPING = 'quarterly/stepping';
/** From the story: time and the calls as they are now. */
export const STEPPING_SHOWN = `${STEPPING}/shown`;
/** From the story: it begins, and whoever wants to hear of it has to ask. */
export const BEGUN = `${STEPPING}/begun`;
/** From a panel: tell how things are, and go on telling. */
export const STEPPING_ASKED = `${STEPPING}/asked`;
/** From a panel: do this. */
export const ORDERED = `${STEPPING}/ordered`;
/** From the story: what there is to tell of its state. */
export const EVIDENCE = `${STEPPING}/evidence`;
/** From the story: the steps that lead into the state one step before, as a part of an address. */
export const REWOUND = `${STEPPING}/rewound`;

/** Time and the calls of a story. */
export interface SteppingShown {
  isHolding: boolean;
  isStill: boolean;
  flights: readonly Flight[];
  /** How calls to come are answered. */
  orders: readonly OrderShown[];
  /** What the story sets itself, and the toolbar settings that do not reach it. */
  overrides: readonly Override[];
  /** How long the wait lasts that ends next, in ms. */
  wait?: number;
  /** How many steps can be taken back. */
  steps: number;
  /** How the recording was replayed that the story was opened with. */
  replay?: Replayed | { kind: 'running' } | Exclude<Reading, { kind: 'read' }>;
}

/** Something that a story sets itself. */
export interface Override {
  /** What the story sets, in words: `subscribe → fieldErrors`. */
  sets: string;
  /** The toolbar settings that it overrides, by their titles. */
  ignores: readonly string[];
}

/** What a panel has the story do. */
export type SteppingOrder =
  | { kind: 'hold'; isOn: boolean }
  | { kind: 'still'; isOn: boolean }
  | { kind: 'skip' }
  /** Skips one wait after another until a machine is in a state that it was not in before. */
  | { kind: 'skip-on' }
  | { kind: 'choose'; number: number; choice: Choice; always: boolean }
  | { kind: 'hold-back'; number: number }
  | { kind: 'order'; name: string; order: Order }
  | { kind: 'forget'; name: string }
  | { kind: 'back' }
  | { kind: 'evidence' };

/** A story in its state, as it is told in a link, a report, a test or a file. */
export interface Evidence {
  story: { id: string; title: string; name: string };
  /** The commit that the workbench was built from, in words. */
  build: string;
  /** The settings of the toolbar that the story does not make itself, where they differ from the initial ones. */
  toolbar: Readonly<Record<string, string>>;
  recording: Recording;
  /** The recording as a part of an address. */
  code: string;
  flights: readonly Flight[];
  /** What the console and the browser reported. */
  errors: readonly string[];
}
