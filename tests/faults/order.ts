import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { run, settle } from '#fixtures/world/test-world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import type { PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { hasPaymentForm, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { type Definition, isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

/** What differs from one order to another: how its page is filled in, and where it leads. */
type Ordering<M extends AnyStateMachine> = Pick<Definition<M>, 'name' | 'flow' | 'input'> &
  Partial<Definition<M>> & {
    id: PurchaseCall;
    fill: (actor: Actor<M>) => Promise<void> | void;
    typedInto: (actor: Actor<M>) => unknown;
  };

export const DOCUMENTS = /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/;

/** Every purchase accepts it, but the type parameter hides its events. */
export const submit = <M extends AnyStateMachine>(actor: Actor<M>): void =>
  actor.send({ type: 'form.submitted' } as never);

/** An order, which opens the payment form unless it says where else it ends, and the page opened after it was left. */
export function order<M extends AnyStateMachine>({ fill, typedInto, ...given }: Ordering<M>): Scenario {
  const { flow, id, input, hasEnded = hasPaymentForm } = given;
  return scenario<M>({
    limit: 72_000,
    landings: DOCUMENTS,
    reach: fill,
    act: submit,
    retry: submit,
    look: lookAtCheckout(typedInto),
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    hasEnded,
    isOrder: true,
    hasKey: true,
    restart: async (world, left) => {
      world.network.answer('getFulfilment', 'unpaid');
      const again = run(flow, world, input(unfinishedIn(world.attempts.read())));
      await settle();
      await fill(again);
      submit(again);
      await settle();
      const [sent] = world.network.of(id).slice(-1);
      return [
        ...complain(!hasEnded(again) && !hasPaymentForm(again), 'does not go on after a reload'),
        ...complain(
          sent?.key === left.key || !isClosed(world, left),
          'orders anew before it knows what became of the order',
        ),
      ];
    },
    ...given,
  });
}

/** The second submit, which pays. */
export const payment = <M extends AnyStateMachine>(ordering: Ordering<M>): Scenario =>
  order({
    ...ordering,
    reach: async (actor) => {
      await ordering.fill(actor);
      submit(actor);
      await settle();
    },
    rest: orderedBack,
    hasEnded: hasReceipt,
  });

export function hasReceipt<M extends AnyStateMachine>(actor: Actor<M>): boolean {
  const { output }: AnyMachineSnapshot = actor.getSnapshot();
  return output?.visit === '/receipts?token=rcp_Vd0w7c';
}
