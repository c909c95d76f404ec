import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { createAttemptStore, type Shelf } from '#machines/lib/attempt-store.ts';
import type { Flow } from '#machines/lib/flow.ts';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import type { BegunAttempt, World } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { playCarts } from '../support/cart-channel.ts';
import { playChanges } from '../support/changes.ts';
import { openers } from '../support/openers.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf, whileHere } from '../support/test-world.ts';
import { type BrowserStorage, playStorage } from './browser-storage.ts';
import { connections } from './connections.ts';
import { rest, settle, unsafe } from './ending.ts';
import { playSchedules } from './playing.ts';
import type { Random } from './random.ts';
import type { Conditions, Model } from './server.ts';

/** How to play one page at random in two tabs. */
export interface Subject<M extends AnyStateMachine, Server extends Model> {
  flow: Flow<M>;
  server: (conditions: Conditions) => Server;
  input: (attempt: BegunAttempt | undefined, server: Server) => InputFrom<M>;
  /** Fills in the form. Another `edition` is another order. */
  fill: (actor: Actor<M>, edition: number, server: Server) => void;
  comeBack?: (actor: Actor<M>) => void;
  /** It can be bought only once, even if the reader confirms. */
  isOnce?: true;
  /** Whether the page is finished although it leads nowhere. */
  hasEnded?: (actor: Actor<M>, server: Server) => boolean;
}

export interface Played {
  complaints: string[];
  landed: number;
  charged: number;
  agreed: number;
}

const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };
const STEPS = 18;

export async function playMany<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
): Promise<Played> {
  const played: Played = { complaints: [], landed: 0, charged: 0, agreed: 0 };
  const connected = connections(subject.flow);
  played.complaints = await playSchedules(async (random) => {
    const { complaints, hasLanded, charges, agreed } = await playOut(subject, connected, random);
    played.landed += hasLanded ? 1 : 0;
    played.charged += charges;
    played.agreed += agreed;
    return complaints;
  });
  return played;
}

interface Page<M extends AnyStateMachine> {
  actor: Actor<M>;
  clock: SimulatedClock;
  isGone: boolean;
  attempts: KeptAttempts;
}

async function playOut<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
  connected: (world: World) => M,
  random: Random,
) {
  const server = subject.server({ ...FINE, verdict: random(2) > 0 ? 'pay' : 'cardOnFile' });
  // In most schedules storage works.
  const chance = random(4) > 0 ? 0 : 1 + random(4);
  const storage = playStorage(() => chance > 0 && random(5) < chance);
  const shelves = [storage.ofTab(), storage.ofTab()];
  const turn: Turn = {};
  const pick = <T>(...options: T[]): T => options[random(options.length)] as T;
  const log: string[] = [];
  const editions = [0, 0];
  /** How often the reader confirmed a second order. */
  let agreed = 0;
  const openTab = (tab: number) =>
    open(subject, connected, server, keepAttempts(undefined, storeIn(storage, shelves[tab]?.shelf())), turn);
  const tabs = [openTab(0), openTab(1)];
  let at = 0;

  const page = () => tabs[at] as Page<M>;
  const isOpen = (tab = page()) => shownBy(tab).status === 'active' && subject.hasEnded?.(tab.actor, server) !== true;
  const checkout = (tab = page()) => shownBy(tab).children.checkout;
  const isBusy = (tab = page()) =>
    isOpen(tab) && (shownBy(tab).hasTag('busy') || checkout(tab)?.getSnapshot().hasTag('busy') === true);
  // The type parameter hides the page's events.
  const submit = (isAgreed = false) => {
    if (!isOpen()) return;
    subject.fill(page().actor, editions[at] ?? 0, server);
    page().actor.send({ type: 'form.submitted', isAgreed } as never);
  };
  const agree = () => {
    const { question } = checkout()?.getSnapshot().context ?? {};
    if (!checkout()?.getSnapshot().matches('questioned') || question?.kind === 'elsewhere') return;
    agreed += 1;
    submit(true);
  };
  const close = (tab: Page<M>, isReload: boolean) => {
    tab.isGone = isReload;
    if (turn.holder === tab) turn.holder = undefined;
    tab.actor.stop();
  };
  const leave = async (isReload: boolean) => {
    // A browser finishes the current task before it leaves a page. A reload ends everything running there; an unmount
    // does not.
    await settle();
    if (!isOpen()) return;
    close(page(), isReload);
    tabs[at] = openTab(at);
  };
  const goOn = async () => {
    checkout()?.send({ type: 'check.requested' });
    subject.comeBack?.(page().actor);
    const { shipping } = shownBy(page()).children;
    if (shipping?.getSnapshot().status === 'active') shipping.send({ type: 'load.retried' });
    await rest(() => isBusy(), page().clock);
    for (let turns = 0; turns < 8; turns += 1) await settle();
    if (checkout()?.getSnapshot().matches('questioned')) agree();
    else submit();
    await rest(() => isBusy(), page().clock);
    // Finishes what is pending in the other tab.
    const other = tabs[1 - at] as Page<M>;
    await rest(() => isBusy(other), other.clock);
  };
  const deeds = {
    submit,
    again: submit,
    double: () => [submit(), submit()],
    agree,
    other: () => {
      at = 1 - at;
    },
    edit: () => {
      editions[at] = (editions[at] ?? 0) + 1;
    },
    back: () => isOpen() && subject.comeBack?.(page().actor),
    check: () => checkout()?.send({ type: 'check.requested' }),
    second: () => page().clock.increment(1_000),
    long: () => page().clock.increment(pick(5_000, 35_000, 60_000, 600_000)),
    weather: () => {
      server.conditions.weather = pick('fine', 'fine', 'answerLost', 'neverArrives', 'fails', 'tooMany', 'signedOut');
    },
    bank: () => {
      server.conditions.bank = pick('takes', 'takesUnheard', 'refuses', 'drops', 'unavailable');
      server.conditions.statusHeard = pick(true, true, false);
    },
    server: () => {
      server.conditions.verdict = pick('pay', 'refuse', 'cardOnFile', 'authorize', 'replace', 'free', 'newIntent');
      server.conditions.fulfils = pick(true, false);
    },
    reload: () => leave(true),
    unmount: () => leave(false),
    reopen: async () => {
      await settle();
      if (isOpen()) return;
      close(page(), true);
      tabs[at] = openTab(at);
    },
    restart: async () => {
      await settle();
      for (const [number, tab] of tabs.entries()) {
        close(tab, true);
        tabs[number] = openTab(number);
      }
    },
  };
  for (let step = 0; step < STEPS; step += 1) {
    const name = pick(...(Object.keys(deeds) as (keyof typeof deeds)[]));
    log.push(name);
    await deeds[name]();
    for (let turns = random(5); turns > 0; turns -= 1) await settle();
  }
  // Lets everything pending finish, then continues under good conditions in one tab until the order is placed.
  for (const tab of tabs) await rest(() => isBusy(tab), tab.clock);
  Object.assign(server.conditions, FINE);
  for (let tries = 0; tries < 8 && isOpen(); tries += 1) await goOn();
  const bought = server.charges.length + server.given;
  const complaints = [
    ...server.violations,
    ...unsafe(page().actor, server, page().attempts, isOpen(), false),
    ...openers([storage.text()]),
    ...(bought > 1 + agreed ? [`bought ${bought} times on ${1 + agreed} yeses`] : []),
    ...(subject.isOnce && bought > 1 ? [`bought ${bought} times what there is once`] : []),
  ];
  return {
    complaints: complaints.map((complaint) => `${complaint}\n  ${log.join(', ')}`),
    hasLanded: shownBy(page()).status === 'done',
    charges: server.charges.length,
    agreed,
  };
}

const storeIn = (storage: BrowserStorage, tab: Shelf = storage.ofTab().shelf()) =>
  createAttemptStore(storage.shared(), tab, Date.now, { takeTurn: async () => true, endTurn: () => undefined });

/** The tab that orders, if any. */
interface Turn {
  holder?: object | undefined;
}

/** The type parameter hides the snapshot; every machine has at least this. */
const shownBy = <M extends AnyStateMachine>({ actor }: Page<M>): AnyMachineSnapshot => actor.getSnapshot();

function open<M extends AnyStateMachine, Server extends Model>(
  { input }: Subject<M, Server>,
  connected: (world: World) => M,
  server: Server,
  attempts: KeptAttempts,
  turn: Turn,
): Page<M> {
  const clock = new SimulatedClock();
  const isHere = () => !page.isGone;
  const machine = connected({
    api: server.api,
    payment: server.payment,
    botCheck: { prepare: () => undefined, token: async () => 'token', watchChallenge: () => () => undefined },
    changes: playChanges(),
    announceOrder: async () => undefined,
    announceLogin: () => undefined,
    cart: playCarts(),
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
  const options = { input: input(unfinishedIn(attempts.read()), server), clock } as never;
  const page: Page<M> = { clock, isGone: false, attempts, actor: createActor(machine, options) };
  page.actor.start();
  return page;
}
