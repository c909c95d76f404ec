import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import type { Flow } from '#machines/lib/flow.ts';
import type { Attempt, World } from '#machines/lib/world.ts';
import { playCarts } from '../support/cart-channel.ts';
import { playChanges } from '../support/changes.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf } from '../support/test-world.ts';
import { connections } from './connections.ts';
import { rest, settle, unsafe } from './ending.ts';
import { playSchedules } from './playing.ts';
import type { Random } from './random.ts';
import type { Conditions, Model } from './server.ts';

/** A page that is played at random, and what of it is its own. */
export interface Subject<M extends AnyStateMachine, Server extends Model> {
  flow: Flow<M>;
  server: (conditions: Conditions) => Server;
  input: (attempt: Attempt | undefined, server: Server) => InputFrom<M>;
  /** Types what the form asks for, and chooses what is ordered; another `edition` is another order. */
  fill: (actor: Actor<M>, edition: number) => void;
  /** The reader comes back to the page, where it takes note of that. */
  comeBack?: (actor: Actor<M>) => void;
  /** The page has said its last word, though it does not lead on. */
  hasEnded?: (actor: Actor<M>, server: Server) => boolean;
}

/** What came of many schedules. */
export interface Played {
  complaints: string[];
  landed: number;
  charged: number;
}

const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };
const STEPS = 14;

/** Plays the schedules of a page. */
export async function playMany<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
): Promise<Played> {
  const played: Played = { complaints: [], landed: 0, charged: 0 };
  const connected = connections(subject.flow);
  played.complaints = await playSchedules(async (random) => {
    const { complaints, hasLanded, charges } = await playOut(subject, connected, random);
    played.landed += hasLanded ? 1 : 0;
    played.charged += charges;
    return complaints;
  });
  return played;
}

/** One load of the page; once it is gone, nothing that still runs in it can write. */
interface Page<M extends AnyStateMachine> {
  actor: Actor<M>;
  clock: SimulatedClock;
  isGone: boolean;
}

async function playOut<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
  connected: (world: World) => M,
  random: Random,
) {
  const server = subject.server({ ...FINE, verdict: random(2) > 0 ? 'pay' : 'cardOnFile' });
  const attempts = keepAttempts();
  const pick = <T>(...options: T[]): T => options[random(options.length)] as T; // one of them
  const log: string[] = [];
  let edition = 0;
  let page = open(subject, connected, server, attempts);

  const isOpen = () => shownBy(page).status === 'active' && subject.hasEnded?.(page.actor, server) !== true;
  const checkout = () => shownBy(page).children.checkout;
  const isBusy = () => isOpen() && (shownBy(page).hasTag('busy') || checkout()?.getSnapshot().hasTag('busy') === true);
  // The events of a page that is known by what can be done with it alone.
  const submit = () => {
    if (!isOpen()) return;
    subject.fill(page.actor, edition);
    page.actor.send({ type: 'form.submitted' } as never);
  };
  const leave = async (isReload: boolean) => {
    // A browser ends what it is at before it leaves a page. A reload ends all that runs in it, an unmount does not.
    await settle();
    if (!isOpen()) return;
    page.isGone = isReload;
    page.actor.stop();
    page = open(subject, connected, server, attempts);
  };
  const deeds = {
    submit,
    again: submit,
    double: () => [submit(), submit()],
    edit: () => {
      edition += 1;
    },
    back: () => isOpen() && subject.comeBack?.(page.actor),
    check: () => checkout()?.send({ type: 'check.requested' }),
    second: () => page.clock.increment(1_000),
    long: () => page.clock.increment(pick(5_000, 35_000, 60_000, 600_000)),
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
  };
  for (let step = 0; step < STEPS && isOpen(); step += 1) {
    const name = pick(...(Object.keys(deeds) as (keyof typeof deeds)[])); // its own keys
    log.push(name);
    await deeds[name]();
    for (let turns = random(5); turns > 0; turns -= 1) await settle();
  }
  // The storm is over: whatever hangs comes to its end, and the reader goes on until the order is placed.
  await rest(isBusy, page.clock);
  Object.assign(server.conditions, FINE);
  for (let tries = 0; tries < 6 && isOpen(); tries += 1) {
    checkout()?.send({ type: 'check.requested' });
    const { shipping } = shownBy(page).children;
    if (shipping?.getSnapshot().status === 'active') shipping.send({ type: 'load.retried' });
    await rest(isBusy, page.clock);
    for (let turns = 0; turns < 8; turns += 1) await settle();
    submit();
    await rest(isBusy, page.clock);
  }
  const complaints = [...server.violations, ...unsafe(page.actor, server, attempts, isOpen())];
  return {
    complaints: complaints.map((complaint) => `${complaint}\n  ${log.join(', ')}`),
    hasLanded: shownBy(page).status === 'done',
    charges: server.charges.length,
  };
}

/** A machine known only as M hides what it shows; every one shows this much. */
const shownBy = <M extends AnyStateMachine>({ actor }: Page<M>): AnyMachineSnapshot => actor.getSnapshot();

function open<M extends AnyStateMachine, Server extends Model>(
  { input }: Subject<M, Server>,
  connected: (world: World) => M,
  server: Server,
  attempts: KeptAttempts,
): Page<M> {
  const clock = new SimulatedClock();
  const isHere = (write: () => void) => !page.isGone && write();
  const machine = connected({
    api: server.api,
    payment: server.payment,
    botCheck: { prepare: () => undefined, token: async () => 'token' },
    changes: playChanges(),
    announceOrder: () => undefined,
    cart: playCarts(),
    page: playPage(),
    attempts: {
      read: attempts.read,
      write: (attempt) => isHere(() => attempts.write(attempt)),
      clear: () => isHere(attempts.clear),
    },
    newKey: () => keyOf(server.nextKey()),
  });
  // A machine known only as M hides whether it takes an input; the signature holds callers to it.
  const options = { input: input(attempts.read(), server), clock } as never;
  const page: Page<M> = { clock, isGone: false, actor: createActor(machine, options) };
  page.actor.start();
  return page;
}
