import type { Reading } from '#fixtures/stories/link.ts';
import type { Override } from '#fixtures/stories/overrides.ts';
import type { Choice, Recording } from '#fixtures/stories/recording.ts';
import type { Order, OrderShown, QueuedCall } from './call-queue.ts';
import type { Replayed } from './replay.ts';

const STEPPING = 'quarterly/stepping';
/** Story to panel: the time and calls now. */
export const STEPPING_SHOWN = `${STEPPING}/shown`;
/** Story to panel: a new story has begun, and panels must ask for it. */
export const BEGUN = `${STEPPING}/begun`;
/** Panel to story: report the time and calls from now on. */
export const STEPPING_ASKED = `${STEPPING}/asked`;
/** Panel to story: an order. */
export const ORDERED = `${STEPPING}/ordered`;
/** Panel to story: restart and play this story. */
export const PLAY_ASKED = `${STEPPING}/play-asked`;
/** Story to panel: the evidence of its state. */
export const EVIDENCE = `${STEPPING}/evidence`;

/** How far a story has come: it can be used once it is no longer opening. */
export type Stage = 'opening' | 'resting' | 'playing' | 'played' | 'failed';

export interface SteppingShown {
  /** The story's id. */
  story: string;
  stage: Stage;
  canPlay: boolean;
  isHolding: boolean;
  isStill: boolean;
  queuedCalls: readonly QueuedCall[];
  orders: readonly OrderShown[];
  overrides: readonly Override[];
  /** The length of the wait that ends next, in ms. */
  wait?: number;
  steps: number;
  replay?: Replayed | { kind: 'running' } | Exclude<Reading, { kind: 'read' }>;
}

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

/** A story's state, for a link or a report. */
export interface Evidence {
  story: { id: string; title: string; name: string };
  build: string;
  /** The conditions that differ from the defaults and that the story does not set itself. */
  conditions: Readonly<Record<string, string>>;
  recording: Recording;
  code: string;
  queuedCalls: readonly QueuedCall[];
  errors: readonly string[];
}
