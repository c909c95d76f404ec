import type { Actor } from 'xstate';
import type { ProductPage } from '#machines/api/contract.ts';
import type { productMachine } from '#machines/purchase/product/product.machine.ts';
import { product } from '#machines/purchase/product/product.ports.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { settle } from '../support/test-world.ts';
import { type Definition, handedBack, type Look, type Scenario, scenario } from './scenario.ts';

type Machine = typeof productMachine;
type Box = Actor<Machine>;

const submit = (box: Box) => box.send({ type: 'form.submitted' });
const hasEnded = (box: Box) => box.getSnapshot().matches({ open: 'added' });

function inputOf(name: 'basicProduct' | 'inCart') {
  const page: ProductPage = copyOf(pages.showProduct[name].body);
  if (!page.product) throw new Error('The page has no product.');
  return { product: page.product, cart: page.cart };
}

function choose(box: Box): void {
  box.send({ type: 'quantity.changed', typed: '2' });
  box.send({ type: 'donation.changed', typed: '5' });
}

const base = {
  flow: product,
  // A call that is lost is looked for in the cart, which may be lost, too.
  limit: 72_000,
  act: submit,
  look,
  rest: handedBack('{"open":"added"}', 'callFailed', '{"open":"choosing"}'),
  retry: submit,
  hasEnded,
} satisfies Partial<Definition<Machine>>;

/** Every place of the add-to-cart box where a call of its own is made. */
export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...base,
    name: 'addToCart of a product',
    id: 'addToCart',
    input: () => inputOf('basicProduct'),
    reach: choose,
  }),
  scenario<Machine>({
    ...base,
    name: 'updateCart of a product',
    id: 'updateCart',
    input: () => inputOf('inCart'),
    reach: choose,
  }),
  scenario<Machine>({
    ...base,
    name: 'getCart after a lost answer',
    id: 'getCart',
    input: () => inputOf('basicProduct'),
    prepare: ({ network }) => {
      network.answer('addToCart', 'unavailable', 'added');
      network.answer('getCart', 'unavailable');
    },
    reach: async (box) => {
      choose(box);
      submit(box);
      await settle();
    },
  }),
];

/** What was chosen stays until it is in the cart; then the box shows what the cart holds. */
function look(box: Box): Look {
  const { value, context, ...snapshot } = box.getSnapshot();
  return {
    value: typeof value === 'string' ? value : JSON.stringify(value),
    problems: context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: hasEnded(box) ? undefined : context.form,
  };
}
