import { digestOf, eventDigest, type Leg, type Route } from '#fixtures/stories/link.ts';
import type { Deed, EventStep, SettledCall } from '#fixtures/stories/recording.ts';
import type { createCallQueue } from './call-queue.ts';
import type { SteppingClock } from './clock.ts';
import type { createPageEvents } from './page-events.ts';
import { reveal } from './secrets.ts';

export interface ReplayTools {
  clock: SteppingClock;
  callQueue: ReturnType<typeof createCallQueue>;
  machines: Machines;
  /** Whether every call is answered or held. */
  isQuiet?: () => boolean;
  /** The secrets that masks in an event may stand for, besides those that the machines know. */
  secrets?: () => readonly string[];
  /** Aborts once the story is left. */
  signal?: AbortSignal;
  /** The number of polls, 5 ms apart, to wait for required and for optional effects. */
  patience?: { must: number; may: number };
}

export interface Machines {
  /** The events that the panel offers now. */
  offers: () => readonly EventStep[];
  /** Sends an event; false if there is no such machine. */
  send: (step: EventStep) => boolean;
  state: () => string;
  /** The present state in each form that a recording may have it in. */
  states: () => readonly string[];
  secrets: () => readonly string[];
  page: ReturnType<typeof createPageEvents>;
}

/** How a replay ended: in the recorded state, in another one, or at a step that is no longer possible. */
export type Replayed =
  | { kind: 'same' }
  /** `before` is the first step in front of which the state was not the recorded one. */
  | { kind: 'other'; found: string; before?: string }
  | { kind: 'stuck'; at: string; found: string };

/** Stops time and holds every call before a story begins, so that only the recorded steps happen, in order. */
export function prepare({ clock, callQueue }: Pick<ReplayTools, 'clock' | 'callQueue'>): void {
  // Time that passes while the page loads would shift the ends of waits past their recorded times.
  clock.reset(true);
  callQueue.hold(true);
}

/** Brings a prepared story into a recorded state. The page's own events wait for their turn. */
export async function replay(route: Route, tools: ReplayTools): Promise<Replayed> {
  const sent: EventStep[] = [];
  try {
    return await follow(route, tools, sent);
  } finally {
    if (!tools.signal?.aborted) tools.machines.page.letAllIn(sent);
  }
}

async function follow({ steps, end }: Route, tools: ReplayTools, sent: EventStep[]): Promise<Replayed> {
  const { machines, patience = PATIENCE, signal } = tools;
  const isIn = (what: 'state' | 'end', state: string) => () =>
    machines.states().some((words) => digestOf(what, words) === state);
  let before: string | undefined;
  for (const [place, leg] of steps.entries()) {
    await rest(tools);
    const isOnWay = await until(isIn('state', leg.state), before ? 0 : patience.must, signal);
    const deed = await deedOf(leg, tools);
    const name = `step ${place + 1} of ${steps.length}${deed ? `, ${nameOf(deed)}` : ''}`;
    if (!isOnWay) before ??= name;
    const isDone = deed && (await walk(deed, tools, leg.at, sent));
    // A wait that ended while an answer was pending is cancelled in a replay, where answers take no time.
    if (!isDone && !('wait' in leg)) return { kind: 'stuck', at: name, found: machines.state() };
  }
  await rest(tools);
  await pass(end.at, tools);
  if (await until(isIn('end', end.state), patience.must, signal)) return { kind: 'same' };
  return { kind: 'other', found: machines.state(), ...(before && { before }) };
}

/** Finds a step of a link in the story. */
async function deedOf(leg: Leg, tools: ReplayTools): Promise<Deed | undefined> {
  const find = () => {
    if ('wait' in leg) return { wait: leg.wait };
    return 'event' in leg ? eventOf(leg, tools) : answerOf(leg, tools);
  };
  let deed: Deed | undefined;
  const isFound = () => {
    deed = find();
    return deed !== undefined;
  };
  await until(isFound, (tools.patience ?? PATIENCE).must, tools.signal);
  return deed;
}

function eventOf({ event, self }: Extract<Leg, { self: boolean }>, { machines, secrets }: ReplayTools) {
  const known = () => [...machines.secrets(), ...(secrets?.() ?? [])];
  const step =
    typeof event === 'string' ? machines.offers().find((one) => eventDigest(one) === event) : reveal(event, known());
  return step && { ...step, ...(self && { self: true as const }) };
}

function answerOf({ call, nth, choice }: Extract<Leg, { call: string }>, { callQueue }: ReplayTools) {
  const calls = callQueue.open(typeof choice === 'object' ? choice : OWN);
  const found = calls.filter((one) => digestOf('name', one.name) === call)[nth];
  if (!found) return undefined;
  if (typeof choice === 'object') return { name: found.name, nth, choice };
  const option = found.options.find(({ name }) => digestOf('name', name) === choice);
  return option && { name: found.name, nth, choice: { kind: 'named' as const, name: option.name } };
}

/** Performs one step, at its time if it has one, and returns whether it was possible. */
export async function walk(deed: Deed, tools: ReplayTools, at?: number, sent: EventStep[] = []): Promise<boolean> {
  if ('wait' in deed) return endWait(deed.wait, tools, at);
  if (at !== undefined) await pass(at, tools);
  return 'event' in deed ? resend(deed, tools, sent) : answerAgain(deed, tools);
}

function nameOf(deed: Deed): string {
  if ('event' in deed) return deed.event.type;
  return 'wait' in deed ? `the end of a wait of ${deed.wait} ms` : deed.name;
}

/** Advances the time, at most up to the end of the next wait. */
async function pass(at: number, { clock }: Pick<ReplayTools, 'clock'>): Promise<void> {
  clock.moveTo(at);
  await pause();
}

async function answerAgain({ name, choice, nth = 0 }: SettledCall, tools: ReplayTools): Promise<boolean> {
  const { callQueue, patience = PATIENCE, signal } = tools;
  const call = () => callQueue.open(choice).filter((one) => one.name === name)[nth];
  if (!(await until(() => call() !== undefined, patience.must, signal))) return false;
  const number = call()?.number ?? 0;
  callQueue.choose(number, choice);
  await until(() => callQueue.queuedCalls()[number]?.state !== 'held', patience.must, signal);
  await rest(tools);
  return true;
}

async function resend(step: EventStep, tools: ReplayTools, sent: EventStep[]) {
  const { machines, patience = PATIENCE, signal } = tools;
  const isDone = () => machines.page.letIn(step) || (!step.self && machines.send(step) && sent.push(step) > 0);
  // Whatever the page does not send itself, such as its return from bfcache, is sent for it.
  if (!(await until(isDone, patience.must, signal)) && !(machines.send(step) && sent.push(step) > 0)) return false;
  await rest(tools);
  return true;
}

async function endWait(length: number, tools: ReplayTools, at = Number.POSITIVE_INFINITY) {
  const { clock, patience = PATIENCE, signal } = tools;
  const isDue = () => {
    const next = clock.next();
    return next?.length === length && next.due <= at;
  };
  if (!(await until(isDue, patience.may, signal))) return false;
  clock.skip();
  await pause();
  return true;
}

/** Waits until the page has shown a step's effect and its calls are in the queue. */
async function rest({ isQuiet = () => true, patience = PATIENCE, signal }: ReplayTools) {
  await pause();
  await until(isQuiet, patience.must, signal);
  await pause();
}

/** Counts polls instead of ms, because a busy machine slows down the polls as well. */
async function until(holds: () => boolean, patience: number, signal?: AbortSignal): Promise<boolean> {
  for (let looks = 0; looks < patience; looks += 1) {
    signal?.throwIfAborted();
    if (holds()) return true;
    await pause();
  }
  return holds();
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const OWN = { kind: 'own' } as const;

const PATIENCE = { must: 800, may: 120 };
