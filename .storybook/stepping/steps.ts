import { masked } from '../machine-panel/mask.ts';
import type { SteppingClock } from './clock.ts';
import type { Choice, Landing } from './gate.ts';

/** What came from outside, in its order: all that is needed to have a story in the same state again. */
export type Step = Moment & (EventStep | Landing);

/** When something happened. A slow browser begins its waits late, so that the time alone does not say which of them were over. */
export interface Moment {
  /** In ms since the story began. */
  at: number;
  /** The length of each wait that ended since the previous step, in ms. */
  waits: readonly number[];
}

/** An event that a machine was sent, by the page or by the panel. */
export interface EventStep {
  /** The ids of the machine and of those above it: `subscribe/checkout`. */
  to: string;
  /** The state that the machine was in. */
  in: string;
  event: { type: string } & Record<string, unknown>;
  /** The page sent it by itself, and will again. */
  self?: true;
}

/** The way into a state of a story. */
export interface Recording {
  story: string;
  steps: readonly Step[];
  /** When the state was looked at. */
  end: Moment;
  /** Every machine, and the state it was in. */
  state: string;
}

/** Keeps the steps of a story. */
export function createRecorder(clock: Pick<SteppingClock, 'now' | 'ended'>) {
  let steps: Step[] = [];
  const moment = (): Moment => ({
    at: Math.round(clock.now()),
    waits: clock.ended().slice(steps.flatMap(({ waits }) => waits).length),
  });
  return {
    moment,
    landed: (landing: Landing): void => void steps.push({ ...moment(), ...masked(landing) }),
    sent(step: EventStep): void {
      const last = steps.at(-1);
      // Of what is typed letter by letter the last word counts.
      if (last && 'event' in last && isSameField(last, step)) steps = steps.slice(0, -1);
      steps.push({ ...moment(), ...step });
    },
    steps: (): readonly Step[] => steps,
    reset: (): void => {
      steps = [];
    },
  };
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

/** What an address tells; nothing where it cannot be read. */
export async function decode(code: string): Promise<Recording | undefined> {
  try {
    const packed = atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(new DecompressionStream('deflate-raw'), Uint8Array.from(packed, toByte));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecording(read) ? read : undefined;
  } catch {
    return undefined;
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

const isRecording = (value: unknown): value is Recording =>
  typeof value === 'object' &&
  value !== null &&
  'story' in value &&
  'end' in value &&
  isMoment(value.end) &&
  'steps' in value &&
  Array.isArray(value.steps) &&
  value.steps.every(isStep);

const isStep = (step: unknown): boolean =>
  isMoment(step) && ('event' in step || ('choice' in step && isChoice(step.choice)));

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'waits' in value &&
  Array.isArray(value.waits) &&
  [value.at, ...value.waits].every((figure) => typeof figure === 'number');

const KINDS: readonly Choice['kind'][] = ['own', 'named', 'edited', 'dropped', 'lost', 'given'];

const isChoice = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'kind' in choice && KINDS.some((kind) => kind === choice.kind);
