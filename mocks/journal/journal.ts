import type { CallId } from '../documented.ts';
import { randomId } from '../random-id.ts';
import { type Reader, refOf } from '../readers.ts';
import { replies } from '../replies.ts';
import type { AnswerTo, AnyAnswer } from '../respond.ts';
import { isChanging } from '../routes.ts';
import { type Fault, faultOf } from '../scenario/faults.ts';
import { type ScenarioName, scenarioOf } from '../scenario/scenarios.ts';
import { faultsBy, type Switches } from '../scenario/switches.ts';
import { isReadOnly } from './account/accounts.ts';
import { keepDates } from './calendar.ts';
import { clearDebits } from './checkout/settle.ts';
import { mailDueGifts } from './gift/given.ts';
import { handlers } from './handlers.ts';
import type { ProviderEvent } from './merchant/merchant-state.ts';
import { endDebits } from './merchant/payments.ts';
import { takeEvents } from './payment/events.ts';
import { confirmDeposits, createPayments, createSetups, type Payments, type Setups } from './payment/provider.ts';
import { lookUp } from './read-fields.ts';
import type { Call, Context } from './request-context.ts';
import type { JournalState } from './state.ts';
import { createStore, type Store } from './store.ts';
import { handingOver, loseSession } from './visitor/sessions.ts';
import { beginWorld, worldOf } from './world.ts';

/** A mock journal that follows the contract's rules, with its state and scenario. */
export interface Journal {
  ask: <Id extends CallId>(id: Id, call?: Call) => AnswerTo<Id>;
  /** Runs `act` with a request context, in one transaction: if it throws, nothing changes. */
  work: <Result>(act: (context: Context) => Result, session?: string) => Result;
  payments: Payments;
  setups: Setups;
  state: () => JournalState;
  /** Moves everyone into a scenario. Orders are kept, and so is the reader unless the scenario names one. */
  choose: (scenario: ScenarioName) => void;
  /** Changes switches of the current scenario. Resets the call counts. */
  steer: (change: Partial<Switches>) => void;
  /** Changes the current reader, for a journal without cookies. */
  become: (reader: Reader) => void;
  /** Returns the fault of this call, if any. Counts the call. */
  faultOf: <Id extends CallId>(id: Id, session?: string) => Fault<Id>;
  reset: () => void;
  /** Subscribes to the provider's events. From now on they are kept until they are delivered. */
  onEvents: (heard: (events: readonly ProviderEvent[]) => void) => void;
}

export interface JournalOptions {
  store?: Store;
  /** The current time in ms. */
  now?: () => number;
  newId?: (prefix: string) => string;
  /** Identifies readers by session cookies, as over HTTP. Without cookies there is one reader at a time. */
  keepsCookies?: boolean;
}

export function createJournal({
  store: kept = createStore(),
  now = Date.now,
  newId = randomId,
  keepsCookies = false,
}: JournalOptions = {}): Journal {
  let heard: ((events: readonly ProviderEvent[]) => void) | undefined;
  const store: Store = {
    ...kept,
    change(act) {
      const [result, events] = kept.change((state) => {
        const result = act(state);
        return [result, takeEvents({ state, now: now(), newId }, heard !== undefined)];
      });
      if (events.length > 0) heard?.(events);
      return result;
    },
  };
  const work = <Result>(act: (context: Context) => Result, session?: string) =>
    store.change((state) => {
      const isKnown = keepsCookies && session !== undefined && lookUp(state.sessions, session) !== undefined;
      const context: Context = {
        state,
        now: now() + state.ahead,
        newId,
        keepsCookies,
        ...(isKnown && { session }),
      };
      keepDates(context);
      confirmDeposits(context);
      clearDebits(context);
      endDebits(context);
      mailDueGifts(context);
      return act(context);
    });
  return {
    ask: <Id extends CallId>(id: Id, call: Call = {}) =>
      work(
        (context) => handingOver(context, refusedInView(context, id, call) ?? handlers[id](context, call)),
        call.session,
      ),
    work,
    payments: createPayments(store),
    setups: createSetups(store, newId),
    state: store.read,
    choose: (scenario) =>
      store.change((state) => {
        const { reader } = scenarioOf(scenario);
        if (reader) state.reader = refOf(reader);
        Object.assign(state, beginWorld(scenario));
      }),
    steer: (change) =>
      store.change((state) => {
        Object.assign(state.switches, change);
        state.calls = {};
      }),
    become: (reader) =>
      store.change((state) => {
        state.reader = refOf(reader);
      }),
    faultOf: <Id extends CallId>(id: Id, session?: string): Fault<Id> =>
      store.change((state) => {
        const world = worldOf({ state, session });
        const { scenario, switches, calls } = world;
        calls[id] = (calls[id] ?? 0) + 1;
        const byScenario = scenarioOf(scenario).calls?.[id] ?? {};
        const fault = faultOf(id, calls[id], [byScenario, ...faultsBy(switches, id)]);
        if (fault.reply === 'signedOut') loseSession(state, world === state ? undefined : session);
        // The faults are looked up by this id, but the compiler loses that through the index.
        return fault as Fault<Id>;
      }),
    reset: store.reset,
    onEvents: (listener) => {
      heard = listener;
    },
  };
}

/** A page for viewing only cannot change anything. */
function refusedInView<Id extends CallId>(context: Context, id: Id, { query }: Call): AnswerTo<Id> | undefined {
  if (!isChanging(id) || !isReadOnly(context, query)) return undefined;
  const refusal: AnyAnswer = replies[id].viewOnly;
  return refusal as AnswerTo<Id>; // The reply is one of this call, but the compiler loses that through the union.
}
