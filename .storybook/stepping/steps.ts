import { masked } from '#storybook/machine-panel/calls/mask.ts';
import type { Choice, SettledCall } from './call-queue.ts';
import type { SteppingClock } from './clock.ts';

/** Outside input: an event, an answered call or the end of a wait. Replaying them restores a state. */
export type Deed = EventStep | SettledCall | { wait: number };

export type Step = Moment & Deed;

export interface Moment {
  /** In ms since the story began. */
  at: number;
  state: string;
}

export interface EventStep {
  /** The ids of the machine and its ancestors: `subscribe/checkout`. */
  to: string;
  /** The state that the machine must be in; any state if undefined. */
  in?: string;
  event: { type: string } & Record<string, unknown>;
  /** The page sent it automatically, and will again in a replay. */
  self?: true;
}

/** Used in an address instead of a recording: starts the story with time stopped and calls held. */
export const STILL = 'still';

/** The version of the format. Raise it when older recordings can no longer be replayed. */
export const VERSION = 2;

export interface Recording {
  version: typeof VERSION;
  story: string;
  steps: readonly Step[];
  end: Moment;
}

export function createRecorder(clock: Pick<SteppingClock, 'now' | 'listen'>, state: () => string) {
  let steps: Step[] = [];
  const moment = (): Moment => ({ at: Math.ceil(clock.now()), state: state() });
  const add = (deed: Deed) => void steps.push({ ...moment(), ...deed });
  clock.listen((wait) => add({ wait }));
  return {
    landed: (landing: SettledCall): void => add(masked(landing)),
    sent(step: EventStep): void {
      const last = steps.at(-1);
      // Of the changes to one field, keeps only the last.
      if (last && 'event' in last && isSameField(last, step)) steps[steps.length - 1] = { ...last, ...step };
      else add(step);
    },
    steps: (): readonly Step[] => steps,
    recording: (story: string): Recording => ({ version: VERSION, story, steps: [...steps], end: moment() }),
    reset: (): void => {
      steps = [];
    },
  };
}

/** Drops the last step and any automatic events after it; undefined if the recording has no step. */
export function stepBack({ steps, ...recording }: Recording): Recording | undefined {
  const last = steps.findLastIndex((step) => !('self' in step));
  const step = steps[last];
  return step && { ...recording, steps: steps.slice(0, last), end: { at: step.at, state: step.state } };
}

/** A parsed recording, or why it cannot be replayed. */
export type Reading = { kind: 'read'; recording: Recording } | { kind: 'older' } | { kind: 'unreadable' };

export function readRecording(value: unknown): Reading {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !('story' in value))
    return { kind: 'unreadable' };
  if (!('version' in value) || value.version !== VERSION) return { kind: 'older' };
  if (!isRecording(value)) return { kind: 'unreadable' };
  const { version, story, steps, end } = value;
  return { kind: 'read', recording: { version, story, steps, end } };
}

export async function encode(recording: Recording): Promise<string> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(recording)),
  );
  return `s${btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
}

export async function decode(code: string): Promise<Reading> {
  try {
    const packed = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(new DecompressionStream('deflate-raw'), Uint8Array.from(packed, toByte));
    return readRecording(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return { kind: 'unreadable' };
  }
}

const toByte = (character: string): number => character.charCodeAt(0);

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

const isSameField = (one: EventStep, other: EventStep): boolean =>
  one.event.type.endsWith('.changed') &&
  one.to === other.to &&
  one.in === other.in &&
  outlineOf(one.event) === outlineOf(other.event);

const outlineOf = (event: object): string =>
  JSON.stringify(event, (key, value: unknown) =>
    typeof value === 'string' && !['type', 'field'].includes(key) ? '' : value,
  );

const isRecording = (value: object): value is Recording =>
  'story' in value &&
  typeof value.story === 'string' &&
  'end' in value &&
  isMoment(value.end) &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  value.steps.every(isStep);

const isStep = (step: unknown): boolean =>
  isMoment(step) &&
  (('event' in step && 'to' in step) ||
    ('choice' in step && isChoice(step.choice)) ||
    ('wait' in step && typeof step.wait === 'number'));

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'state' in value &&
  typeof value.state === 'string';

const KINDS: readonly Choice['kind'][] = ['own', 'named', 'dropped', 'lost', 'given'];

const isChoice = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'kind' in choice && KINDS.some((kind) => kind === choice.kind);
