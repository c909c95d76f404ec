import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { renewalRetry } from '#machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { pages } from '#mocks/replies.ts';
import { hasPaymentForm } from '../looks.ts';
import { order } from '../order.ts';
import type { Scenario } from '../scenario.ts';

/** A refusal because the page is out of date reloads the page, which can then pay. */
function hasEnded<M extends AnyStateMachine>(payer: Actor<M>): boolean {
  const { output }: AnyMachineSnapshot = payer.getSnapshot();
  return hasPaymentForm(payer) || output?.reload === true;
}

export const scenarios: Scenario[] = [
  order<typeof invoice.machine>({
    name: 'payInvoice, first submit',
    id: 'payInvoice',
    flow: invoice,
    input: (attempt) => ({ page: copyOf(pages.showInvoice.introductory.body), attempt }),
    fill: (payer) => {
      payer.send({ type: 'form.changed', change: { text: { password: 'correct horse' } } });
      payer.send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } });
    },
    typedInto: (payer) => payer.getSnapshot().context.draft.form,
    hasEnded,
  }),
  order<typeof renewalRetry.machine>({
    name: 'retryRenewal, first submit',
    id: 'retryRenewal',
    flow: renewalRetry,
    input: (attempt) => ({ page: copyOf(pages.showRenewal.cardOnFile.body), attempt }),
    fill: () => undefined,
    typedInto: (payer) => payer.getSnapshot().context.draft.page,
    hasEnded,
  }),
];
