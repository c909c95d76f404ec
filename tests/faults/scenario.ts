import type { Actor, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Flow } from '#machines/lib/flow.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { CallId } from '#mocks/documented.ts';
import type { Call } from '../support/network.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import type { Means } from './faults.ts';

/** How a flow stands: its state and what it says. */
export interface Standing {
  value: string;
  problems: Problem[];
}

/** All that is looked at in a flow under way. */
export interface Look extends Standing {
  isBusy: boolean;
  /** What the reader had typed, which must stay; nothing where the flow is over and done with it. */
  typed?: unknown;
  /** Where the page is left for. */
  visit?: string;
}

/** Where faults strike: which call, of which flow, after what, and what must have become of it. */
export interface Definition<M extends AnyStateMachine> {
  name: string;
  id: CallId;
  flow: Flow<M>;
  /** What the flow begins with; what an earlier page kept of an attempt is given to it. */
  input: (attempt: BegunAttempt | undefined) => InputFrom<M>;
  /** What an earlier page kept. */
  attempt?: BegunAttempt;
  /** Has calls answered otherwise than with the first of their documented replies. */
  prepare?: (world: TestWorld) => void;
  /** Brings the flow to where the next call is the one; left out where starting sets it off. */
  reach?: (actor: Actor<M>) => Promise<void> | void;
  /** Sets the call off, or does what a reader does meanwhile. */
  act?: (actor: Actor<M>) => void;
  /** How the flow stands; by itself, as a machine does that calls what stops it `problems` and what is typed `form`. */
  look?: (actor: Actor<M>) => Look;
  /** How long it may be busy with the call (ms). */
  limit: number;
  /** The state that it rests in, and what it says. */
  rest: (means: Means) => Standing;
  /** One event, after which, the fault being over, the flow goes on. */
  retry: (actor: Actor<M>) => void;
  /** Whether it then has come to its end. */
  hasEnded: (actor: Actor<M>) => boolean;
  /** Why no words of a refusal reach the reader, so hostile ones cannot either. */
  wordless?: string;
  /** No answer is not the end of it: the call is made again by itself. */
  goesOn?: boolean;
  /** The call orders something, and is refused in the words of a checkout too. */
  isOrder?: boolean;
  /** The call carries the key of an attempt, which is kept until the answer is known. */
  hasKey?: boolean;
  /** The pages that it may leave for; none where it is left out. */
  landings?: RegExp;
  /** What is not safe about the page that follows on one that was left; by itself, that it does not come to the end. */
  restart?: (world: TestWorld, left: Call) => Promise<string[]>;
}

/** A flow under way. */
export interface Running {
  reach: () => Promise<void>;
  act: () => void;
  retry: () => void;
  look: () => Look;
  hasEnded: () => boolean;
  stop: () => void;
}

/** A definition whose flow is known by what can be done with it alone. */
export interface Scenario
  extends Omit<Definition<AnyStateMachine>, 'flow' | 'input' | 'reach' | 'act' | 'look' | 'retry' | 'hasEnded'> {
  /** Whether the flow must be brought to the call. */
  isReached: boolean;
  start: (world: TestWorld) => Running;
}

/** One place where faults strike. */
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

/** Where a form is that is sent once and handed back with its problems: what the server said, or one sentence of ours. */
export const handedBack =
  (good: string, otherwise: Problem['code'] = 'callFailed', back = 'sendable') =>
  (means: Means): Standing => {
    if (means === 'good') return { value: good, problems: [] };
    const said = typeof means === 'object' ? means.problems : [];
    return { value: back, problems: said.length > 0 ? said : generally(otherwise) };
  };

/** Whether it is a refusal after too many requests, for which some calls have their own text. */
export const isTooMany = (means: Means): boolean => typeof means === 'object' && means.status === 429;

/** An order that is handed back: after a lost reply it may have gone through. */
export const orderedBack = (means: Means): Standing =>
  handedBack('completed', means === 'unanswered' ? 'orderLost' : 'orderFailed')(means);

/** Whether it was found out what became of an order, so that its key places nothing any more. */
export const isClosed = ({ network }: TestWorld, { key }: Call): boolean =>
  network.of('closeAttempt').some(({ body }) => Object(body).key === key);

function lookAt(actor: Actor<AnyStateMachine>): Look {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return lookOf(snapshot);
}

/** How a machine stands that calls what stops it `problems` and what is typed `form`. */
const lookOf = ({ value, context, status, output, ...snapshot }: AnyMachineSnapshot): Look => ({
  value: typeof value === 'string' ? value : JSON.stringify(value),
  problems: context.problems ?? [],
  isBusy: snapshot.hasTag('busy'),
  typed: status === 'active' ? context.form : undefined,
  visit: output?.visit,
});
