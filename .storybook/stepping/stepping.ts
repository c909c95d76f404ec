import { build } from 'virtual:build-info';
import { FORCE_REMOUNT, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { lastCode } from '#fixtures/stories/answers.ts';
import { decode, digestOf, encode } from '#fixtures/stories/link.ts';
import { forgetOverrides, listenToOverrides, overrides } from '#fixtures/stories/overrides.ts';
import type { Deed, EventStep } from '#fixtures/stories/recording.ts';
import { onStartOver, startOver } from '#fixtures/stories/start-over.ts';
import { requests } from '#mocks/replies.ts';
import { initialGlobals } from '../conditions/conditions.ts';
import { statesIn } from '../evidence/states.ts';
import { observer } from '../machine-panel/observer.ts';
import { callsUnderWay } from '../server.ts';
import { callQueue } from './call-queue.ts';
import { steppingClock as clock } from './clock.ts';
import {
  BEGUN,
  EVIDENCE,
  type Evidence,
  ORDERED,
  STEPPING_ASKED,
  STEPPING_SHOWN,
  type Stage,
  type SteppingOrder,
  type SteppingShown,
} from './protocol.ts';
import { prepare, type ReplayTools, replay, walk } from './replay.ts';
import type { SteppingApi } from './stepping-api.ts';
import { BOT_CHECK_ANSWERED, STARTED_OVER, stepBack } from './steps.ts';

interface Begun {
  id: string;
  title: string;
  name: string;
  globals: Record<string, unknown>;
  /** Storybook provides both but leaves them out of its type. */
  storyGlobals?: object;
  playFunction?: unknown;
}

let story: Evidence['story'] = { id: '', title: '', name: '' };
let conditions: Evidence['conditions'] = {};
let errors: string[] = [];
let replayed: SteppingShown['replay'];
let stage: Stage = 'opening';
let canPlay = false;
/** Sends the story's time and calls to the panels again. */
export let tell: () => void = () => undefined;

/** Takes note of the chosen conditions, except those of the story itself, which apply wherever it opens. */
export function noteConditions({ globals, storyGlobals = {} }: Pick<Begun, 'globals' | 'storyGlobals'>): void {
  const { viewport } = globals as { viewport?: { value?: string } }; // Storybook's own shape
  const chosen = Object.entries({ ...initialGlobals, steps: undefined })
    .filter(([key, initial]) => initial !== undefined && globals[key] !== initial && !(key in storyGlobals))
    .map(([key]) => [key, String(globals[key])]);
  const size = viewport?.value !== undefined && !('viewport' in storyGlobals) && [['viewport.value', viewport.value]];
  conditions = Object.fromEntries([...chosen, ...(size || [])]);
}

export function beginStory({ id, title, name, globals, storyGlobals = {}, playFunction }: Begun): void {
  story = { id, title, name };
  noteConditions({ globals, storyGlobals });
  errors = [];
  replayed = undefined;
  reopen = undefined;
  stage = 'opening';
  canPlay = playFunction !== undefined;
  clock.reset(false);
  callQueue.reset();
  forgetOverrides();
  addons.getChannel().emit(BEGUN);
}

export function reach(reached: Stage): void {
  stage = reached;
  tell();
}

/** Once a story is mounted, it rests until it is played, or in the state of a recording. */
export function rest(): void {
  if (stage !== 'opening') return;
  reach('resting');
  reopen?.().catch((reason: unknown) => console.error(reason));
}

let reopen: (() => Promise<void>) | undefined;
let opened: unknown;

/** Stops the time and holds the calls for the recording in an address, if any, which is replayed after mounting. */
export async function prepareRecording(code: unknown, signal: AbortSignal): Promise<void> {
  opened = code;
  if (typeof code !== 'string' || code === '') return;
  const reading = await decode(code);
  if (reading.kind !== 'read') replayed = reading;
  if (reading.kind !== 'read' || reading.route.story !== digestOf('story', story.id)) return;
  prepare({ clock, callQueue });
  observer.page.hold();
  replayed = { kind: 'running' };
  reopen = async () => {
    try {
      replayed = await replay(reading.route, { ...tools, signal });
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
    tell();
  };
}

/** Reports the story's time and calls to the panels and carries out their orders. */
export function startStepping(): void {
  const channel = addons.getChannel();
  let isWaiting = false;
  const show = () => {
    isWaiting = false;
    const wait = clock.next()?.length;
    channel.emit(STEPPING_SHOWN, {
      story: story.id,
      stage,
      canPlay,
      isHolding: callQueue.isHolding(),
      isStill: clock.isStill(),
      queuedCalls: callQueue.queuedCalls(),
      orders: callQueue.orders(),
      overrides: overrides(),
      steps: observer.recorder.steps().filter((step) => !('self' in step)).length,
      ...(wait !== undefined && { wait }),
      ...(replayed && { replay: replayed }),
    } satisfies SteppingShown);
  };
  tell = () => {
    if (!isWaiting) window.setTimeout(show, 50);
    isWaiting = true;
  };
  callQueue.listen(tell, observer.recorder.landed);
  listenToOverrides(tell);
  keepErrors();
  onStartOver(() => observer.recorder.sent(STARTED_OVER));
  const steppingApi: SteppingApi = {
    walk: async (deed) => {
      await settled(ARRIVAL, hasArrived);
      return walk(deed, tools);
    },
    quiet: async () => void (await settled(RESTS)),
    choices,
    evidence,
    states: () => statesIn(observer.state()),
    replayed: () => (replayed?.kind === 'running' ? undefined : replayed),
  };
  window.stepping = steppingApi;
  channel.on(STEPPING_ASKED, show);
  channel.on(ORDERED, (order: SteppingOrder) => {
    carryOut(order)
      .catch((reason: unknown) => console.error(reason))
      .finally(tell);
  });
}

async function carryOut(order: SteppingOrder): Promise<void> {
  switch (order.kind) {
    case 'hold':
      return callQueue.hold(order.isOn);
    case 'still':
      return clock.stand(order.isOn);
    case 'skip':
      if (await settled(ARRIVAL, hasArrived)) clock.skip();
      return;
    case 'skip-on':
      return skipOn();
    case 'choose':
      return callQueue.choose(order.number, order.choice, order.always);
    case 'hold-back':
      return callQueue.holdBack(order.number);
    case 'order':
      return callQueue.order(order.name, order.order);
    case 'forget':
      return callQueue.forgetOrder(order.name);
    case 'back': {
      const before = stepBack(observer.recorder.recording(story.id));
      if (!before) return;
      const steps = await encode(before);
      // Only other globals start the story again.
      if (steps === opened) addons.getChannel().emit(FORCE_REMOUNT, { storyId: story.id });
      else addons.getChannel().emit(UPDATE_GLOBALS, { globals: { steps } });
      return;
    }
    case 'evidence':
      addons.getChannel().emit(EVIDENCE, await evidence());
  }
}

async function evidence(): Promise<Evidence> {
  const recording = observer.recorder.recording(story.id);
  const queuedCalls = callQueue.queuedCalls();
  return { story, build, conditions, recording, code: await encode(recording), queuedCalls, errors };
}

/** Everything that a tester can do now. */
function choices(): Deed[] {
  const calls = callQueue.open({ kind: 'own' });
  const answers = calls.flatMap(({ name, options }, at) => {
    const nth = calls.slice(0, at).filter((one) => one.name === name).length;
    const named = options.map((option) => ({ kind: 'named', name: option.name }) as const);
    return [...PLAIN, ...named].map((choice) => ({ name, nth, choice }));
  });
  const next = clock.next();
  return [...observer.offers(), ...answers, ...(next ? [{ wait: next.length }] : [])];
}

const PLAIN = [{ kind: 'own' }, { kind: 'dropped' }, { kind: 'lost' }] as const;

function keepErrors(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
    error(...said);
  };
  window.addEventListener('error', ({ message }) => errors.push(`Uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${String(reason)}`));
}

/** Stops when a machine rests in a new state, a call waits for the tester, or no timer is left. */
async function skipOn(): Promise<void> {
  const before = held();
  const known = new Set<string>();
  const states = () => observer.state().split('; ');
  const isNew = () => states().some((state) => !known.has(state));
  for (let skips = 0; skips < MOST; skips += 1) {
    const isStory = await settled(RESTS);
    // A new state may only be a step on the way to a known one.
    if (!isStory || (skips > 0 && isNew() && !(await settled(LONG_RESTS)))) return;
    if (skips > 0 && (held() > before || isNew())) return;
    for (const state of states()) known.add(state);
    if (!clock.skip()) return;
  }
}

/**
 * Waits until every call is answered or held; until then, the next timer may be the call's timeout. False if the story
 * has been left or restarted meanwhile.
 */
async function settled(long: number, isSo = isQuiet): Promise<boolean> {
  const begun = story;
  for (let rests = 0, looks = 0; rests < long && looks < MOST && story === begun; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    rests = isSo() ? rests + 1 : 0;
  }
  return story === begun;
}

const isQuiet = (): boolean =>
  callsUnderWay() <= held() && !callQueue.queuedCalls().some(({ state }) => state === 'flying');

/** Whether every answer has reached the page: until then, a step would come before it only by chance. */
const hasArrived = (): boolean => callsUnderWay() <= callQueue.open({ kind: 'own' }).length;

const held = (): number => callQueue.queuedCalls().filter(({ state }) => state === 'held').length;

const MOST = 1_000;

/** Idle polls, 10 ms apart. */
const RESTS = 3;
const ARRIVAL = 10;
const LONG_RESTS = 50;

const secrets = (): string[] => [requests.logIn.login.body.password, lastCode() ?? ''];

const send: typeof observer.send = (step) =>
  step.event.type === STARTED_OVER.event.type ? startOver() !== undefined : observer.send(step);

const offers = (): EventStep[] => [STARTED_OVER, BOT_CHECK_ANSWERED, ...observer.offers()];

const tools: ReplayTools = { clock, callQueue, machines: { ...observer, send, offers }, isQuiet, secrets };
