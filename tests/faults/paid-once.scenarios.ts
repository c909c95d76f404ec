import type { Actor, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Flow } from '#machines/lib/flow.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { renewalRetry } from '#machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { run, settle } from '../support/test-world.ts';
import { hasPaymentForm, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

interface PaidOnce<M extends AnyStateMachine> {
  flow: Flow<M>;
  id: PurchaseCall;
  input: (attempt: BegunAttempt | undefined) => InputFrom<M>;
  fill: (payer: Actor<M>) => void;
  typedInto: (payer: Actor<M>) => unknown;
}

export const scenarios: Scenario[] = [
  paidOnce({
    flow: invoice,
    id: 'payInvoice',
    input: (attempt) => ({ page: copyOf(pages.showInvoice.introductory.body), attempt }),
    fill: (payer) => {
      payer.send({ type: 'form.changed', change: { text: { password: 'correct horse' } } });
      payer.send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } });
    },
    typedInto: (payer) => payer.getSnapshot().context.draft.form,
  }),
  paidOnce({
    flow: renewalRetry,
    id: 'retryRenewal',
    input: (attempt) => ({ page: copyOf(pages.showRenewal.cardOnFile.body), attempt }),
    fill: () => undefined,
    typedInto: (payer) => payer.getSnapshot().context.draft.page,
  }),
];

function paidOnce<M extends AnyStateMachine>({ flow, id, input, fill, typedInto }: PaidOnce<M>): Scenario {
  // Every purchase accepts it, but the type parameter hides its events.
  const submit = (payer: Actor<M>) => payer.send({ type: 'form.submitted' } as never);
  const hasReloaded = (payer: Actor<AnyStateMachine>) => {
    const { output }: AnyMachineSnapshot = payer.getSnapshot();
    return output?.reload === true;
  };
  return scenario<M>({
    flow,
    input,
    landings: /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
    name: `${id}, first submit`,
    id,
    limit: 72_000,
    reach: fill,
    act: submit,
    look: lookAtCheckout(typedInto),
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    retry: submit,
    // A refusal because the page is out of date reloads the page, which can then pay.
    hasEnded: (payer) => hasPaymentForm(payer) || hasReloaded(payer),
    hasKey: true,
    isOrder: true,
    restart: async (world, left) => {
      const again = run(flow, world, input(unfinishedIn(world.attempts.read())));
      await settle();
      fill(again);
      submit(again);
      await settle();
      const [sent] = world.network.of(id).slice(-1);
      return [
        ...complain(!hasPaymentForm(again), 'opens no form after a reload'),
        ...complain(
          sent?.key === left.key || !isClosed(world, left),
          'orders anew before it knows what became of the order',
        ),
      ];
    },
  });
}
