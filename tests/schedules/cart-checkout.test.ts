import { afterAll, expect, test } from 'vitest';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import type { cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { type PlayedCarts, playCarts } from '../support/cart-channel.ts';
import { checkoutOf } from '../support/cart-checkouts.ts';
import { playChanges } from '../support/changes.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf, whileHere } from '../support/test-world.ts';
import { CartModel } from './cart-server.ts';
import { connections } from './connections.ts';
import { rest, settle, unsafe } from './ending.ts';
import { isReplay, playSchedules, SCHEDULES, tell } from './playing.ts';
import type { Random } from './random.ts';
import type { Conditions } from './server.ts';

const STEPS = 16;
const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };
const { page: documented } = checkoutOf('bothOnFile');
const connected = connections(cartCheckout);
const sums = { pages: 0, landed: 0, charged: 0, emptied: 0 };

interface Play {
  random: Random;
  model: CartModel;
  attempts: KeptAttempts;
  page: Page;
  log: string[];
}

/** One load of the page. Once it is gone, code still running in it cannot write. */
interface Page {
  actor: Actor<typeof cartCheckoutMachine>;
  clock: SimulatedClock;
  carts: PlayedCarts;
  isGone: boolean;
}

test(`${SCHEDULES} random schedules charge a cart at most once, for the amount shown, and always leave a way on [CHECK-35]`, async () => {
  expect(await playSchedules(playOut)).toEqual([]);
  expect(isReplay || (sums.landed > SCHEDULES / 10 && sums.emptied > SCHEDULES / 100)).toBe(true);
});

afterAll(() =>
  tell(
    'checkOutCart',
    `${sums.landed} led to a receipt, ${sums.emptied} to an empty cart, on ${sums.charged} charges and ${sums.pages} pages`,
  ),
);

async function playOut(random: Random): Promise<string[]> {
  const play = begin(random);
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
  sums.pages += 1;
  const clock = new SimulatedClock();
  const carts = playCarts();
  const isHere = () => !page.isGone;
  const { api, payment } = model;
  const machine = connected({
    api,
    payment,
    cart: carts,
    page: playPage(),
    botCheck: { prepare: () => undefined, token: async () => 'token', watchChallenge: () => () => undefined },
    changes: playChanges(),
    announceOrder: async () => undefined,
    announceLogin: () => undefined,
    attempts: whileHere(attempts, isHere),
    drafts: NO_DRAFTS,
    forgetOrders: () => undefined,
    newKey: () => keyOf(model.nextKey()),
  });
  const input = { page: { ...documented, cart: model.cart() }, attempt: unfinishedIn(attempts.read()) };
  const page: Page = { clock, carts, isGone: false, actor: createActor(machine, { input, clock }) };
  model.shown = () => cartTotals(linesOf(page.actor.getSnapshot().context.draft.cart)).total;
  page.actor.start();
  return page;
}

async function act(play: Play): Promise<void> {
  const { random, model, attempts, page } = play;
  const pick = <T>(...options: T[]): T => options[random(options.length)] as T;
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
    look: () => page.actor.send({ type: 'page.returned' }),
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
    // A browser finishes the current task before it leaves a page. A reload ends everything running there; an unmount
    // does not.
    await settle();
    if (!isOpen(play)) return;
    page.isGone = isReload;
    page.actor.stop();
    play.page = open(model, attempts);
  }
  const name = pick(...(Object.keys(deeds) as (keyof typeof deeds)[]));
  play.log.push(name);
  await deeds[name]();
}

const submit = (play: Play, isAgreed = false) =>
  isOpen(play) && play.page.actor.send({ type: 'form.submitted', isAgreed });

const cartOf = ({ page }: Play) => page.actor.getSnapshot().children.cart;

const checkoutOfPage = ({ page }: Play) => page.actor.getSnapshot().children.checkout;

/** Lets everything pending finish, then continues under good conditions until nothing is left to order. */
async function calm(play: Play): Promise<void> {
  await rest(() => isBusy(play), play.page.clock);
  Object.assign(play.model.conditions, FINE);
  await rest(() => isBusy(play), play.page.clock);
  for (let tries = 0; tries < 6 && isOpen(play) && !isEmptied(play); tries += 1) {
    checkoutOfPage(play)?.send({ type: 'check.requested' });
    play.page.actor.send({ type: 'page.returned' });
    await rest(() => isBusy(play), play.page.clock);
    submit(play, checkoutOfPage(play)?.getSnapshot().matches('questioned') === true);
    await rest(() => isBusy(play), play.page.clock);
  }
}

const isEmptied = ({ page, model }: Play): boolean =>
  model.cart().count === 0 && page.actor.getSnapshot().context.draft.cart.count === 0;

const isOpen = ({ page }: Play): boolean => page.actor.getSnapshot().status === 'active';

const isBusy = (play: Play): boolean =>
  isOpen(play) &&
  (checkoutOfPage(play)?.getSnapshot().hasTag('busy') === true || cartOf(play)?.getSnapshot().hasTag('busy') === true);
