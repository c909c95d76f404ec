import { masked } from '../machine-panel/mask.ts';
import type { SteppingClock } from './clock.ts';
import type { Choice, Landing } from './gate.ts';

/** What came from outside: an event, the answer to a call, or the end of a wait. All that is needed to have a state again. */
export type Deed = EventStep | Landing | { wait: number };

export type Step = Moment & Deed;

/** When something happened, and to what. */
export interface Moment {
  /** In ms since the story began. */
  at: number;
  /** Every machine, and the state it was in just before. */
  state: string;
}

/** An event that a machine was sent, by the page or by the panel. */
export interface EventStep {
  /** The ids of the machine and of those above it: `subscribe/checkout`. */
  to: string;
  /** The state that the machine was in; any, where it is left out. */
  in?: string;
  event: { type: string } & Record<string, unknown>;
  /** The page sent it by itself, and will again. */
  self?: true;
}

/** In place of a recording in an address: the story begins with time standing still and every call held. */
export const STILL = 'still';

/** The format of recordings. Raise it where what was recorded before can no longer be replayed. */
export const VERSION = 2;

/** The way into a state of a story. */
export interface Recording {
  version: typeof VERSION;
  story: string;
  steps: readonly Step[];
  /** When the state was looked at, and what it was. */
  end: Moment;
}

/** Keeps the steps of a story. */
export function createRecorder(clock: Pick<SteppingClock, 'now' | 'listen'>, state: () => string) {
  let steps: Step[] = [];
  const moment = (): Moment => ({ at: Math.ceil(clock.now()), state: state() });
  const add = (deed: Deed) => void steps.push({ ...moment(), ...deed });
  clock.listen((wait) => add({ wait }));
  return {
    landed: (landing: Landing): void => add(masked(landing)),
    sent(step: EventStep): void {
      const last = steps.at(-1);
      // Of what is typed letter by letter the last word counts.
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

/** A recording without its last step, and without what the page did by itself after the one before. */
export function stepBack({ steps, ...recording }: Recording): Recording | undefined {
  const last = steps.findLastIndex((step) => !('self' in step));
  const step = steps[last];
  return step && { ...recording, steps: steps.slice(0, last), end: { at: step.at, state: step.state } };
}

/** What is read of a recording, or why it cannot be replayed. */
export type Reading = { kind: 'read'; recording: Recording } | { kind: 'older' } | { kind: 'unreadable' };

/** Reads what may be a recording. */
export function readRecording(value: unknown): Reading {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !('story' in value))
    return { kind: 'unreadable' };
  if (!('version' in value) || value.version !== VERSION) return { kind: 'older' };
  if (!isRecording(value)) return { kind: 'unreadable' };
  const { version, story, steps, end } = value;
  return { kind: 'read', recording: { version, story, steps, end } };
}

/** A recording as a part of an address. */
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

/** What an address tells. */
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

/** An event without what was typed: its type, its keys, and the field that it names. */
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

const KINDS: readonly Choice['kind'][] = ['own', 'named', 'edited', 'dropped', 'lost', 'given'];

const isChoice = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'kind' in choice && KINDS.some((kind) => kind === choice.kind);
