import type { StateFrom } from 'xstate';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { donateMachine } from '#machines/purchase/donate/donate.machine.ts';
import type { DonateContext, DonateEvent } from '#machines/purchase/donate/donate-context.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address-lines.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { donateWords } from '#messages/en/donate.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { LaterPanel } from '#screens/purchase/checkout/LaterPanel.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { TimingChoice } from '#screens/purchase/checkout/TimingChoice.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';
import { DonationAmount } from './DonationAmount.tsx';
import { DonorFields } from './DonorFields.tsx';
import { useDonationLines } from './use-donation-lines.ts';

export interface DonateFormProps {
  snapshot: StateFrom<typeof donateMachine>;
  send: (event: DonateEvent) => void;
}

/** How much is given and by whom, and the checkout, as one form. */
export function DonateForm({ snapshot, send }: DonateFormProps) {
  const words = useMessages(donateWords);
  const { context, children } = snapshot;
  const { page, process, timing, problems: own } = context;
  const { settings, subscriber, payment_info } = page;
  const checkout = useCheckout(children.checkout);
  const lines = useDonationLines(context);

  const isNow = timing === 'now';
  const isAdding = snapshot.matches({ open: 'adding' });
  const busy = isAdding || isBusy(checkout.status);
  const problems = own.length > 0 || !isNow ? own : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, shownFields(context), ALIASES);
  const { tie, entries, payment } = useProblemsShown('donate', placed);
  const submit = () =>
    isNow && checkout.status === 'unsettled'
      ? checkout.send({ type: 'check.requested' })
      : send({ type: 'form.submitted' });

  return (
    <PurchaseForm
      busy={busy}
      problems={problems}
      entries={entries}
      onSubmit={submit}
      conclusion={
        isNow ? (
          <CheckoutPanel
            checkout={checkout}
            lines={lines}
            terms={settings.terms_of_sale}
            note={process === 'monthly' ? words.monthlyNote : undefined}
            onFile={payment_info}
            offersKeeping={subscriber !== null}
            locale={settings.locale}
            problems={payment}
            isBotChecked={settings.bot_check !== undefined}
            onSubmit={submit}
          />
        ) : (
          <LaterPanel lines={lines} busy={isAdding} />
        )
      }
    >
      <DonationAmount context={context} tied={tie('amount')} send={send} />
      {settings.features?.donate?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => send({ type: 'timing.chosen', timing: chosen })} />
      )}
      {isNow && <DonorFields context={context} countries={children.shipping} tie={tie} send={send} />}
    </PurchaseForm>
  );
}

const ALIASES = {
  donation: 'amount',
  'cart.donation': 'amount',
  'donation.dollars': 'amount',
  address: 'address.line1',
};

const ADDRESS_FIELDS = ADDRESS_LINES.map((line) => `address.${line}`);

function shownFields({ page, timing }: DonateContext): string[] {
  if (timing === 'later') return ['amount'];
  return ['amount', 'recipient_name', ...(page.subscriber ? [] : ['name', 'email', ...ADDRESS_FIELDS])];
}
