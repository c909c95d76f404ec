import type { CallId } from '../documented.ts';
import { type Reader, refOf } from '../readers.ts';
import type { Answer } from '../respond.ts';
import { type Fault, faultOf } from '../world/faults.ts';
import { type ScenarioName, scenarioOf } from '../world/scenarios.ts';
import { faultsBy, type Switches, switchesOf } from '../world/switches.ts';
import { clearDebits } from './checkout/debits.ts';
import type { Desk } from './desk.ts';
import { createPayments, type Payments } from './payment/payments.ts';
import { createSetups, type Setups } from './payment/setups.ts';
import type { Call, Plays } from './play.ts';
import { plays } from './plays.ts';
import type { JournalState } from './state.ts';
import { createStore, type Store } from './store.ts';
import { refusedInView } from './viewing.ts';
import { endEverySession, handingOver } from './visitor/sessions.ts';

/** A call that the journal plays. */
export type PlayedId = keyof typeof plays;

/** A journal that keeps the contract's rules: what it answers, what it knows, and the world that it stands in. */
export interface Journal {
  /** Answers a call by its rules. */
  ask: <Id extends PlayedId>(id: Id, call?: Call) => Answer<Id>;
  /** Lets a part of the journal work at its desk; what it throws leaves everything as it was. */
  work: <Result>(act: (desk: Desk) => Result, session?: string) => Result;
  payments: Payments;
  setups: Setups;
  state: () => JournalState;
  /** Moves into another world; what was ordered stays, and so does the reader unless the scenario names one. */
  choose: (scenario: ScenarioName) => void;
  /** Switches something of the world; calls are counted anew. */
  steer: (change: Partial<Switches>) => void;
  /** Lets another reader look. */
  become: (reader: Reader) => void;
  /** What happens to this call instead of its answer; counts the call. */
  faultOf: <Id extends CallId>(id: Id) => Fault<Id>;
  /** Forgets everything. */
  reset: () => void;
}

export interface JournalOptions {
  store?: Store;
  /** The time, in ms. */
  now?: () => number;
  newId?: (prefix: string) => string;
  /** Tells readers apart by the cookies of their sessions, as over HTTP; in a page there is one reader at a time. */
  keepsCookies?: boolean;
}

export function createJournal({
  store = createStore(),
  now = Date.now,
  newId = randomId,
  keepsCookies = false,
}: JournalOptions = {}): Journal {
  const work = <Result>(act: (desk: Desk) => Result, session?: string) =>
    store.change((state) => {
      const isKnown = keepsCookies && session !== undefined;
      const desk: Desk = { state, now: now(), newId, keepsCookies, ...(isKnown && { session }) };
      clearDebits(desk);
      return act(desk);
    });
  return {
    // The table is typed by call; the compiler loses through the index that this play is of this call.
    ask: <Id extends PlayedId>(id: Id, call: Call = {}) =>
      work((desk) => {
        const play = (plays as unknown as Plays)[id];
        return handingOver(desk, refusedInView(desk, id, call) ?? (play(desk, call) as Answer<Id>));
      }, call.session),
    work,
    payments: createPayments(store),
    setups: createSetups(store, newId),
    state: store.read,
    choose: (scenario) =>
      store.change((state) => {
        const { reader } = scenarioOf(scenario);
        if (reader) state.reader = refOf(reader);
        state.scenario = scenario;
        state.switches = switchesOf(scenarioOf(scenario));
        state.calls = {};
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
    faultOf: <Id extends CallId>(id: Id): Fault<Id> =>
      store.change((state) => {
        state.calls[id] = (state.calls[id] ?? 0) + 1;
        const byScenario = scenarioOf(state.scenario).calls?.[id] ?? {};
        const fault = faultOf(id, state.calls[id], [byScenario, ...faultsBy(state.switches, id)]);
        if (fault.reply === 'signedOut') endEverySession(state);
        // The faults of this call are of this call; the compiler loses that through the index.
        return fault as Fault<Id>;
      }),
    reset: store.reset,
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

const randomId = (prefix: string): string =>
  prefix + Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join('');
