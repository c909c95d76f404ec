import { type ActorRefLike, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { type Call, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, pass, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import { isDefinite } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { english } from '#messages/english.ts';
import { problemText } from '#messages/problem-text.ts';
import { type Cell, goodReply, type Means } from './faults.ts';
import type { Running, Scenario } from './scenario.ts';

export interface Stage {
  world: TestWorld;
  running: Running;
  actors: ActorRefLike[];
  typed: unknown;
}

export async function stage(scenario: Scenario, answer: Cell['answer']): Promise<Stage> {
  const world = createTestWorld(scenario.attempt);
  const actors: ActorRefLike[] = [];
  world.inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor') actors.push(event.actorRef);
  };
  scenario.prepare?.(world);
  const strike = () =>
    world.network.answer(
      scenario.id,
      wrongly((call) => answer(call, world)),
    );
  if (!scenario.isReached) strike();
  const running = scenario.start(world);
  await running.reach();
  if (scenario.isReached) strike();
  running.act();
  return { world, running, actors, typed: copyOf(running.look().typed) };
}

export async function complaints(scenario: Scenario, cell: Cell): Promise<string[]> {
  const staged = await stage(scenario, cell.answer);
  await rest(staged, scenario);
  const found = [...unsafe(staged, scenario, cell.means), ...(await stuck(staged, scenario, cell.means))];
  staged.running.stop();
  await settle();
  return [...found, ...broken(staged)].map((complaint) => `${scenario.name}, ${cell.name}: ${complaint}`);
}

export async function rest({ world, running }: Stage, { limit }: Scenario): Promise<void> {
  await settle();
  for (let left = limit; left > 0 && running.look().isBusy; left -= 1_000) await pass(world.clock, 1_000);
}

/** Returns the violations of an idle flow: in its state, its message or its input. */
export function unsafe({ running, typed, world }: Stage, scenario: Scenario, means: Means): string[] {
  const { value, problems, isBusy, visit, typed: shown } = running.look();
  const expected = scenario.rest(means);
  return [
    ...complain(isBusy, 'is busy'),
    ...complain(value !== expected.value, `is ${value}, not ${expected.value}`),
    ...complain(!same(problems, expected.problems), `says ${JSON.stringify(problems)}`),
    ...complain(shown !== undefined && !same(typed, shown), 'lost what was typed'),
    ...complain(JSON.stringify(world.attempts.written).includes('secret'), 'stored a secret'),
    ...problems.flatMap((problem) => complain(!isReadable(problem), `shows "${textOf(problem)}"`)),
    ...complain(visit !== undefined && !scenario.landings?.test(visit), `leaves for ${visit}`),
  ];
}

/** Returns a violation if one event does not complete the flow after the fault, with the right idempotency key. */
export async function stuck({ world, running }: Stage, scenario: Scenario, means: Means): Promise<string[]> {
  if (means === 'good') return [];
  world.network.answer(scenario.id, goodReply);
  running.retry();
  await settle();
  const [before, after] = world.network.of(scenario.id).slice(-2);
  const keeps = typeof means === 'string' || !isDefinite(means);
  const isHeld = scenario.hasKey !== true || (before?.key === after?.key) === keeps;
  return [
    ...complain(!running.hasEnded(), `does not go on: ${JSON.stringify(running.look())}`),
    ...complain(!isHeld, `${keeps ? 'dropped' : 'kept'} its key`),
  ];
}

/** Returns the invariant violations on a page opened after the previous one was left mid-request. */
export async function restarted({ world }: Stage, scenario: Scenario, left: Call): Promise<string[]> {
  world.network.answer(scenario.id, goodReply);
  if (scenario.restart) return scenario.restart(world, left);
  const running = scenario.start(world);
  await running.reach();
  running.act();
  await settle();
  return complain(!running.hasEnded(), 'does not go on after a reload');
}

function broken({ actors }: Stage): string[] {
  const failed = actors.filter((actor) => {
    const snapshot = actor.getSnapshot();
    return isMachineSnapshot(snapshot) && snapshot.status === 'error';
  });
  return [
    ...complain(failed.length > 0, `broke ${failed.length} machines`),
    ...complain(Object.getOwnPropertyNames(Object.prototype).length !== PROTOTYPE, 'changed Object.prototype'),
  ];
}

/** Whether a text makes sense to a reader. The server's words are compared as a whole instead. */
function isReadable(problem: Problem): boolean {
  const text = textOf(problem);
  return text.trim() !== '' && text.length <= 700 && (problem.code === 'server' || !JUNK.test(text));
}

const textOf = (problem: Problem): string => problemText(english, problem, 'readers@lanternreview.example');

const JUNK = /undefined|null|NaN|\[object|<\/?[a-z!]|https?:|javascript:|\.ts:/i;

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).length;

export const complain = (is: boolean, what: string): string[] => (is ? [what] : []);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const copyOf = (value: unknown): unknown => (value === undefined ? undefined : structuredClone(value));
