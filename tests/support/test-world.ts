import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  type InputFrom,
  SimulatedClock,
  type StateValueFrom,
} from 'xstate';
import { createApi } from '#machines/api/client.ts';
import { attemptsInMemory } from '#machines/lib/attempt-store.ts';
import type { BotCheckFailure } from '#machines/lib/challenge.ts';
import { connect, type Flow } from '#machines/lib/flow.ts';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import type {
  AnnouncedOrder,
  AttemptStore,
  BegunAttempt,
  BotCheck,
  NewAttempt,
  PaymentProvider,
  World,
} from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { type PlayedCarts, playCarts } from './cart-channel.ts';
import { type PlayedChanges, playChanges } from './changes.ts';
import { createNetwork, type Network } from './network.ts';
import { type PlayedPage, playPage } from './page.ts';

export interface TestWorld extends World {
  network: Network;
  clock: SimulatedClock;
  attempts: KeptAttempts;
  cart: PlayedCarts;
  changes: PlayedChanges;
  page: PlayedPage;
  ordered: string[];
  orders: AnnouncedOrder[];
  logins: string[];
  botCheck: BotCheck;
  payment: PaymentProvider;
  asked: string[];
}

export interface KeptAttempts extends AttemptStore {
  /** Without ids, kinds and amounts. */
  written: (BegunAttempt | 'dropped')[];
  /** The attempt that a page would continue, without its id, kind and amount. */
  pending: () => BegunAttempt | undefined;
}

/** A world whose services answer at once and whose payments succeed. It ends with the test. */
export function createTestWorld(attempt?: BegunAttempt): TestWorld {
  const asked: string[] = [];
  const ordered: string[] = [];
  const orders: AnnouncedOrder[] = [];
  const logins: string[] = [];
  let keys = 0;
  return {
    api: createApi('http://journal.test'),
    network: createNetwork(),
    clock: new SimulatedClock(),
    attempts: keepAttempts(attempt),
    drafts: NO_DRAFTS,
    cart: playCarts(),
    changes: playChanges(),
    page: playPage(),
    ordered,
    orders,
    announceOrder: async (order) => {
      orders.push(order);
      ordered.push(order.status);
    },
    logins,
    announceLogin: (method) => void logins.push(method),
    asked,
    forgetOrders: () => void asked.push('forget orders'),
    newKey: () => keyOf(++keys),
    botCheck: {
      prepare: () => undefined,
      token: async (action) => `token-${asked.push(`token ${action}`)}`,
      watchChallenge: () => () => undefined,
    },
    payment: {
      load: async (pubkey) => void asked.push(pubkey === undefined ? 'load' : `load ${pubkey}`),
      confirm: async ({ secret }) => {
        asked.push(`confirm ${secret}`);
        return { kind: 'taken' };
      },
      authorize: async ({ secret, method }) => {
        asked.push(`authorize ${secret} ${method}`);
        return { kind: 'taken' };
      },
      readStatus: async ({ secret }) => {
        asked.push(`readStatus ${secret}`);
        return 'payable';
      },
      confirmSetup: async ({ secret, returnTo }) => {
        asked.push(`confirmSetup ${secret} ${returnTo}`);
        return { kind: 'succeeded', method: METHOD };
      },
      readSetupStatus: async ({ secret }) => {
        asked.push(`readSetupStatus ${secret}`);
        return { kind: 'open', words: '' };
      },
    },
  };
}

export const METHOD = 'pm_1Rb80s';

export const botCheckFailure = (code: BotCheckFailure['code']): BotCheckFailure =>
  Object.assign(new Error('blocked'), { code });

export const keyOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function keepAttempts(
  attempt?: BegunAttempt,
  store = attemptsInMemory(Date.now, attempt && [{ id: 'kept', at: Date.now(), ...attempt }]),
): KeptAttempts {
  const written: KeptAttempts['written'] = [];
  return {
    ...store,
    written,
    pending: () => {
      const pending = unfinishedIn(store.read());
      return pending && told(pending);
    },
    write: (next) => {
      written.push(told(next));
      return store.write(next);
    },
    drop: (id) => {
      store.drop(id);
      written.push('dropped');
    },
  };
}

/** A page's view of the attempts: once the page is gone, code still running in it cannot write. */
export const whileHere = (attempts: AttemptStore, isHere: () => boolean): AttemptStore => ({
  ...attempts,
  write: (attempt) => isHere() && attempts.write(attempt),
  drop: (id) => void (isHere() && attempts.drop(id)),
});

const told = ({ id: _, at: __, kind: ___, amount: ____, ...attempt }: NewAttempt & { at?: number }): BegunAttempt =>
  // Storage drops undefined values.
  JSON.parse(JSON.stringify(attempt)) as BegunAttempt;

export function run<M extends AnyStateMachine>(flow: Flow<M>, world: TestWorld, input: InputFrom<M>): Actor<M> {
  // The type parameter hides whether the machine takes an input.
  const options = { input, clock: world.clock, inspect: world.inspect } as never;
  return createActor(connect(flow, world), options).start();
}

/** Opens a flow and waits until its initial loading has settled. */
export async function openFlow<M extends AnyStateMachine>(
  flow: Flow<M>,
  input: InputFrom<M>,
  world = createTestWorld(),
) {
  const actor = run(flow, world, input);
  await settle();
  const send = (...events: EventFrom<M>[]) => {
    for (const event of events) actor.send(event);
  };
  const shown = (): AnyMachineSnapshot => actor.getSnapshot();
  const play = async (...events: EventFrom<M>[]) => {
    send(...events);
    await settle();
  };
  return {
    world,
    network: world.network,
    actor,
    send,
    play,
    submit: () => play({ type: 'form.submitted' } as EventFrom<M>),
    value: (): StateValueFrom<M> => shown().value,
    context: (): ContextFrom<M> => shown().context,
  };
}

export async function settle(): Promise<void> {
  for (let turns = 0; turns < 4; turns += 1) await new Promise(setImmediate);
}

/** Advances time second by second, so that chained delays and their effects can run. */
export async function pass(clock: SimulatedClock, ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; left -= 1_000) {
    clock.increment(Math.min(left, 1_000));
    await settle();
  }
}

export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
