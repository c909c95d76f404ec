import type { SteppingClock } from './clock.ts';
import type { createGate } from './gate.ts';
import type { EventStep, Moment, Recording, Step } from './steps.ts';

/** What a replay acts on. */
export interface ReplayTools {
  clock: SteppingClock;
  gate: ReturnType<typeof createGate>;
  machines: Machines;
  /** Puts back what stands in an event where a secret was masked. */
  reveal: (event: { type: string }) => { type: string };
  /** How many looks, 5 ms apart, are taken for what must come, and for what may come. */
  patience?: { must: number; may: number };
}

/** The machines of the story that is shown. */
export interface Machines {
  at: (path: string) => { session: string; state: string } | undefined;
  send: (session: string, event: { type: string }) => void;
  state: () => string;
  recorder: { steps: () => readonly Step[] };
}

/** How a replay ended: in the state that was recorded or, as far as it came, in another. */
export type Replayed = { kind: 'same' } | { kind: 'other'; expected: string } | { kind: 'stuck'; at: string };

/**
 * Readies a story that has not begun for a replay: time stands still and every call is held, before, in between and
 * after. So only what was recorded happens, in its order, and the state stays until a tester goes on.
 */
export function prepare({ clock, gate }: Pick<ReplayTools, 'clock' | 'gate'>): void {
  clock.stand(true);
  gate.hold(true);
}

/** Brings a story that was prepared into a recorded state. */
export async function replay({ steps, end, state }: Recording, tools: ReplayTools): Promise<Replayed> {
  const { machines, patience = PATIENCE } = tools;
  for (const step of steps) {
    await moveTo(step, tools);
    const isDone = 'event' in step ? await resend(step, tools) : await answerAgain(step, tools);
    if (!isDone) return { kind: 'stuck', at: 'event' in step ? step.event.type : step.name };
  }
  await moveTo(end, tools);
  return (await until(() => machines.state() === state, patience.must))
    ? { kind: 'same' }
    : { kind: 'other', expected: state };
}

async function answerAgain(
  { name, choice }: Extract<Step, { choice: unknown }>,
  { gate, machines, patience = PATIENCE }: ReplayTools,
) {
  if (!(await until(() => gate.inFlight(name) !== undefined, patience.must))) return false;
  const before = machines.state();
  gate.choose(gate.inFlight(name)?.number ?? 0, choice);
  // An answer that changes nothing is possible, but it must have had the time to.
  await until(() => machines.state() !== before, patience.may);
  return true;
}

async function resend({ to, event, self, ...step }: EventStep, { machines, reveal, patience = PATIENCE }: ReplayTools) {
  const hasHappened = () => machines.recorder.steps().some((done) => 'event' in done && isSame(done, { to, event }));
  if (self && (await until(hasHappened, patience.may))) return true;
  if (!(await until(() => machines.at(to)?.state === step.in, patience.must))) return false;
  const session = machines.at(to)?.session;
  if (session === undefined) return false;
  machines.send(session, reveal(event));
  return true;
}

const isSame = (one: Pick<EventStep, 'to' | 'event'>, other: Pick<EventStep, 'to' | 'event'>): boolean =>
  one.to === other.to && JSON.stringify(one.event) === JSON.stringify(other.event);

/** Lets the waits end that had ended by then, each at its time. */
async function moveTo({ at, waits }: Moment, { clock, patience = PATIENCE }: ReplayTools): Promise<void> {
  for (const length of waits) {
    const isDue = () => {
      const next = clock.next();
      return next?.length === length && next.due <= at;
    };
    // A wait that ended while an answer was on its way is cancelled in a replay, where answers take no time.
    if (!(await until(isDue, patience.may))) continue;
    clock.skip();
    await pause();
  }
  clock.moveTo(at);
  await pause();
}

/** Counts looks instead of ms: a busy machine slows down both the looks and what they wait for. */
async function until(holds: () => boolean, patience: number): Promise<boolean> {
  for (let looks = 0; looks < patience && !holds(); looks += 1) await pause();
  return holds();
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const PATIENCE = { must: 800, may: 120 };
