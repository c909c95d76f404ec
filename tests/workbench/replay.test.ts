import { afterEach, expect, test, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate';
import { decode, encode, type Route } from '#fixtures/stories/link.ts';
import type { Recording, Step } from '#fixtures/stories/recording.ts';
import { settle } from '#fixtures/world/test-world.ts';
import { createCallQueue } from '#storybook/stepping/call-queue.ts';
import { createObserver } from '../../.storybook/machine-panel/observer.ts';
import { createSteppingClock } from '../../.storybook/stepping/clock.ts';
import { createPageEvents } from '../../.storybook/stepping/page-events.ts';
import { prepare, type Replayed, replay } from '../../.storybook/stepping/replay.ts';
import { createRecorder, stepBack } from '../../.storybook/stepping/steps.ts';

afterEach(() => vi.unstubAllGlobals());

/** Calls, waits a second, calls again; gives up after three answers. */
const asking = setup({
  types: { context: {} as { answers: number; name: string }, events: {} as Asked },
  actions: { wonder: () => undefined },
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error('Not provided.'))) },
  delays: { between: 1_000, doubt: 5_000 },
}).createMachine({
  id: 'asking',
  initial: 'idle',
  context: { answers: 0, name: '' },
  on: { 'name.changed': { actions: assign({ name: ({ event }) => event.value }) } },
  states: {
    idle: { on: { 'form.submitted': 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        onDone: [
          { guard: ({ context }) => context.answers === 2, target: 'ended' },
          { target: 'waiting', actions: assign({ answers: ({ context }) => context.answers + 1 }) },
        ],
        onError: 'broken',
      },
      after: { doubt: { actions: 'wonder' } },
    },
    waiting: { after: { between: 'asking' } },
    ended: {},
    broken: {},
  },
});

type Asked = { type: 'form.submitted' } | { type: 'name.changed'; field: string; value: string };

function tell(isReplayed = false, isReaderActing = true) {
  const clock = createSteppingClock();
  const callQueue = createCallQueue();
  const machines = createObserver(clock, () => isReaderActing);
  if (isReplayed) {
    prepare({ clock, callQueue });
    machines.page.hold();
  }
  callQueue.listen(() => undefined, machines.recorder.landed);
  const ask = () =>
    callQueue.take<string>({
      name: 'ask',
      words: 'GET /api/ask',
      own: async () => 'own',
      named: { inProgress: () => 'inProgress' },
      fail: () => Promise.reject(new Error('Lost.')),
    });
  const machine = asking.provide({ actors: { ask: fromPromise(ask) } });
  const actor = createActor(machine, { inspect: machines.inspect, clock }).start();
  return {
    clock,
    callQueue,
    machines,
    actor,
    patience: { must: 40, may: 10 },
  };
}

async function recorded(): Promise<Recording> {
  const { clock, callQueue, machines, actor } = tell();
  // In real time, a busy machine could end the wait before the skip.
  clock.stand(true);
  callQueue.hold(true);
  const settled = async (state: string) => {
    await settle();
    expect(actor.getSnapshot().value).toBe(state);
  };
  for (const value of ['A', 'Ad', 'Ada']) actor.send({ type: 'name.changed', field: 'name', value });
  actor.send({ type: 'form.submitted' });
  for (const number of [0, 1]) {
    await settled('asking');
    callQueue.choose(number, number === 0 ? { kind: 'own' } : { kind: 'named', name: 'inProgress' });
    await settled('waiting');
    if (number === 0) clock.skip();
  }
  return machines.recorder.recording('asking');
}

/** Replays the recording of a link. */
async function replayed(recording: Recording, story: ReturnType<typeof tell>): Promise<Replayed> {
  return replay(await routeOf(recording), story);
}

async function routeOf(recording: Recording): Promise<Route> {
  const reading = await decode(await encode(recording));
  if (reading.kind !== 'read') throw new Error(`The recording is ${reading.kind}.`);
  return reading.route;
}

test('replays the same steps, waits and answers into the same state', async () => {
  const recording = await recorded();
  expect(recording.steps.map(withoutTime)).toEqual([
    {
      state: 'asking idle',
      to: 'asking',
      event: { type: 'name.changed', field: 'name', value: 'Ada' },
    },
    { state: 'asking idle', to: 'asking', event: { type: 'form.submitted' }, example: 0 },
    { state: 'asking asking', name: 'ask', choice: { kind: 'own' } },
    { state: 'asking waiting', wait: 1_000 },
    { state: 'asking asking', name: 'ask', choice: { kind: 'named', name: 'inProgress' } },
  ]);
  expect(recording.end.state).toBe('asking waiting');
  const story = tell(true);
  expect(await replayed(recording, story)).toEqual({ kind: 'same' });
  expect(story.actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { answers: 2, name: 'Ada' } });
  expect([story.clock.isStill(), story.callQueue.isHolding()]).toEqual([true, true]);
});

test('begins at 0, however long the page took before', () => {
  let elapsed = 0;
  const clock = createSteppingClock(() => {
    elapsed += 50;
    return elapsed;
  });
  prepare({ clock, callQueue: createCallQueue() });
  expect([clock.now(), clock.isStill()]).toEqual([0, true]);
});

test('does not end a wait that began late because of slow answers', async () => {
  const recording = await recorded();
  const { at, state } = recording.end;
  const story = tell(true);
  expect(await replayed({ ...recording, end: { at: at + 1_500, state } }, story)).toEqual({ kind: 'same' });
  story.clock.skip();
  expect(story.actor.getSnapshot().value).toBe('asking');
});

test('ends no other wait instead of one that ended during a pending call', async () => {
  const recording = await recorded();
  const { at, state } = recording.end;
  const steps = [...recording.steps, { at: at + 6_000, state, wait: 5_000 }];
  const story = tell(true);
  expect(await replayed({ ...recording, steps, end: { at: at + 6_000, state } }, story)).toEqual({ kind: 'same' });
  expect(story.actor.getSnapshot().value).toBe('waiting');
});

test('reports the first state that is no longer reached, or an impossible step', async () => {
  const { end, ...recording } = await recorded();
  expect(await replayed({ ...recording, end: { ...end, state: 'asking ended' } }, tell(true))).toEqual({
    kind: 'other',
    found: 'asking waiting',
  });
  const strayed = recording.steps.map((step) => ('wait' in step ? { ...step, state: 'asking broken' } : step));
  expect(await replayed({ ...recording, steps: strayed, end: { ...end, state: 'asking ended' } }, tell(true))).toEqual({
    kind: 'other',
    found: 'asking waiting',
    before: 'step 4 of 5, the end of a wait of 1000 ms',
  });
  const steps = [{ at: 0, state: 'asking idle', name: 'gone', choice: { kind: 'own' } as const }];
  expect(await replayed({ ...recording, steps, end }, tell(true))).toEqual({
    kind: 'stuck',
    at: 'step 1 of 1',
    found: 'asking idle',
  });
});

test('ignores a machine that loaded late, but not once something was sent to it', async () => {
  const { end, ...recording } = await recorded();
  const story = tell(true);
  createActor(late, { inspect: story.machines.inspect }).start();
  expect(await replayed({ ...recording, end }, story)).toEqual({ kind: 'same' });
  story.machines.send({ to: 'late', event: { type: 'card.opened' } });
  expect(await replayed({ ...recording, steps: [], end }, story)).toEqual({
    kind: 'other',
    found: 'asking waiting; late closed',
  });
});

const late = createMachine({ id: 'late', initial: 'closed', states: { closed: { on: { 'card.opened': {} } } } });

test('rejects a broken link, and encodes a recording short enough for an address', async () => {
  const code = await encode(await recorded());
  expect(code).toMatch(/^3[\w-]{40,150}$/);
  for (const part of [
    '',
    '3',
    '3!!',
    '4AAA',
    code.replace('z', 'k'),
    ...Array.from(code, (_, end) => code.slice(0, end)),
  ])
    expect(await decode(part)).toEqual({ kind: 'unreadable' });
});

test('distinguishes a recording of an older format from a broken one', async () => {
  for (const code of ['s', 'sVZDBbsIwDIZfJfK5', '2AAAA']) expect(await decode(code)).toEqual({ kind: 'older' });
});

test('steps back before each step, across waits, until none is left [BEYOND-104]', async () => {
  let recording: Recording | undefined = await recorded();
  const states: string[] = [];
  for (recording = stepBack(recording); recording; recording = stepBack(recording)) {
    const story = tell(true);
    expect(await replayed(recording, story)).toEqual({ kind: 'same' });
    // A replay records the same steps.
    expect(story.machines.recorder.steps().map(withoutTime)).toEqual(recording.steps.map(withoutTime));
    states.push(String(story.actor.getSnapshot().value));
  }
  expect(states).toEqual(['asking', 'waiting', 'asking', 'idle', 'idle']);
});

const withoutTime = ({ at: _, ...step }: Step) => step;

test('steps back over automatic events after the step', async () => {
  const { at, state } = { at: 0, state: '' };
  const own = { at, state, to: 'asking', event: submitted };
  const self = { ...own, self: true } as const;
  const recording = { story: 'asking', end: { at, state } } as const;
  expect(stepBack({ ...recording, steps: [self, own, self, self] })?.steps).toEqual([self]);
  expect(stepBack({ ...recording, steps: [self] })).toBeUndefined();
});

const submitted = { type: 'form.submitted' } as const;

test('marks an event sent while no reader is acting, even if `window` exists', () => {
  vi.stubGlobal('window', {});
  const marks = [true, false].map((isReaderActing) => {
    const { machines, actor } = tell(false, isReaderActing);
    actor.send(submitted);
    return machines.recorder.steps().map((step) => 'self' in step);
  });
  expect(marks).toEqual([[false], [true]]);
});

test('does not mark an event from the panel', () => {
  const { machines, actor } = tell(false, false);
  machines.sendTo(actor.sessionId, submitted);
  expect(machines.recorder.steps().map((step) => 'self' in step)).toEqual([false]);
});

test('keeps secrets out of a link, and finds those that the story knows [BEYOND-107]', async () => {
  const { machines, actor } = tell();
  actor.send({ type: 'name.changed', field: 'password.confirm', value: 'correct horse' });
  const { steps } = machines.recorder.recording('asking');
  expect(JSON.stringify(steps)).not.toContain('horse');
  const known = [tell(true), tell(true)].map((story) => ({ ...story, secrets: () => ['battery', 'correct horse'] }));
  const strange = { ...tell(true), secrets: () => ['battery'] };
  const names: string[] = [];
  for (const story of [...known, strange]) {
    expect(await replayed(machines.recorder.recording('asking'), story)).toEqual({ kind: 'same' });
    names.push(story.actor.getSnapshot().context.name);
  }
  expect(names).toEqual(['correct horse', 'correct horse', expect.stringMatching(/^•{6}..$/)]);
  const recorder = createRecorder(createSteppingClock(), () => '');
  recorder.landed({ name: 'confirmSetup', choice: { kind: 'given', value: { kind: 'succeeded', method: 'pm_1' } } });
  expect(JSON.stringify(recorder.steps())).not.toContain('pm_1');
});

test('sends no event twice that the page sends again, and each that it does not [BEYOND-107]', async () => {
  const { callQueue, machines, actor } = tell(false, false);
  callQueue.hold(true);
  actor.send({ type: 'name.changed', field: 'name', value: 'Ada' });
  machines.sendTo(actor.sessionId, submitted);
  const recording = machines.recorder.recording('asking');
  expect(recording.steps.map((step) => 'self' in step)).toEqual([true, false]);
  const counts: number[] = [];
  for (const times of [0, 1, 2]) {
    const story = tell(true, false);
    for (let sent = 0; sent < times; sent += 1) story.actor.send({ type: 'name.changed', field: 'name', value: 'Ada' });
    expect(story.machines.recorder.steps()).toEqual([]);
    expect(await replayed(recording, story)).toEqual({ kind: 'same' });
    counts.push(story.machines.recorder.steps().length);
  }
  // The page sent it once more than before.
  expect(counts).toEqual([2, 2, 3]);
});

test('drops an event that the page sends after the replay has sent it [BEYOND-107]', () => {
  const passed: string[] = [];
  const page = createPageEvents();
  const come = (type: string) => page.note({ to: 'asking', event: { type } }, () => passed.push(type));
  page.hold();
  expect(['form.submitted', 'form.submitted', 'page.shown'].map(come)).toEqual([false, false, false]);
  page.letAllIn([{ to: 'asking', event: submitted }]);
  expect([passed, come('page.shown')]).toEqual([['form.submitted', 'page.shown'], true]);
});
