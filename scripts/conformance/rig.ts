import {
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { attemptsInMemory } from '#machines/lib/attempt-store.ts';
import { connect, type Flow } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';
import { excerpt } from '#mocks/contract/check.ts';
import { type Blamed, lacking, needed, StepFailed } from './expect.ts';
import type { Profile, ReaderRole } from './profile.ts';
import { logIn } from './subscriber.ts';
import { type Activity, createActivity, openTab, type Tab, type TabOptions } from './tab.ts';

/** One thing that a server must do, and how it is seen. */
export interface Step {
  name: string;
  run: (rig: Rig) => Promise<void>;
}

/** A flow of the readers: its steps, made anew for each run, since a step may go on where the one before it ended. */
export interface KitFlow {
  name: string;
  steps: () => Step[];
}

/** Names a flow and its steps. */
export const kitFlow = (name: string, steps: KitFlow['steps']): KitFlow => ({ name, steps });

/** Names a step. */
export const step = (name: string, run: Step['run']): Step => ({ name, run });

/** What the steps of a flow work with. */
export interface Rig {
  server: URL;
  profile: Profile;
  /** Something new each time, in this run and in any other, for what must not have been there before. */
  fresh: () => string;
  /** A new tab without a cookie. */
  open: () => Tab;
  /** A tab of a reader of the profile, who logs in once a run. */
  as: (role: ReaderRole) => Promise<Tab>;
  /** Runs a readers' flow in a tab until the step ends. */
  start: <M extends AnyStateMachine>(flow: Flow<M>, tab: Tab, input: InputFrom<M>) => Actor<M>;
  /** Waits for a flow to come to a state; fails the step, blaming a call for it, where nothing happens any more before. */
  reach: <M extends AnyStateMachine>(
    actor: Actor<M>,
    what: string,
    isReached: (snapshot: SnapshotFrom<M>) => boolean,
    blamed: Blamed,
  ) => Promise<SnapshotFrom<M>>;
  /** Puts back what a step changed, when the flow has ended. */
  undo: (what: string, act: () => Promise<void>) => void;
  /** Says what a step made that cannot be taken back. */
  leave: (what: string) => void;
}

/** Waits until the form of a flow has the countries that it offers. */
export const reachCountries = <M extends AnyStateMachine>({ reach }: Rig, actor: Actor<M>): Promise<unknown> =>
  reach(actor, 'a form with its countries', hasCountries, 'getShipping');

/** A form keeps them in its context, a purchase in the draft there. */
const hasCountries = (snapshot: unknown): boolean => {
  const { shipping, draft } = Object(snapshot).context;
  return (shipping ?? draft?.shipping) !== undefined;
};

/** A rig, and what its owner is told of. */
export interface OpenRig extends Rig {
  /** Stops the flows that a step began. */
  stop: () => void;
  /** Whether there is something to put back. */
  hasChanged: () => boolean;
  /** Puts back what was changed, the latest first. */
  putBack: () => Promise<void>;
  /** What was left behind since this was asked last. */
  left: () => string[];
}

export interface RigOptions extends Omit<TabOptions, 'activity'> {
  run?: string;
  /** The clock of the machines; the platform's own where it is left out. */
  clock?: World['clock'];
  /** How long nothing may happen before a flow is taken to stand still, in ms. */
  patience?: number;
}

/** The longest wait of a flow is the second between two polls. */
const PATIENCE = 3_000;

export function openRig(options: RigOptions): OpenRig {
  const { server, profile, clock, run = Date.now().toString(36), patience = PATIENCE } = options;
  const activity = createActivity();
  const readers = new Map<ReaderRole, Tab | 'refused'>();
  const running = new Set<AnyActor>();
  const undone: { what: string; act: () => Promise<void> }[] = [];
  const left: string[] = [];
  let made = 0;
  const open = () => openTab({ ...options, activity });
  return {
    server,
    profile,
    fresh: () => {
      made += 1;
      return `${run}${made}`;
    },
    open,
    as: async (role) => {
      const login = needed(profile.readers?.[role], `the profile has no reader "${role}"`);
      if (!readers.has(role)) {
        readers.set(role, 'refused');
        const tab = open();
        await logIn(tab, login);
        readers.set(role, tab);
      }
      const known = readers.get(role);
      return known === 'refused' || !known ? lacking(`the reader "${role}" could not log in`) : known;
    },
    start: (flow, tab, input) => {
      // A machine known only as M hides whether it takes an input; the signature holds callers to it.
      // Each flow is a browser of its own: what an earlier one ordered is not asked about.
      const world = { ...tab.world, attempts: attemptsInMemory(Date.now) };
      const actor = createActor(connect(flow, world), { input, ...(clock && { clock }) } as never);
      running.add(actor);
      actor.subscribe({ next: activity.note, error: activity.note });
      return actor.start();
    },
    reach: async (actor, what, isReached, blamed) => {
      activity.note();
      const still = standsStill(activity, patience);
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
    },
    hasChanged: () => undone.length > 0,
    putBack: async () => {
      const failures: unknown[] = [];
      for (const { what, act } of undone.splice(0).toReversed())
        await act().catch((reason: unknown) => {
          left.push(`${what} was not put back`);
          failures.push(reason);
        });
      if (failures.length > 0) throw failures[0];
    },
    left: () => left.splice(0),
  };
}

/** Rejects when nothing has happened for a while. Counts looks instead of ms: a starved process must not seem idle. */
function standsStill(activity: Activity, patience: number): { come: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout;
  const come = new Promise<never>((_, reject) => {
    let quiet = 0;
    timer = setInterval(() => {
      quiet = activity.isQuiet() ? quiet + 1 : 0;
      if (quiet > LOOKS) reject(new Error('It stands still.'));
    }, patience / LOOKS);
  });
  return { come, stop: () => clearInterval(timer) };
}

const LOOKS = 10;

function stateOf(snapshot: unknown): string {
  const { value, status, context } = snapshot as { value: unknown; status: string; context?: { problems?: unknown } }; // of a machine
  const problems = context?.problems ? `, ${excerpt(context.problems)}` : '';
  return `${typeof value === 'string' ? value : JSON.stringify(value)} (${status}${problems})`;
}
