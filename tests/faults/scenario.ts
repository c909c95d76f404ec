import type { Actor, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Call } from '#fixtures/world/network.ts';
import { run, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import type { Flow } from '#machines/lib/flow.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import type { CallId } from '#mocks/documented.ts';
import type { Means } from './faults.ts';

export interface Standing {
  value: string;
  problems: Problem[];
}

export interface Look extends Standing {
  isBusy: boolean;
  typed?: unknown;
  /** The address that the page leaves for. */
  visit?: string;
}

/** Where a fault happens (which call of which flow, after which events) and the expected outcome. */
export interface Definition<M extends AnyStateMachine> {
  name: string;
  id: CallId;
  flow: Flow<M>;
  input: (attempt: BegunAttempt | undefined) => InputFrom<M>;
  attempt?: BegunAttempt;
  prepare?: (world: TestWorld) => void;
  /** Brings the flow to just before the call; undefined if starting the flow makes it. */
  reach?: (actor: Actor<M>) => Promise<void> | void;
  /** Triggers the call, or acts while it is pending. */
  act?: (actor: Actor<M>) => void;
  /** Defaults to a machine whose context has `problems` and `form`. */
  look?: (actor: Actor<M>) => Look;
  /** The longest the call may keep it busy, in ms. */
  limit: number;
  /** The expected idle state. */
  rest: (means: Means) => Standing;
  retry: (actor: Actor<M>) => void;
  hasEnded: (actor: Actor<M>) => boolean;
  /** Why the reader never sees the words of a refusal, so hostile ones cannot appear either. */
  wordless?: string;
  /** The call retries automatically when it gets no answer. */
  goesOn?: boolean;
  /** The call places an order, so `checkout_errors` are read too. */
  isOrder?: boolean;
  /** The call has an idempotency key, which is kept until the outcome is known. */
  hasKey?: boolean;
  /** The addresses that the page may leave for; none by default. */
  landings?: RegExp;
  /** Returns the violations on the page opened after a page was left mid-request; by default, completes the flow. */
  restart?: (world: TestWorld, left: Call) => Promise<string[]>;
}

export interface Running {
  reach: () => Promise<void>;
  act: () => void;
  retry: () => void;
  look: () => Look;
  hasEnded: () => boolean;
  stop: () => void;
}

export interface Scenario
  extends Omit<Definition<AnyStateMachine>, 'flow' | 'input' | 'reach' | 'act' | 'look' | 'retry' | 'hasEnded'> {
  isReached: boolean;
  start: (world: TestWorld) => Running;
}

export function scenario<M extends AnyStateMachine>(definition: Definition<M>): Scenario {
  const { flow, input, reach, act, look = lookAt, retry, hasEnded, ...rest } = definition;
  return {
    ...rest,
    isReached: reach !== undefined,
    start: (world) => {
      const actor = run(flow, world, input(unfinishedIn(world.attempts.read())));
      return {
        reach: async () => {
          if (reach) await settle();
          await reach?.(actor);
        },
        act: () => act?.(actor),
        retry: () => retry(actor),
        look: () => look(actor),
        hasEnded: () => hasEnded(actor),
        stop: () => actor.stop(),
      };
    },
  };
}

/** The idle state of a form that is handed back with its problems: the server's words or one of ours. */
export const handedBack =
  (good: string, otherwise: Problem['code'] = 'callFailed', back = 'sendable') =>
  (means: Means): Standing => {
    if (means === 'good') return { value: good, problems: [] };
    const said = typeof means === 'object' ? means.problems : [];
    return { value: back, problems: said.length > 0 ? said : generalProblem(otherwise) };
  };

/** Whether the call was rate limited. Some calls have their own text for that. */
export const isTooMany = (means: Means): boolean => typeof means === 'object' && means.status === 429;

/** The idle state of an order that is handed back. After a lost reply it may have gone through. */
export const orderedBack = (means: Means): Standing =>
  handedBack('completed', typeof means === 'object' ? 'orderFailed' : LOST[means])(means);

const LOST: Record<Exclude<Means, object>, Problem['code']> = {
  good: 'orderLost',
  unanswered: 'orderLost',
  unreadable: 'orderUnclear',
};

/** Whether the outcome of an order was looked up, so that its key can no longer place one. */
export const isClosed = ({ network }: TestWorld, { key }: Call): boolean =>
  network.of('closeAttempt').some(({ body }) => Object(body).key === key);

function lookAt(actor: Actor<AnyStateMachine>): Look {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return lookOf(snapshot);
}

const lookOf = ({ value, context, status, output, ...snapshot }: AnyMachineSnapshot): Look => ({
  value: typeof value === 'string' ? value : JSON.stringify(value),
  problems: context.problems ?? [],
  isBusy: snapshot.hasTag('busy'),
  typed: status === 'active' ? context.form : undefined,
  visit: output?.visit,
});
