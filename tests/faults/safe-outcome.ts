import { type ActorRefLike, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { isDefinite } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { subscribe } from '#machines/purchase/subscribe.ports.ts';
import type { SubscribeForm } from '#machines/purchase/subscribe-context.ts';
import { placeProblems } from '#machines/rules/problem-places.ts';
import { english } from '#messages/messages.ts';
import { problemText } from '#messages/problem-text.ts';
import type { Call } from '../support/network.ts';
import { builderOf, typing } from '../support/orders.ts';
import { createWorld, pass, run, settle, type TestWorld } from '../support/world.ts';
import { type Cell, goodReply, type Means } from './faults.ts';
import type { Builder, Scenario } from './scenarios.ts';

/** A flow in which a fault is about to strike. */
export interface Stage {
  world: TestWorld;
  builder: Builder;
  /** Every actor that was started. */
  actors: ActorRefLike[];
  /** What the reader had typed. */
  typed: string;
}

/** Brings a flow to the call of a scenario, with an answer in store for it. */
export async function stage(scenario: Scenario, answer: Cell['answer']): Promise<Stage> {
  const world = createWorld(scenario.attempt);
  const actors: ActorRefLike[] = [];
  world.inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor') actors.push(event.actorRef);
  };
  for (const id of ['subscribe', 'getFulfilment', 'getShipping', 'getProducts'] as const)
    world.network.answer(id, goodReply);
  if (!scenario.begin) world.network.answer(scenario.id, (call) => answer(call, world));
  const builder: Builder = run(subscribe, world, { ...builderOf('visitor'), attempt: scenario.attempt });
  if (scenario.id === 'subscribe' || scenario.begin) await settle();
  for (const event of typing) builder.send(event);
  await scenario.begin?.(builder);
  world.network.answer(scenario.id, (call) => answer(call, world));
  scenario.act?.(builder);
  return { world, builder, actors, typed: JSON.stringify(builder.getSnapshot().context.form) };
}

/** What is not safe about how a fault ended, in the terms of the safe outcome; nothing where it is safe. */
export async function complaints(scenario: Scenario, cell: Cell): Promise<string[]> {
  const staged = await stage(scenario, cell.answer);
  await rest(staged, scenario);
  const found = [...unsafe(staged, scenario, cell.means), ...(await stuck(staged, scenario, cell.means))];
  staged.builder.stop();
  await settle();
  return [...found, ...broken(staged)].map((complaint) => `${scenario.name}, ${cell.name}: ${complaint}`);
}

/** Waits until the flow is busy no more, no longer than it may be. */
export async function rest({ world, builder }: Stage, scenario: Scenario): Promise<void> {
  await settle();
  for (let left = scenario.limit; left > 0 && isBusy(builder, scenario); left -= 1_000) await pass(world.clock, 1_000);
}

/** What does not stand as it should while the flow rests: its state, its one message, what was typed. */
export function unsafe({ builder, typed, world }: Stage, scenario: Scenario, means: Means): string[] {
  const { value, problems } = standing(builder, scenario);
  const expected = means === 'taken' ? { value, problems } : scenario.rest(means);
  const shown = builder.getSnapshot().context.form;
  return [
    ...complain(isBusy(builder, scenario), 'is busy'),
    ...complain(value !== expected.value, `is ${value}, not ${expected.value}`),
    ...complain(!same(problems, expected.problems), `says ${JSON.stringify(problems)}`),
    ...complain(!keepsTyped(JSON.parse(typed), shown), 'lost what was typed'),
    ...complain(JSON.stringify(world.attempts.written).includes('secret'), 'stored a secret'),
    ...problems.flatMap((problem) => complain(!isReadable(problem), `shows "${textOf(problem)}"`)),
    ...complain(!LANDINGS.test(builder.getSnapshot().output?.visit ?? '/invoice/none'), 'leaves for elsewhere'),
  ];
}

/** Whether one event takes the flow on to its end, once the fault is over, with a key that fits. */
export async function stuck({ world, builder }: Stage, scenario: Scenario, means: Means): Promise<string[]> {
  if (means === 'good' || means === 'taken') return [];
  world.network.answer(scenario.id, goodReply);
  scenario.retry(builder);
  await settle();
  const [before, after] = world.network.of('subscribe').slice(-2);
  const keeps = typeof means === 'string' || !isDefinite(means);
  return [
    ...complain(!hasEnded(builder, scenario), `does not go on: ${JSON.stringify(standing(builder, scenario))}`),
    ...complain(
      scenario.id === 'subscribe' && (before?.key === after?.key) !== keeps,
      `${keeps ? 'dropped' : 'kept'} its key`,
    ),
  ];
}

/** What is not safe about a page that follows on one that was left in the midst of a call. */
export async function restarted({ world }: Stage, scenario: Scenario, left: Call): Promise<string[]> {
  const attempt = world.attempts.read();
  for (const id of CALLS) world.network.answer(id, goodReply);
  if (scenario.id === 'subscribe') world.network.answer('getFulfilment', 'unpaid');
  const builder: Builder = run(subscribe, world, { ...builderOf('visitor'), attempt });
  await settle();
  if (scenario.id !== 'subscribe') return complain(!hasEnded(builder, scenario), 'does not go on after a reload');
  for (const event of typing) builder.send(event);
  builder.send({ type: 'form.submitted' });
  await settle();
  const [again] = world.network.of('subscribe').slice(-1);
  return [
    ...complain(!hasEnded(builder, { ...scenario, end: 'formOpen' }), 'opens no form after a reload'),
    ...complain(again?.key !== left.key, 'begins another attempt after a reload'),
  ];
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

/** The state and the problems of the machine that makes the call. */
function standing(builder: Builder, { child }: Scenario): { value: string; problems: Problem[] } {
  const snapshot = builder.getSnapshot();
  const actor = snapshot.children[child]?.getSnapshot();
  const checkout = snapshot.children.checkout?.getSnapshot();
  // One that has ended is no child any more.
  const value = actor ? actor.value : child === 'checkout' ? 'completed' : 'loaded';
  const problems = child === 'checkout' ? [...snapshot.context.problems, ...(checkout?.context.problems ?? [])] : [];
  return { value: typeof value === 'string' ? value : JSON.stringify(value), problems };
}

export function isBusy(builder: Builder, { child }: Scenario): boolean {
  const snapshot = builder.getSnapshot();
  return snapshot.children[child]?.getSnapshot().hasTag('busy') ?? false;
}

function hasEnded(builder: Builder, { child, end }: Scenario): boolean {
  const snapshot = builder.getSnapshot();
  switch (end) {
    case 'landed':
      return snapshot.output?.visit === '/receipts?token=rcp_Vd0w7c';
    case 'formOpen':
      return snapshot.children.checkout?.getSnapshot().context.intent?.secret !== undefined;
    case 'loaded':
      return child === 'shipping' ? snapshot.context.shipping !== undefined : snapshot.context.products.length === 2;
  }
}

/** Whether everything typed still stands; a country that is the only one may be filled in beside it. */
const keepsTyped = (typed: SubscribeForm, shown: SubscribeForm): boolean =>
  same(
    { ...shown, address: { ...shown.address, country: '', country_name: '' } },
    { ...typed, address: { ...typed.address, country: '', country_name: '' } },
  );

/** Whether a text says something, and nothing that only a programmer reads; the server's words are compared as a whole. */
function isReadable(problem: Problem): boolean {
  const text = textOf(problem);
  return text.trim() !== '' && text.length <= 700 && (problem.code === 'server' || !JUNK.test(text));
}

const textOf = (problem: Problem): string =>
  placeProblems([problem], FIELDS)
    .map((placed) => problemText(english, placed, 'readers@lanternreview.example'))
    .join();

const CALLS = ['subscribe', 'getFulfilment', 'getShipping', 'getProducts'] as const;

const FIELDS = ['name', 'email', 'password.password', 'password.confirm', 'address.line1', 'donation'];

const LANDINGS = /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/;

const JUNK = /undefined|null|NaN|\[object|<\/?[a-z!]|https?:|javascript:|\.ts:/i;

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).length;

const complain = (is: boolean, what: string): string[] => (is ? [what] : []);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
