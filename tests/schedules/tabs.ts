import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { type PlayedCarts, playCarts } from '#fixtures/world/cart-channel.ts';
import { playChanges } from '#fixtures/world/changes.ts';
import { openers } from '#fixtures/world/openers.ts';
import { playPage } from '#fixtures/world/page.ts';
import { type KeptAttempts, keepAttempts, keyOf, whileHere } from '#fixtures/world/test-world.ts';
import type { Flow } from '#machines/lib/flow.ts';
import { orderNames } from '#machines/lib/order-names.ts';
import { type AttemptSlot, createAttemptStore } from '#machines/lib/storage/attempt-store.ts';
import { NO_DRAFTS } from '#machines/lib/storage/no-drafts.ts';
import type { BegunAttempt, World } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import { playStorage } from './browser-storage.ts';
import { FINE, type Model, type Wait } from './server.ts';

/** How to buy on one page, in two tabs of a browser. */
export interface Subject<M extends AnyStateMachine, Server extends Model> {
  flow: Flow<M>;
  input: (attempt: BegunAttempt | undefined, server: Server) => InputFrom<M>;
  /** Fills in the form. Another `edition` is another order. */
  fill: (actor: Actor<M>, edition: number, server: Server) => void;
  comeBack?: (actor: Actor<M>) => void;
  /** What can be charged: one thing, each cart once, or, by default, one order and another for each yes to it. */
  sells?: 'one' | 'carts';
  /** Whether the page is finished although it leads nowhere. */
  hasEnded?: (actor: Actor<M>, server: Server) => boolean;
}

/** What a schedule does in the tabs, and what it must not have led to. */
export interface Tabs<Server extends Model> {
  server: Server;
  /** The other tabs' cart changes, as this page hears them. */
  carts: () => PlayedCarts;
  /** The children of the page at hand. */
  child: (name: string) => AnyMachineSnapshot['children'][string];
  isBusy: () => boolean;
  submit: () => void;
  agree: () => void;
  edit: () => void;
  back: () => void;
  switchTab: () => void;
  pass: (ms: number) => void;
  leave: (isReload: boolean) => Promise<void>;
  reopen: () => Promise<void>;
  restart: () => Promise<void>;
  /** Lets up to `times` waiting calls go on. */
  proceed: (times: number) => Promise<void>;
  /** Lets everything finish, continues under good conditions until nothing is left to order, and reports what is wrong. */
  finish: () => Promise<{ complaints: string[]; hasLanded: boolean }>;
}

/** The waiting calls of the tabs; the schedule says which goes on. */
export interface Calls {
  wait: Wait;
  count: () => number;
  goOn: () => Promise<void>;
}

interface Page<M extends AnyStateMachine> {
  actor: Actor<M>;
  clock: SimulatedClock;
  carts: PlayedCarts;
  /** Once the page is gone, code still running in it cannot write. */
  isGone: boolean;
  attempts: KeptAttempts;
}

export function openTabs<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
  connected: (world: World) => M,
  server: Server,
  calls: Calls,
  fails: () => boolean,
): Tabs<Server> {
  let hasForgotten = false;
  const storage = playStorage(() => {
    const isFailing = fails();
    hasForgotten ||= isFailing;
    return isFailing;
  });
  const shelves = [storage.ofTab(), storage.ofTab()];
  const told = hostPage();
  const turn: { holder?: object | undefined } = {};
  const editions = [0, 0];
  let agreed = 0;
  let at = 0;

  const storeIn = (tab: AttemptSlot = storage.ofTab().shelf()) =>
    createAttemptStore(storage.shared(), tab, Date.now, { takeTurn: async () => true, endTurn: () => undefined });
  const open = (tab: number): Page<M> => {
    const attempts = keepAttempts(undefined, storeIn(shelves[tab]?.shelf()));
    const [clock, carts] = [new SimulatedClock(), playCarts()];
    const isHere = () => !page.isGone;
    const machine = connected({
      api: server.api,
      payment: server.payment,
      botCheck: { prepare: () => undefined, token: async () => 'token', watchChallenge: () => () => undefined },
      changes: playChanges(),
      announceOrder: async (order) => void (isHere() && told.tell(orderNames(order))),
      announceLogin: () => undefined,
      cart: carts,
      page: playPage(),
      drafts: NO_DRAFTS,
      attempts: {
        ...whileHere(attempts, isHere),
        takeTurn: async () => {
          turn.holder ??= page;
          return turn.holder === page;
        },
        endTurn: () => {
          if (turn.holder === page) turn.holder = undefined;
        },
      },
      forgetOrders: () => undefined,
      newKey: () => keyOf(server.nextKey()),
    });
    // The type parameter hides whether the machine takes an input.
    const options = { input: subject.input(unfinishedIn(attempts.read()), server), clock } as never;
    const page: Page<M> = { clock, carts, isGone: false, attempts, actor: createActor(machine, options) };
    page.actor.start();
    return page;
  };
  const tabs = [open(0), open(1)];

  const page = () => tabs[at] as Page<M>;
  const isOpen = (tab = page()) => shownBy(tab).status === 'active' && subject.hasEnded?.(tab.actor, server) !== true;
  const child = (name: string, tab = page()) => shownBy(tab).children[name];
  const isBusy = (tab = page()) =>
    isOpen(tab) &&
    (shownBy(tab).hasTag('busy') ||
      ['checkout', 'cart'].some((name) => child(name, tab)?.getSnapshot().hasTag('busy')));
  const submit = (isAgreed = false) => {
    if (!isOpen()) return;
    subject.fill(page().actor, editions[at] ?? 0, server);
    // The type parameter hides the page's events.
    page().actor.send({ type: 'form.submitted', isAgreed } as never);
  };
  const agree = () => {
    const asked = child('checkout')?.getSnapshot();
    if (!asked?.matches('questioned') || asked.context.question?.kind === 'elsewhere') return;
    agreed += 1;
    submit(true);
  };
  const close = (tab: Page<M>, isReload: boolean) => {
    tab.isGone = isReload;
    if (turn.holder === tab) turn.holder = undefined;
    tab.actor.stop();
  };
  // A browser finishes the current task before it leaves a page. A reload ends everything running there; an unmount
  // does not.
  const reload = (tab: number, isReload: boolean) => {
    close(tabs[tab] as Page<M>, isReload);
    tabs[tab] = open(tab);
  };
  const rest = async (tab = page()) => {
    for (let turns = 0; turns < 500 && isBusy(tab); turns += 1) {
      if (calls.count() > 0) await calls.goOn();
      else tab.clock.increment(1_000);
      await settle();
    }
  };
  const goOn = async () => {
    child('checkout')?.send({ type: 'check.requested' });
    subject.comeBack?.(page().actor);
    const shipping = child('shipping');
    if (shipping?.getSnapshot().status === 'active') shipping.send({ type: 'load.retried' });
    await rest();
    while (calls.count() > 0) await calls.goOn();
    await settle();
    if (child('checkout')?.getSnapshot().matches('questioned')) agree();
    else submit();
    await rest();
    // Finishes what is pending in the other tab.
    await rest(tabs[1 - at]);
  };
  return {
    server,
    carts: () => page().carts,
    child,
    isBusy,
    submit,
    agree,
    edit: () => {
      editions[at] = (editions[at] ?? 0) + 1;
    },
    back: () => isOpen() && subject.comeBack?.(page().actor),
    switchTab: () => {
      at = 1 - at;
    },
    pass: (ms) => void page().clock.increment(ms),
    leave: async (isReload) => {
      await settle();
      if (isOpen()) reload(at, isReload);
    },
    reopen: async () => {
      await settle();
      if (!isOpen()) reload(at, true);
    },
    restart: async () => {
      await settle();
      for (const tab of tabs.keys()) reload(tab, true);
    },
    proceed: async (times) => {
      for (let turns = 0; turns < times; turns += 1) {
        if (calls.count() > 0) await calls.goOn();
        await settle();
      }
    },
    finish: async () => {
      for (const tab of tabs) await rest(tab);
      const wordless = tabs.filter((tab) => isOpen(tab) && isWordless(child('checkout', tab)?.getSnapshot()));
      Object.assign(server.conditions, FINE);
      for (let tries = 0; tries < 8 && isOpen(); tries += 1) await goOn();
      const { value, status } = shownBy(page());
      const hasLanded = status === 'done';
      const rules: [isBroken: boolean, complaint: string][] = [
        [wordless.length > 0, 'has an order to check without saying why'],
        [status === 'error', 'broke'],
        [isOpen(), `does not come to an end: ${JSON.stringify(value)}`],
        [JSON.stringify(page().attempts.written).includes('secret'), 'stored a secret'],
        ...boughtTooOften(server, subject.sells, agreed),
        [told.count() > Math.max(1, bought(server)), `told the host of ${told.count()} orders`],
        [hasLanded && told.count() === 0 && !hasForgotten, 'told the host of no order'],
      ];
      const broken = rules.flatMap(([isBroken, complaint]) => (isBroken ? [complaint] : []));
      return { complaints: [...server.violations, ...openers([storage.text()]), ...broken], hasLanded };
    },
  };
}

const bought = ({ charges, given }: Model): number => charges.length + given;

function boughtTooOften(server: Model, sells: 'one' | 'carts' | undefined, agreed: number): [boolean, string][] {
  const carts = server.charges.map(({ cart }) => cart);
  const most = sells === 'one' ? 1 : 1 + agreed;
  return [
    [sells !== 'carts' && bought(server) > most, `bought ${bought(server)} times on ${1 + agreed} yeses`],
    [sells === 'carts' && new Set(carts).size < carts.length, `charged twice for ${carts}`],
  ];
}

/** Lets everything run that waits for no call and no timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The type parameter hides the snapshot; every machine has at least this. */
const shownBy = <M extends AnyStateMachine>({ actor }: Page<M>): AnyMachineSnapshot => actor.getSnapshot();

/** Whether an order to check says nothing, or the same twice. A login may be asked for as well. */
function isWordless(checkout: AnyMachineSnapshot | undefined): boolean {
  if (!checkout?.matches('unsettled')) return false;
  const problems: { code: string }[] = checkout.context.problems;
  return problems.filter(({ code }) => code !== 'signedOutUnsure').length !== 1;
}

/** The host page, which knows an order by any of its names. */
function hostPage() {
  const known = new Set<string>();
  let count = 0;
  return {
    count: () => count,
    tell: (names: readonly string[]) => {
      if (!names.some((name) => known.has(name))) count += 1;
      for (const name of names) known.add(name);
    },
  };
}
