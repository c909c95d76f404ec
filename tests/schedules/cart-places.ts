import { type Actor, createActor, SimulatedClock } from 'xstate';
import { connect } from '#machines/lib/flow.ts';
import { NO_DRAFTS } from '#machines/lib/no-drafts.ts';
import { type cartCheckoutMachine, isUnpayable } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { type PlayedCarts, playCarts } from '../support/cart-channel.ts';
import { checkoutOf } from '../support/cart-checkouts.ts';
import { playChanges } from '../support/changes.ts';
import { playPage } from '../support/page.ts';
import { type KeptAttempts, keepAttempts, keyOf, whileHere } from '../support/test-world.ts';
import { CartModel } from './cart-server.ts';
import { rest, settle } from './ending.ts';
import type { Conditions } from './server.ts';

export interface Page {
  actor: Actor<typeof cartCheckoutMachine>;
  carts: PlayedCarts;
  clock: SimulatedClock;
  model: CartModel;
  attempts: KeptAttempts;
  isGone: boolean;
}

interface Place {
  conditions?: Partial<Conditions>;
  /** How often the form is submitted; the second submit has the payment form open. */
  submits?: 0 | 1 | 2;
  does?: (page: Page) => void;
  isReached: (page: Page) => boolean;
}

export const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };

export const checkoutIn = ({ actor }: Page) => actor.getSnapshot().children.checkout?.getSnapshot();
// The checkout invokes one machine under this id.
const paymentIn = (page: Page) => Object(checkoutIn(page)?.children)['0.checkout.sending']?.getSnapshot();
const hasForm = (page: Page) =>
  checkoutIn(page)?.matches('sendable') === true && checkoutIn(page)?.context.intent?.secret !== undefined;
const hasProblem = (page: Page) =>
  checkoutIn(page)?.matches('sendable') === true && checkoutIn(page)?.context.problems.length !== 0;
export const submit = ({ actor }: Page) =>
  void (actor.getSnapshot().status === 'active' && actor.send({ type: 'form.submitted' }));
const isPaying = (state: string) => (page: Page) => paymentIn(page)?.matches(state) === true;

export const places = {
  'the form is filled in': { isReached: () => true },
  'a quantity is being changed': {
    isReached: ({ actor }) => actor.getSnapshot().context.draft.heard.isBusy,
    does: ({ actor }) => actor.getSnapshot().children.cart?.send({ type: 'quantity.changed', id: 'ln_0', quantity: 3 }),
  },
  'the bot check is pending': {
    submits: 1,
    isReached: (page) => checkoutIn(page)?.matches({ loading: 'proving' }) === true,
  },
  'the order is pending': {
    submits: 1,
    isReached: (page) => checkoutIn(page)?.matches({ loading: 'ordering' }) === true,
  },
  'the answer to the order is lost': { conditions: { weather: 'answerLost' }, submits: 1, isReached: hasProblem },
  'the card on file is charged but the answer is lost': {
    conditions: { weather: 'answerLost', verdict: 'cardOnFile' },
    submits: 1,
    isReached: hasProblem,
  },
  'the payment form is open': { submits: 1, isReached: hasForm },
  'the payment is being confirmed': { submits: 2, isReached: isPaying('confirming') },
  'the bank challenges the holder': {
    conditions: { verdict: 'authorize' },
    submits: 1,
    isReached: isPaying('authorizing'),
  },
  'the provider’s answer is lost': {
    conditions: { bank: 'takesUnheard' },
    submits: 2,
    isReached: isPaying('verifying'),
  },
  'the card is declined': { conditions: { bank: 'refuses' }, submits: 2, isReached: (page) => hasProblem(page) },
  'the order completes': {
    conditions: { fulfils: false },
    submits: 2,
    isReached: (page) => checkoutIn(page)?.matches('completing') === true,
  },
  'the order is in doubt': {
    conditions: { fulfils: false },
    submits: 2,
    isReached: (page) => {
      if (checkoutIn(page)?.matches('completing')) page.model.conditions.weather = 'fails';
      return checkoutIn(page)?.matches('unsettled') === true;
    },
  },
  'another tab has paid the cart': {
    conditions: { fulfils: false },
    submits: 2,
    does: ({ model }) => void model.payElsewhere(),
    isReached: ({ actor }) => isUnpayable(actor.getSnapshot().context.draft),
  },
  'the receipt is shown': { submits: 2, isReached: ({ actor }) => actor.getSnapshot().status === 'done' },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

export async function bring(name: PlaceName): Promise<Page> {
  const { conditions, submits = 0, does, isReached }: Place = places[name];
  const page = open(new CartModel({ ...FINE, ...conditions }), keepAttempts());
  await comeToRest(page);
  if (submits === 2) {
    submit(page);
    await until(page, hasForm);
  }
  does?.(page);
  if (submits > 0) submit(page);
  await until(page, isReached);
  return page;
}

/** Opens a page with the current cart, or with the cart that it was first sent with. */
export function open(model: CartModel, attempts: KeptAttempts, cart = model.cart()): Page {
  const [clock, carts] = [new SimulatedClock(), playCarts()];
  const isHere = () => !page.isGone;
  const { api, payment } = model;
  const machine = connect(cartCheckout, {
    api,
    payment,
    cart: carts,
    page: playPage(),
    botCheck: {
      prepare: () => undefined,
      token: () => settle().then(() => 'token'),
      watchChallenge: () => () => undefined,
    },
    attempts: whileHere(attempts, isHere),
    drafts: NO_DRAFTS,
    changes: playChanges(),
    announceOrder: async () => undefined,
    announceLogin: () => undefined,
    forgetOrders: () => undefined,
    newKey: () => keyOf(model.nextKey()),
  });
  const input = { page: { ...checkoutOf('bothOnFile').page, cart }, attempt: unfinishedIn(attempts.read()) };
  const page: Page = { model, attempts, clock, carts, isGone: false, actor: createActor(machine, { input, clock }) };
  model.shown = () => cartTotals(linesOf(page.actor.getSnapshot().context.draft.cart)).total;
  page.actor.start();
  return page;
}

export const comeToRest = (page: Page): Promise<void> => rest(() => isBusy(page), page.clock);

async function until(page: Page, isReached: (page: Page) => boolean): Promise<void> {
  for (let turns = 0; turns < 200 && !isReached(page); turns += 1) {
    await settle();
    if (turns % 8 === 7) page.clock.increment(1_000);
  }
  if (!isReached(page)) throw new Error('The place was not reached.');
}

const isBusy = (page: Page): boolean => {
  const { children, status } = page.actor.getSnapshot();
  return (
    status === 'active' &&
    (checkoutIn(page)?.hasTag('busy') === true || children.cart?.getSnapshot().hasTag('busy') === true)
  );
};
