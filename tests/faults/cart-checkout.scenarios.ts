import type { Actor } from 'xstate';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { cartOf, checkoutOf, fillIn } from '../support/cart-checkouts.ts';
import { type Call, varied } from '../support/network.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import { goodReply } from './faults.ts';
import { hasPaymentForm, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { type Definition, isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

type Machine = typeof cartCheckoutMachine;
type Payer = Actor<Machine>;

const input = (attempt: BegunAttempt | undefined) => ({ ...checkoutOf('discounted'), attempt });
const submit = (payer: Payer) => payer.send({ type: 'form.submitted' });

const page = {
  flow: cartCheckout,
  input,
  id: 'checkOutCart',
  limit: 72_000,
  prepare: ({ network }) => {
    let { version } = cartOf('discounted');
    network.answer('checkOutCart', goodReply);
    // A refetched cart has changed in the meantime.
    network.answer('getCart', () => {
      version += 1;
      return varied('getCart', 'discounted', { ...cartOf('discounted'), version });
    });
  },
  act: submit,
  look: lookAtCheckout((payer) => payer.getSnapshot().context.draft.form),
  retry: submit,
  isOrder: true,
  hasKey: true,
  restart: orderAnew,
  landings: /^\/(?:receipts\?token=|invoice\/|account$)[A-Za-z0-9_-]*$/,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...page,
    name: 'checkOutCart, first submit',
    reach: fillIn,
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    hasEnded: hasPaymentForm,
  }),
  scenario<Machine>({
    ...page,
    name: 'checkOutCart, second submit',
    reach: async (payer) => {
      await fillIn(payer);
      submit(payer);
      await settle();
    },
    rest: orderedBack,
    hasEnded: (payer) => payer.getSnapshot().output?.visit === '/receipts?token=rcp_Vd0w7c',
  }),
];

async function orderAnew(world: TestWorld, left: Call): Promise<string[]> {
  world.network.answer('getFulfilment', 'unpaid');
  const again = run(cartCheckout, world, input(unfinishedIn(world.attempts.read())));
  await fillIn(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('checkOutCart').slice(-1);
  return [
    ...complain(!hasPaymentForm(again), 'opens no form after a reload'),
    ...complain(
      sent?.key === left.key || !isClosed(world, left),
      'orders anew before it knows what became of the order',
    ),
  ];
}
