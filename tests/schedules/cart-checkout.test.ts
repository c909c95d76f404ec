import { afterAll, expect, test } from 'vitest';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { connect } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';
import type { cartCheckoutMachine } from '#machines/purchase/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart-checkout.ports.ts';
import { cartTotals, linesOf } from '#machines/rules/cart.ts';
import { type PlayedCarts, playCarts } from '../support/cart-channel.ts';
import { checkoutOf } from '../support/cart-checkouts.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf } from '../support/world.ts';
import { CartModel } from './cart-server.ts';
import { rest, settle, unsafe } from './ending.ts';
import { type Random, randomOf } from './random.ts';
import type { Conditions } from './server.ts';

const seed = Number(process.env.SCHEDULE_SEED ?? Math.floor(performance.timeOrigin % 2 ** 31));
const only = process.env.SCHEDULE === undefined ? undefined : Number(process.env.SCHEDULE);
const SCHEDULES = 10_000;
const STEPS = 16;
const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };
const { page: documented } = checkoutOf('bothOnFile');
const slots = Array.from({ length: 100 }, createSlot);
const sums = { pages: 0, landed: 0, charged: 0, emptied: 0 };

/** A reader with a cart at one page, which can be reloaded, and other tabs with the same cart. */
interface Play {
  random: Random;
  model: CartModel;
  attempts: KeptAttempts;
  page: Page;
  log: string[];
}

/** One load of the page; once it is gone, nothing that still runs in it can write. */
interface Page {
  actor: Actor<typeof cartCheckoutMachine>;
  clock: SimulatedClock;
  carts: PlayedCarts;
  isGone: boolean;
}

/** A connected machine, and the world of the page that it runs in now. */
interface Slot {
  machine: typeof cartCheckoutMachine;
  world: Pick<World, 'api' | 'payment' | 'attempts' | 'cart' | 'newKey'>;
}

test(`in ${SCHEDULES} random schedules a cart is charged once at most, for what is shown, and the reader can always act [CHECK-35]`, async () => {
  const found: string[] = [];
  for (let number = 0; number < SCHEDULES && found.length < 3; number += 1) {
    if (only !== undefined && number !== only) continue;
    const complaints = await playOut(number);
    found.push(...complaints.map((complaint) => `SCHEDULE_SEED=${seed} SCHEDULE=${number}: ${complaint}`));
  }
  expect(found).toEqual([]);
  expect(only !== undefined || (sums.landed > 1_000 && sums.emptied > 100)).toBe(true);
}, 300_000);

afterAll(() =>
  console.info(
    `${SCHEDULES} schedules of seed ${seed}: ${sums.landed} led to a receipt, ${sums.emptied} to an empty cart, on ${sums.charged} charges and ${sums.pages} pages`,
  ),
);

async function playOut(number: number): Promise<string[]> {
  const play = begin(randomOf(seed + number * 7919));
  for (let step = 0; step < STEPS && isOpen(play); step += 1) {
    await act(play);
    for (let turns = play.random(5); turns > 0; turns -= 1) await settle();
  }
  await calm(play);
  sums.charged += play.model.charges.length;
  sums[isOpen(play) ? 'emptied' : 'landed'] += 1;
  const { model, attempts, page, log } = play;
  const complaints = [...model.violations, ...unsafe(page.actor, model, attempts, isOpen(play) && !isEmptied(play))];
  return complaints.map((complaint) => `${complaint}\n  ${log.join(', ')}`);
}

function begin(random: Random): Play {
  const model = new CartModel({ ...FINE, verdict: random(2) > 0 ? 'pay' : 'cardOnFile' });
  const attempts = keepAttempts();
  return { random, model, attempts, page: open(model, attempts), log: [] };
}

function open(model: CartModel, attempts: KeptAttempts): Page {
  const slot = slots[sums.pages++ % slots.length] ?? createSlot();
  const clock = new SimulatedClock();
  const carts = playCarts();
  const isHere = (write: () => void) => !page.isGone && write();
  const { api, payment } = model;
  slot.world = {
    api,
    payment,
    cart: carts,
    attempts: {
      read: attempts.read,
      write: (attempt) => isHere(() => attempts.write(attempt)),
      clear: () => isHere(attempts.clear),
    },
    newKey: () => keyOf(model.nextKey()),
  };
  const input = { page: { ...documented, cart: model.cart() }, attempt: attempts.read() };
  const page: Page = { clock, carts, isGone: false, actor: createActor(slot.machine, { input, clock }) };
  model.shown = () => cartTotals(linesOf(page.actor.getSnapshot().context.cart)).total;
  page.actor.start();
  return page;
}

function createSlot(): Slot {
  const slot: Pick<Slot, 'world'> = { world: Object() };
  const world: World = {
    botCheck: { prepare: () => undefined, token: async () => 'token' },
    announceOrder: () => undefined,
    page: playPage(),
    api: leadingTo(() => slot.world.api),
    cart: leadingTo(() => slot.world.cart),
    get payment() {
      return slot.world.payment;
    },
    get attempts() {
      return slot.world.attempts;
    },
    newKey: () => slot.world.newKey(),
  };
  return Object.assign(slot, { machine: connect(cartCheckout, world) });
}

/** Some ports hold on to a part of the world from the start: it leads to that of the page which is up now. */
function leadingTo<Part extends object>(part: () => Part): Part {
  // Whatever is asked of it is answered by the part itself.
  return new Proxy({}, { get: (_, name) => Reflect.get(part(), name) }) as Part;
}

/** Does one thing that a reader, a network, a bank, another tab or a browser may do. */
async function act(play: Play): Promise<void> {
  const { random, model, attempts, page } = play;
  const pick = <T>(...options: T[]): T => options[random(options.length)] as T; // one of them
  const deeds = {
    submit: () => submit(play),
    again: () => submit(play),
    double: () => [submit(play), submit(play)],
    edit: () => cartOf(play)?.send({ type: 'quantity.changed', id: pick('ln_0', 'ln_1'), quantity: 1 + random(4) }),
    remove: () => cartOf(play)?.send({ type: 'line.removed', id: pick('ln_0', 'ln_1') }),
    other: () => {
      model.changeElsewhere(random(2), random(4));
      if (random(2) > 0) page.carts.tell(model.cart());
    },
    elsewhere: () => {
      if (!isBusy(play) && model.payElsewhere() && random(2) > 0) page.carts.tell(model.cart());
    },
    shown: () => page.carts.returnToPage(),
    check: () => checkoutOfPage(play)?.send({ type: 'check.requested' }),
    look: () => page.actor.send({ type: 'cart.checked' }),
    second: () => page.clock.increment(1_000),
    long: () => page.clock.increment(pick(5_000, 35_000, 60_000, 600_000)),
    weather: () => {
      model.conditions.weather = pick('fine', 'fine', 'answerLost', 'neverArrives', 'fails', 'tooMany', 'signedOut');
    },
    bank: () => {
      model.conditions.bank = pick('takes', 'takesUnheard', 'refuses', 'drops', 'unavailable');
      model.conditions.statusHeard = pick(true, true, false);
    },
    server: () => {
      model.conditions.verdict = pick('pay', 'refuse', 'cardOnFile', 'authorize', 'replace', 'free', 'newIntent');
      model.conditions.fulfils = pick(true, false);
    },
    reload: () => leave(true),
    unmount: () => leave(false),
  };
  async function leave(isReload: boolean) {
    // A browser ends what it is at before it leaves a page. A reload ends all that runs in it, an unmount does not.
    await settle();
    if (!isOpen(play)) return;
    page.isGone = isReload;
    page.actor.stop();
    play.page = open(model, attempts);
  }
  const name = pick(...(Object.keys(deeds) as (keyof typeof deeds)[])); // its own keys
  play.log.push(name);
  await deeds[name]();
}

const submit = (play: Play) => isOpen(play) && play.page.actor.send({ type: 'form.submitted' });

const cartOf = ({ page }: Play) => page.actor.getSnapshot().children.cart;

const checkoutOfPage = ({ page }: Play) => page.actor.getSnapshot().children.checkout;

/** The storm is over: whatever hangs comes to its end, and the reader goes on until there is nothing left to order. */
async function calm(play: Play): Promise<void> {
  await rest(() => isBusy(play), play.page.clock);
  Object.assign(play.model.conditions, FINE);
  await rest(() => isBusy(play), play.page.clock);
  for (let tries = 0; tries < 6 && isOpen(play) && !isEmptied(play); tries += 1) {
    checkoutOfPage(play)?.send({ type: 'check.requested' });
    play.page.actor.send({ type: 'cart.checked' });
    await rest(() => isBusy(play), play.page.clock);
    submit(play);
    await rest(() => isBusy(play), play.page.clock);
  }
}

/** Nothing is left to order, and the page shows it. */
const isEmptied = ({ page, model }: Play): boolean =>
  model.cart().count === 0 && page.actor.getSnapshot().context.cart.count === 0;

const isOpen = ({ page }: Play): boolean => page.actor.getSnapshot().status === 'active';

const isBusy = (play: Play): boolean =>
  isOpen(play) &&
  (checkoutOfPage(play)?.getSnapshot().hasTag('busy') === true || cartOf(play)?.getSnapshot().hasTag('busy') === true);
