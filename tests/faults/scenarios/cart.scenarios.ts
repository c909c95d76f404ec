import type { Actor } from 'xstate';
import { answering, cartOf, lights } from '#fixtures/data/cart.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { cart } from '#machines/purchase/cart/cart.ports.ts';
import type { Means } from '../faults.ts';
import { type Definition, handedBack, type Scenario, type Standing, scenario } from '../scenario.ts';

type Machine = typeof cartMachine;
type Shown = Actor<Machine>;

const RESTING = '{"open":"resting"}';

/** The problem of a refused quantity is shown at the line, any other at the cart. */
function changed(means: Means): Standing {
  const { value, problems } = handedBack(RESTING, 'callFailed', RESTING)(means);
  const atLine = (problem: Problem) => (problem.field === 'qty' ? { ...problem, field: 'lines.ln_1' } : problem);
  return { value, problems: problems.map(atLine) };
}

const wantThree = (shown: Shown) => shown.send({ type: 'quantity.changed', id: 'ln_1', quantity: 3 });
const takeOut = (shown: Shown) => shown.send({ type: 'line.removed', id: 'ln_1' });
const countOf = (shown: Shown) => shown.getSnapshot().context.cart.count;

const base = {
  flow: cart,
  input: () => ({ cart: cartOf('basicProduct') }),
  // After a lost answer the cart is refetched, with a new version.
  prepare: ({ network }) => network.answer('getCart', answering('getCart', lights(1, 2))),
  limit: 72_000,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...base,
    name: 'updateCart',
    id: 'updateCart',
    reach: () => undefined,
    act: wantThree,
    rest: changed,
    retry: wantThree,
    hasEnded: (shown) => countOf(shown) === 3,
  }),
  scenario<Machine>({
    ...base,
    name: 'removeFromCart',
    id: 'removeFromCart',
    reach: () => undefined,
    act: takeOut,
    rest: changed,
    retry: takeOut,
    hasEnded: (shown) => countOf(shown) === 0,
  }),
  scenario<Machine>({
    ...base,
    name: 'getCart, as the page is shown again',
    id: 'getCart',
    prepare: undefined,
    reach: () => undefined,
    act: (shown) => shown.send({ type: 'page.returned' }),
    rest: handedBack(RESTING, 'callFailed', '{"open":"stale"}'),
    retry: (shown) => shown.send({ type: 'read.retried' }),
    hasEnded: (shown) => countOf(shown) === 0,
  }),
];
