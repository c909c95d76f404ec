import { afterAll, expect, test } from 'vitest';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import { orderNames } from '#machines/lib/order-names.ts';
import type { AnnouncedOrder } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { checkout } from '#machines/purchase/checkout/checkout.ports.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { playCarts } from '../support/cart-channel.ts';
import { playChanges } from '../support/changes.ts';
import { printOrder } from '../support/orders.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf, whileHere } from '../support/test-world.ts';
import { connections } from './connections.ts';
import { rest, settle, unsafe } from './ending.ts';
import { isReplay, playSchedules, SCHEDULES, tell } from './playing.ts';
import type { Random } from './random.ts';
import { type Conditions, Model } from './server.ts';

const STEPS = 16;

interface Play {
  random: Random;
  model: Model;
  attempts: KeptAttempts;
  /** The order events of the host page. */
  ordered: HostPage;
  page: Page;
  /** Counts the changes to the order's contents. */
  edition: number;
  log: string[];
}

interface Page {
  actor: Actor<typeof checkoutMachine>;
  clock: SimulatedClock;
  isGone: boolean;
}

const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };
const connected = connections(checkout);
let ended = 0;
let charged = 0;

test(`${SCHEDULES} random schedules charge and announce an order once, and always leave a way on [CHECK-35]`, async () => {
  expect(await playSchedules(playOut)).toEqual([]);
  expect(isReplay || (ended > SCHEDULES / 10 && charged > SCHEDULES / 10)).toBe(true);
});

afterAll(() => tell('a checkout', `${ended} landed in the storm, all after it, on ${charged} charges`));

async function playOut(random: Random): Promise<string[]> {
  const play = begin(random);
  for (let step = 0; step < STEPS && isOpen(play); step += 1) {
    await act(play);
    for (let turns = play.random(5); turns > 0; turns -= 1) await settle();
  }
  await rest(() => isBusy(play), play.page.clock);
  const wordless = isWordless(play) ? ['stands without a word'] : [];
  ended += isOpen(play) ? 0 : 1;
  await calm(play);
  charged += play.model.charges.length;
  const { model, attempts, page, ordered, log } = play;
  const { told } = ordered;
  const untold = told.length === 1 ? [] : [`tells of ${told.length} orders: ${told}`];
  return [...wordless, ...untold, ...model.violations, ...unsafe(page.actor, model, attempts, isOpen(play))].map(
    (complaint) => `${complaint}\n  ${log.join(', ')}`,
  );
}

function begin(random: Play['random']): Play {
  const model = new Model({ ...FINE, verdict: random(2) > 0 ? 'pay' : 'cardOnFile' });
  const attempts = keepAttempts();
  const ordered = hostPage();
  return { random, model, attempts, ordered, page: open(model, attempts, ordered), edition: 0, log: [] };
}

function open(model: Model, attempts: KeptAttempts, ordered: HostPage): Page {
  const clock = new SimulatedClock();
  const isHere = () => !page.isGone;
  const { api, payment } = model;
  const machine = connected({
    api,
    payment,
    page: playPage(),
    cart: playCarts(),
    botCheck: { prepare: () => undefined, token: async () => 'token', watchChallenge: () => () => undefined },
    attempts: whileHere(attempts, isHere),
    drafts: NO_DRAFTS,
    changes: playChanges(),
    announceOrder: async (order) => void (isHere() && ordered.tell(order)),
    announceLogin: () => undefined,
    forgetOrders: () => undefined,
    newKey: () => keyOf(model.nextKey()),
  });
  const input = { hasAccount: true, hasCardOnFile: true, attempt: unfinishedIn(attempts.read()) };
  const page: Page = { clock, isGone: false, actor: createActor(machine, { input, clock }) };
  page.actor.start();
  return page;
}

interface HostPage {
  told: string[];
  tell: (order: AnnouncedOrder) => void;
}

function hostPage(): HostPage {
  const known = new Set<string>();
  const told: string[] = [];
  return {
    told,
    tell: (order) => {
      const names = orderNames(order);
      if (!names.some((name) => known.has(name))) told.push(order.status);
      for (const name of names) known.add(name);
    },
  };
}

async function act(play: Play): Promise<void> {
  const { random, model, attempts, page } = play;
  const pick = <T>(...options: T[]): T => options[random(options.length)] as T;
  const name = pick(
    'submit',
    'submit',
    'double',
    'edit',
    'check',
    'check',
    'second',
    'long',
    'reload',
    'unmount',
    'weather',
    'bank',
    'server',
  );
  play.log.push(name);
  switch (name) {
    case 'submit':
      if (random(2) > 0) changeWeather(play);
      return submit(play);
    case 'double':
      submit(play);
      return submit(play);
    case 'edit':
      play.edition += 1;
      return;
    case 'check':
      return page.actor.send({ type: 'check.requested' });
    case 'second':
      return void page.clock.increment(1_000);
    case 'long':
      return void page.clock.increment(pick(5_000, 35_000, 60_000, 600_000));
    case 'reload':
    case 'unmount':
      // A browser finishes the current task before it leaves a page. A reload ends everything running there; an unmount
      // does not.
      await settle();
      if (!isOpen(play)) return;
      page.isGone = name === 'reload';
      page.actor.stop();
      play.page = open(model, attempts, play.ordered);
      return;
    case 'weather':
      return changeWeather(play);
    case 'bank':
      model.conditions.bank = pick('takes', 'takesUnheard', 'refuses', 'drops', 'unavailable');
      model.conditions.statusHeard = pick(true, true, false);
      return void play.log.push(model.conditions.bank);
    case 'server':
      model.conditions.verdict = pick('pay', 'refuse', 'cardOnFile', 'authorize', 'replace', 'free', 'newIntent');
      model.conditions.fulfils = pick(true, false);
      return void play.log.push(model.conditions.verdict);
  }
}

function changeWeather({ random, model, log }: Play): void {
  const kinds: Conditions['weather'][] = [
    'fine',
    'fine',
    'answerLost',
    'neverArrives',
    'fails',
    'tooMany',
    'signedOut',
  ];
  model.conditions.weather = kinds[random(kinds.length)] ?? 'fine';
  log.push(model.conditions.weather);
}

function submit({ page, edition }: Play): void {
  const { body } = printOrder;
  const donation = { process: 'onetime', dollars: 100 + edition } as const;
  const order: Order = { ...printOrder, body: { ...body, cart: { ...body.cart, donation } } };
  page.actor.send({ type: 'order.submitted', order });
}

/** Lets everything pending finish, then continues under good conditions until the order is placed. */
async function calm(play: Play): Promise<void> {
  Object.assign(play.model.conditions, FINE);
  await rest(() => isBusy(play), play.page.clock);
  for (let tries = 0; tries < 5 && isOpen(play); tries += 1) {
    play.page.actor.send({ type: 'check.requested' });
    submit(play);
    await rest(() => isBusy(play), play.page.clock);
  }
}

/** Whether the page checks an order again without saying why. */
/** Whether an order to check says nothing, or the same twice. A login may be asked for as well. */
function isWordless({ page }: Play): boolean {
  const snapshot = page.actor.getSnapshot();
  const codes = snapshot.context.problems.map(({ code }) => code).filter((code) => code !== 'signedOutUnsure');
  return snapshot.matches('unsettled') && codes.length !== 1;
}

const isOpen = (play: Play): boolean => play.page.actor.getSnapshot().status === 'active' && !isAsked(play);

const isAsked = ({ page }: Play): boolean => page.actor.getSnapshot().context.question?.kind === 'ordered';

const isBusy = (play: Play): boolean => isOpen(play) && play.page.actor.getSnapshot().hasTag('busy');
