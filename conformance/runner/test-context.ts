import {
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { connect, type Flow } from '../../machines/lib/flow.ts';
import { attemptsInMemory } from '../../machines/lib/storage/attempt-store.ts';
import type { World } from '../../machines/lib/world.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import type { Profile, ReadEntry, ReaderRole } from '../profile.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import type { Exchange } from './exchange.ts';
import { type Blamed, NotRun, needed, StepFailed, skip } from './expect.ts';
import { createOffer, type Offer } from './offer.ts';
import { type Activity, createActivity, openTab, type Tab, type TabOptions } from './tab.ts';

export interface Step {
  name: string;
  run: (t: TestContext) => Promise<void>;
}

/** A readers' flow. Its steps are created for each run, since later steps may continue earlier ones. */
export interface KitFlow {
  name: string;
  steps: () => Step[];
}

export const kitFlow = (name: string, steps: KitFlow['steps']): KitFlow => ({ name, steps });

export const step = (name: string, run: Step['run']): Step => ({ name, run });

export interface TestContext {
  server: URL;
  profile: Profile;
  entry: ReadEntry;
  offer: Offer;
  /** Why the server could not carry out the current step; undefined if it lacks none of its operations. */
  lack: () => string | undefined;
  /** Returns a unique string, across all runs. */
  fresh: () => string;
  open: () => Tab;
  /** Returns a tab of one of the profile's readers, who logs in once per run. */
  as: (role: ReaderRole) => Promise<Tab>;
  start: <M extends AnyStateMachine>(flow: Flow<M>, tab: Tab, input: InputFrom<M>) => Actor<M>;
  /** Waits for a flow to reach a state. Fails the step and blames a call if nothing more happens. */
  reach: <M extends AnyStateMachine>(
    actor: Actor<M>,
    what: string,
    isReached: (snapshot: SnapshotFrom<M>) => boolean,
    blamed: Blamed,
  ) => Promise<SnapshotFrom<M>>;
  undo: (what: string, act: () => Promise<void>) => void;
  leave: (what: string) => void;
}

export const reachCountries = <M extends AnyStateMachine>({ reach }: TestContext, actor: Actor<M>): Promise<unknown> =>
  reach(actor, 'a form with its countries', (now) => Object(now).context.draft?.shipping !== undefined, 'getShipping');

/** A context with the operations that only the runner uses. */
export interface OpenTestContext extends TestContext {
  stop: () => void;
  hasChanged: () => boolean;
  putBack: () => Promise<void>;
  /** Returns the changes left behind since the last call. */
  left: () => string[];
}

export interface TestContextOptions extends Omit<TabOptions, 'activity' | 'lackIn'> {
  run?: string;
  clock?: World['clock'];
  /** How long a flow may be idle before it counts as stuck, in ms. */
  patience?: number;
}

/** In ms. The longest wait of a flow is the second between two polls. */
const IDLE_TIMEOUT_MS = 3_000;

export function openTestContext(options: TestContextOptions): OpenTestContext {
  const { server, profile, record, clock, run = Date.now().toString(36), patience = IDLE_TIMEOUT_MS } = options;
  const entry = entriesOf(profile);
  const activity = createActivity();
  const readers = new Map<ReaderRole, Tab | string>();
  const running = new Set<AnyActor>();
  const undone: { what: string; act: () => Promise<void> }[] = [];
  const left: string[] = [];
  let made = 0;
  let lack: string | undefined;
  const offer = createOffer({
    server,
    profile,
    open: () => openTab({ ...options, activity, record: () => undefined }),
  });
  const noted = (exchange: Exchange) => {
    lack ??= exchange.lack?.reason;
    record(exchange);
  };
  const open = () => openTab({ ...options, activity, lackIn: offer.lackIn, record: noted });
  return {
    server,
    profile,
    entry,
    offer,
    lack: () => lack,
    fresh: () => {
      made += 1;
      return `${run}${made}`;
    },
    open,
    as: async (role) => {
      const login = loginOf({ entry }, role);
      const known = readers.get(role);
      if (known !== undefined) return typeof known === 'string' ? skip(known) : known;
      const tab = open();
      readers.set(role, `the reader "${role}" could not log in`);
      await logIn(tab, login).catch((reason: unknown) => {
        if (lack !== undefined) readers.set(role, lack);
        throw reason;
      });
      readers.set(role, tab);
      return tab;
    },
    start: (flow, tab, input) => {
      // The generic type hides whether a machine takes an input; the signature enforces it for callers. Each flow is
      // its own browser, so earlier orders raise no question.
      const world = { ...tab.world, attempts: attemptsInMemory(Date.now) };
      const actor = createActor(connect(flow, world), { input, clock: clock ?? pollingClock() } as never);
      running.add(actor);
      actor.subscribe({ next: activity.note, error: activity.note });
      return actor.start();
    },
    reach: async (actor, what, isReached, blamed) => {
      activity.note();
      const still = becomesIdle(activity, patience);
      try {
        return await Promise.race([waitFor(actor, isReached, { timeout: Number.POSITIVE_INFINITY }), still.come]);
      } catch {
        const got = stateOf(actor.getSnapshot());
        throw new StepFailed({ call: blamed, expected: `the flow to come to ${what}`, got });
      } finally {
        still.stop();
      }
    },
    undo: (what, act) => void undone.push({ what, act }),
    leave: (what) => void left.push(what),
    stop: () => {
      for (const actor of running) actor.stop();
      running.clear();
      lack = undefined;
    },
    hasChanged: () => undone.length > 0,
    putBack: async () => {
      const failures: unknown[] = [];
      for (const { what, act } of undone.splice(0).toReversed()) {
        const known = lack;
        lack = undefined;
        await act().catch((reason: unknown) => {
          // A server that lacks the call has not changed anything by it.
          if (lack === undefined) left.push(`${what} was not reverted`);
          failures.push(reason);
        });
        lack ??= known;
      }
      if (failures.length > 0) throw failures[0];
    },
    left: () => left.splice(0),
  };
}

const entriesOf =
  (profile: Profile): ReadEntry =>
  (section: keyof Profile, name?: PropertyKey) =>
    needed(
      name === undefined ? profile[section] : Object(profile[section])[name],
      `the profile has no ${[section, name].filter(Boolean).join('.')}`,
    );

/** The platform's clock, but the first seconds between two polls are shorter, since most orders are fulfilled by then. */
function pollingClock(): NonNullable<World['clock']> {
  let wait = FIRST_POLL_MS;
  return {
    setTimeout: (act, ms) => {
      if (ms !== POLL_MS) return setTimeout(act, ms);
      wait = Math.min(wait * 2, POLL_MS);
      return setTimeout(act, wait);
    },
    clearTimeout,
  };
}

const FIRST_POLL_MS = 25;
/** The time between two polls of the front end. */
const POLL_MS = 1_000;

/**
 * Rejects when nothing has happened for a while. Counts checks instead of ms, so that a starved process does not seem
 * idle.
 */
function becomesIdle(activity: Activity, patience: number): { come: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout;
  const come = new Promise<never>((_, reject) => {
    let quiet = 0;
    timer = setInterval(() => {
      quiet = activity.isIdle() ? quiet + 1 : 0;
      if (quiet > CHECKS) reject(new Error('It stands still.'));
    }, patience / CHECKS);
  });
  return { come, stop: () => clearInterval(timer) };
}

const CHECKS = 10;

function stateOf(snapshot: unknown): string {
  const { value, status, context } = snapshot as { value: unknown; status: string; context?: { problems?: unknown } }; // a machine's snapshot
  const problems = context?.problems ? `, ${excerpt(context.problems)}` : '';
  return `${typeof value === 'string' ? value : JSON.stringify(value)} (${status}${problems})`;
}

/** Memoizes a read per run and key; its result must not change. */
export function once<Value, Key extends string = ''>(read: (t: TestContext, key: Key) => Promise<Value>) {
  const known = new WeakMap<TestContext, Map<string, Promise<Value>>>();
  return (t: TestContext, ...[key]: '' extends Key ? [key?: Key] : [key: Key]): Promise<Value> => {
    const values = known.get(t) ?? new Map<string, Promise<Value>>();
    known.set(t, values);
    const value =
      values.get(key ?? '') ??
      read(t, key as Key).catch((reason: unknown) => {
        // Later steps that need the same read are not run either, if the server lacks an operation that it needs.
        const lack = t.lack();
        throw lack === undefined ? reason : new NotRun(lack);
      });
    values.set(key ?? '', value);
    return value;
  };
}
