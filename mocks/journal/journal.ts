import type { CallId } from '../documented.ts';
import { replies } from '../replies.ts';
import type { Answer } from '../respond.ts';
import { type Fault, type Reader, type ScenarioName, scenarioOf } from '../scenarios.ts';
import { productsOf } from './catalogue.ts';
import type { Desk } from './desk.ts';
import { readFulfilment } from './fulfilment.ts';
import { createPayments, type Payments } from './payments.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import type { JournalState } from './state.ts';
import { createStore, type Store } from './store.ts';

/** A journal that keeps the contract's rules: what it answers, what it knows, and the world that it stands in. */
export interface Journal {
  subscribe: (placed: PlacedOrder) => Answer<'subscribe'>;
  getFulfilment: (intent: string, options: { reset: boolean }) => Answer<'getFulfilment'>;
  getShipping: (options: { inclusive: boolean }) => Answer<'getShipping'>;
  getProducts: (tag: string) => Answer<'getProducts'>;
  payments: Payments;
  state: () => JournalState;
  /** Moves into another world; what was ordered stays, and so does the reader unless the scenario names one. */
  choose: (scenario: ScenarioName) => void;
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
}

export function createJournal({
  store = createStore(),
  now = Date.now,
  newId = randomId,
}: JournalOptions = {}): Journal {
  const work = <Result>(act: (desk: Desk) => Result) => store.change((state) => act({ state, now: now(), newId }));
  return {
    subscribe: (placed) => work((desk) => placeOrder(desk, placed)),
    getFulfilment: (intent, options) => work((desk) => readFulfilment(desk, intent, options)),
    getShipping: ({ inclusive }) => (inclusive ? everywhere() : replies.getShipping.shipping),
    getProducts: (tag) => ({
      ...replies.getProducts.swag,
      body: { list: productsOf(store.read(), tag) },
    }),
    payments: createPayments(store),
    state: store.read,
    choose: (scenario) =>
      store.change((state) => {
        state.reader = scenarioOf(scenario).reader ?? state.reader;
        state.scenario = scenario;
        state.calls = {};
      }),
    become: (reader) => store.change((state) => void Object.assign(state, { reader })),
    faultOf: <Id extends CallId>(id: Id): Fault<Id> =>
      store.change((state) => {
        state.calls[id] = (state.calls[id] ?? 0) + 1;
        // The scenario's fault of this call is of this call; the compiler loses that through the index.
        const fault = (scenarioOf(state.scenario).calls?.[id] ?? {}) as Fault<Id>;
        return state.calls[id] <= (fault.times ?? Number.POSITIVE_INFINITY) ? fault : ({} as Fault<Id>);
      }),
    reset: store.reset,
  };
}

/** With `inclusive` every category lists all countries. */
function everywhere(): Answer<'getShipping'> {
  const { body, headers } = replies.getShipping.shipping;
  const countries = [body.a, body.b, body.c].flatMap((zone) => [...zone.countries]);
  const all = { countries };
  return { status: 200, headers, body: { ...body, a: all, b: all, c: all } };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

const randomId = (prefix: string): string =>
  prefix + Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join('');
