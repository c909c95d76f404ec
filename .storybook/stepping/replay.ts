import type { createCallQueue, SettledCall } from './call-queue.ts';
import type { SteppingClock } from './clock.ts';
import type { Deed, EventStep, Recording, Step } from './steps.ts';

export interface ReplayTools {
  clock: SteppingClock;
  callQueue: ReturnType<typeof createCallQueue>;
  machines: Machines;
  /** Replaces masks in an event with the original secrets. */
  reveal: (event: { type: string }) => { type: string };
  /** The number of polls, 5 ms apart, to wait for required and for optional effects. */
  patience?: { must: number; may: number };
}

export interface Machines {
  at: (path: string) => { session: string; state: string } | undefined;
  send: (session: string, event: { type: string }) => void;
  state: () => string;
  recorder: { steps: () => readonly Step[] };
}

/** How a replay ended: in the recorded state, in another one, or at a step that is no longer possible. */
export type Replayed =
  | { kind: 'same' }
  /** The state of the end, or the first one on the way that was not reached. */
  | { kind: 'other'; expected: string; found: string; before?: string }
  | { kind: 'stuck'; at: string; found: string };

/** Stops time and holds every call before a story begins, so that only the recorded steps happen, in order. */
export function prepare({ clock, callQueue }: Pick<ReplayTools, 'clock' | 'callQueue'>): void {
  // Time that passes while the page loads would shift the ends of waits past their recorded times.
  clock.reset(true);
  callQueue.hold(true);
}

/** Brings a prepared story into a recorded state. */
export async function replay({ steps, end }: Recording, tools: ReplayTools): Promise<Replayed> {
  const { machines, patience = PATIENCE } = tools;
  const isIn = (state: string, looks: number) => until(() => machines.state() === state, looks);
  let strayed: Extract<Replayed, { kind: 'other' }> | undefined;
  for (const step of steps) {
    // An event that the page sends itself may already have happened.
    if (!strayed && !('self' in step) && !(await isIn(step.state, patience.may)))
      strayed = { kind: 'other', expected: step.state, found: machines.state(), before: nameOf(step) };
    const isDone = await walk(step, tools, step.at);
    // A wait that ended while an answer was pending is cancelled in a replay, where answers take no time.
    if (!isDone && !('wait' in step)) return { kind: 'stuck', at: nameOf(step), found: machines.state() };
  }
  await pass(end.at, tools);
  if (await isIn(end.state, patience.must)) return { kind: 'same' };
  return strayed ?? { kind: 'other', expected: end.state, found: machines.state() };
}

/** Performs one step, at its time if it has one, and returns whether it was possible. */
export async function walk(deed: Deed, tools: ReplayTools, at?: number): Promise<boolean> {
  if ('wait' in deed) return endWait(deed.wait, tools, at);
  if (at !== undefined) await pass(at, tools);
  return 'event' in deed ? resend(deed, tools) : answerAgain(deed, tools);
}

function nameOf(deed: Deed): string {
  if ('event' in deed) return deed.event.type;
  return 'wait' in deed ? `the end of a wait of ${deed.wait} ms` : deed.name;
}

/** Advances the time, at most up to the end of the next wait. */
export async function pass(at: number, { clock }: Pick<ReplayTools, 'clock'>): Promise<void> {
  clock.moveTo(at);
  await pause();
}

async function answerAgain({ name, choice }: SettledCall, { callQueue, machines, patience = PATIENCE }: ReplayTools) {
  if (!(await until(() => callQueue.inFlight(name) !== undefined, patience.must))) return false;
  const before = machines.state();
  callQueue.choose(callQueue.inFlight(name)?.number ?? 0, choice);
  // An answer may leave the state unchanged, but needs time to change it.
  await until(() => machines.state() !== before, patience.may);
  return true;
}

async function resend({ to, event, self, ...step }: EventStep, { machines, reveal, patience = PATIENCE }: ReplayTools) {
  const hasHappened = () => machines.recorder.steps().some((done) => 'event' in done && isSame(done, { to, event }));
  if (self && (await until(hasHappened, patience.may))) return true;
  const at = () => machines.at(to);
  const isReady = () => at() !== undefined && at()?.state === (step.in ?? at()?.state);
  if (!(await until(isReady, patience.must))) return false;
  const session = at()?.session;
  if (session === undefined) return false;
  machines.send(session, reveal(event));
  return true;
}

const isSame = (one: Pick<EventStep, 'to' | 'event'>, other: Pick<EventStep, 'to' | 'event'>): boolean =>
  one.to === other.to && JSON.stringify(one.event) === JSON.stringify(other.event);

async function endWait(length: number, { clock, patience = PATIENCE }: ReplayTools, at = Number.POSITIVE_INFINITY) {
  const isDue = () => {
    const next = clock.next();
    return next?.length === length && next.due <= at;
  };
  if (!(await until(isDue, patience.may))) return false;
  clock.skip();
  await pause();
  return true;
}

/** Counts polls instead of ms, because a busy machine slows down the polls as well. */
async function until(holds: () => boolean, patience: number): Promise<boolean> {
  for (let looks = 0; looks < patience && !holds(); looks += 1) await pause();
  return holds();
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const PATIENCE = { must: 800, may: 120 };
