import type { Actor } from 'xstate';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { invoiceMachine } from '#machines/purchase/invoice/invoice.machine.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { pages } from '#mocks/replies.ts';
import type { Call } from '../support/network.ts';
import { copyOf } from '../support/orders.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import { hasPaymentForm, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

type Machine = typeof invoiceMachine;
type Payer = Actor<Machine>;

const input = (attempt: BegunAttempt | undefined) => ({
  page: copyOf(pages.showInvoice.introductory.body),
  attempt,
});
const submit = (payer: Payer) => payer.send({ type: 'form.submitted' });

function fill(payer: Payer): void {
  payer.send({ type: 'form.changed', change: { text: { password: 'correct horse' } } });
  payer.send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } });
}

/** The place where an invoice is paid. */
export const scenarios: Scenario[] = [
  scenario<Machine>({
    flow: invoice,
    input,
    landings: /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
    name: 'payInvoice, first submit',
    id: 'payInvoice',
    limit: 72_000,
    reach: fill,
    act: submit,
    look: lookAtCheckout((payer) => payer.getSnapshot().context.draft.form),
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    retry: submit,
    // What the server says is not as the page shows it is shown anew, and then paid.
    hasEnded: (payer) => hasPaymentForm(payer) || payer.getSnapshot().output?.reload === true,
    hasKey: true,
    isOrder: true,
    restart: payAnew,
  }),
];

/** The page that follows on one left with a payment under way finds out what became of it, then can order anew. */
async function payAnew(world: TestWorld, left: Call): Promise<string[]> {
  const again = run(invoice, world, input(unfinishedIn(world.attempts.read())));
  await settle();
  fill(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('payInvoice').slice(-1);
  return [
    ...complain(!hasPaymentForm(again), 'opens no form after a reload'),
    ...complain(
      sent?.key === left.key || !isClosed(world, left),
      'orders anew before it knows what became of the order',
    ),
  ];
}
