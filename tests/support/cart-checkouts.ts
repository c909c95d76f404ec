import type { Actor } from 'xstate';
import type { CartState, CheckoutPage } from '#machines/api/contract.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { CartCheckoutInput, cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { ReaderForm, TextField } from '#machines/purchase/checkout/reader-form.ts';
import { pages } from '#mocks/replies.ts';
import { varied } from './network.ts';
import { copyOf } from './orders.ts';
import { createTestWorld, run, settle } from './test-world.ts';

export type CheckoutPageName = keyof typeof pages.showCheckout;

export const checkoutOf = (name: CheckoutPageName): CartCheckoutInput & { page: CheckoutPage } => ({
  page: copyOf(pages.showCheckout[name].body),
});

export const cartOf = (name: CheckoutPageName): CartState => checkoutOf(name).page.cart;

export const typedByGuest: [TextField<ReaderForm>, string][] = [
  ['name', 'Ada Okafor'],
  ['email', 'ada@reader.example'],
  ['password', 'correct horse'],
  ['confirm', 'correct horse'],
  ['address.line1', '12 Harbour Street'],
  ['address.city', 'Portland'],
  ['address.state', 'ME'],
  ['address.postcode', '04101'],
];

/** A documented checkout that can be started, and restarted as after a reload. */
export function beginCheckout(name: CheckoutPageName, attempt?: BegunAttempt) {
  const world = createTestWorld(attempt);
  const { network, attempts } = world;
  network.answer('getCart', () => varied('getCart', 'basicProduct', cartOf(name)));
  const start = (page: Partial<CheckoutPage> = {}, today?: string) => {
    const begun = checkoutOf(name);
    return run(cartCheckout, world, {
      page: { ...begun.page, ...page },
      attempt: unfinishedIn(attempts.read()),
      today,
    });
  };
  return { world, network, attempts, start, orders: () => network.of('checkOutCart') };
}

export async function beginGuest() {
  const begun = beginCheckout('guest');
  const actor = begun.start();
  await fillIn(actor);
  const { children } = actor.getSnapshot();
  const line = cartOf('guest').billing.a.reported[0]?.id ?? '';
  const cart = () => actor.getSnapshot().context.draft.cart;
  const change = (quantity: number) => children.cart?.send({ type: 'quantity.changed', id: line, quantity });
  return { ...begun, actor, cart, change };
}

export const changedTo = (version: number): CartState => ({ ...cartOf('guest'), version });

export async function fillIn(actor: CartCheckoutActor): Promise<void> {
  await settle();
  for (const [field, value] of typedByGuest) actor.send({ type: 'form.changed', change: { text: { [field]: value } } });
}

export async function submitForm(actor: CartCheckoutActor): Promise<void> {
  actor.send({ type: 'form.submitted' });
  await settle();
}

export function standing(actor: CartCheckoutActor) {
  const { context, children, output } = actor.getSnapshot();
  const checkout = children.checkout?.getSnapshot();
  return {
    visit: output?.visit,
    problems: context.problems,
    hasForm: checkout?.context.intent?.secret !== undefined,
    card: checkout?.context.card,
  };
}

export type CartCheckoutActor = Actor<typeof cartCheckoutMachine>;
