import { useId } from 'react';
import { EmailField } from '#app/forms/EmailField.tsx';
import type { BindField, FieldBinding } from '#app/forms/problems-shown.ts';
import type { OrderLine } from '#machines/api/contract.ts';
import { isLater } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import {
  chosenTier,
  type DonateDraft,
  donated,
  type donateMachine,
  problemIn,
} from '#machines/purchase/donate/donate.machine.ts';
import { tiersOf } from '#machines/rules/donation/donation.ts';
import { donationLine } from '#machines/rules/price/line-price.ts';
import { donateMessages, tierMessages } from '#messages/en/donation.ts';
import { purchaserMessages, reviewMessages } from '#messages/en/order.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useCurrencyText, useMessages, useMoney } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { TierChoice } from '#parts/form/choice/TierChoice.tsx';
import { Field } from '#parts/form/Field.tsx';
import { AmountField } from '#parts/form/number/AmountField.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Conclusion, TimingChoice } from '#screens/purchase/checkout/Conclusion.tsx';
import { OrderAddress, type OrderAddressProps } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { OrderSummary } from '#screens/purchase/checkout/review/OrderSummary.tsx';
import { linesIn } from '#screens/purchase/checkout/shown-fields.ts';
import { type PurchaseFormOf, usePurchase } from '#screens/purchase/checkout/use-purchase.ts';
import { useMonthlyCharge } from './use-monthly-charge.ts';

type Change = ChangeOf<typeof donateMachine>;

export function DonateForm({ snapshot, send }: PurchaseFormOf<typeof donateMachine>) {
  const { draft } = snapshot.context;
  const { page, process, timing } = draft;
  const purchase = usePurchase(snapshot, send, { id: 'donate', fields: shownFields(draft), aliases: ALIASES });
  const { change } = purchase;
  const monthly = process === 'monthly' ? donated(draft) : 0;
  const monthlyCharge = useMonthlyCharge(monthly);
  const lines = useLines(draft);
  return (
    <PurchaseForm
      purchase={purchase}
      summary={<OrderSummary lines={lines} edits={{ donation: purchase.fieldProps('amount').id }} />}
      conclusion={
        <Conclusion
          purchase={purchase}
          page={page}
          timing={timing}
          lines={lines}
          note={monthlyCharge}
          renewal={{ monthly }}
        />
      }
    >
      <Amount draft={draft} tied={purchase.fieldProps('amount')} change={change} />
      {page.settings.features?.donate?.checkout_later && (
        <TimingChoice timing={timing} onChange={(chosen) => change({ timing: chosen })} />
      )}
      {!isLater(draft) && (
        <Donor draft={draft} countries={snapshot.children.shipping} fieldProps={purchase.fieldProps} change={change} />
      )}
    </PurchaseForm>
  );
}

interface AmountProps {
  draft: DonateDraft;
  tied: FieldBinding;
  change: (change: Change) => void;
}

function Amount({ draft, tied, change }: AmountProps) {
  const words = useMessages(donateMessages);
  const sizeId = useId();
  const money = useMoney();
  const { page, process, amounts, refusedLink } = draft;
  const { donation_tiers } = page.settings;
  const textOf = useProblemText();
  const inCurrency = useCurrencyText();
  const code = problemIn(draft);
  const names: Record<string, string> = useMessages(tierMessages);
  const nameOf = (name: string) => (Object.hasOwn(names, name) && names[name]) || name;
  const isMonthly = process === 'monthly';
  const priceOf = (cents: number) => (isMonthly ? fill(words.perMonth, { amount: money(cents) }) : money(cents));
  return (
    <>
      <RadioSection
        legend={words.process}
        value={process}
        options={[
          { value: 'onetime', label: words.onetime },
          { value: 'monthly', label: words.monthly, description: words.monthlyNote },
        ]}
        onChange={(chosen) => change({ process: chosen })}
      />
      <Section title={words.size} titleId={sizeId}>
        {refusedLink === process && <Notice>{fill(words.linkRefused, { amount: priceOf(donated(draft)) })}</Notice>}
        <TierChoice
          labelledBy={sizeId}
          value={chosenTier(draft)?.name}
          tiers={tiersOf(donation_tiers).map((tier) => ({
            value: tier.name,
            name: nameOf(tier.name),
            amount: priceOf(tier[process]),
          }))}
          onChange={(tier) => change({ tier })}
        />
        <AmountField
          {...tied}
          key={process}
          label={isMonthly ? words.monthlyAmount : words.donateAmount}
          hint={inCurrency(words.donateAmountHint)}
          problem={code && textOf({ field: 'amount', code })}
          value={amounts[process]}
          onChange={(amount) => change({ amount })}
        />
      </Section>
    </>
  );
}

interface DonorProps {
  draft: DonateDraft;
  countries: OrderAddressProps['countries'];
  fieldProps: BindField;
  change: (change: Change) => void;
}

function Donor({ draft, countries, fieldProps, change }: DonorProps) {
  const words = useMessages(donateMessages);
  const purchaser = useMessages(purchaserMessages);
  const { page, form } = draft;
  const account = page.subscriber?.account;
  const text = (field: 'name' | 'email' | 'recipient_name') => ({
    ...fieldProps(field),
    value: form[field],
    onChange: (value: string) => change({ text: { [field]: value } }),
  });
  return (
    <>
      <Section title={words.donor} group>
        {account ? (
          <p>
            <ServerWords>{fill(words.asAccount, { name: account.name, account: account.email })}</ServerWords>
          </p>
        ) : (
          <>
            <Field label={purchaser.name} autoComplete="name" {...text('name')} />
            <EmailField label={purchaser.email} hint={purchaser.emailHint} {...text('email')} />
          </>
        )}
        <Field label={words.recipient} hint={words.recipientHint} optional {...text('recipient_name')} />
      </Section>
      {!account && (
        <Section title={words.address} group>
          <p>{words.addressNote}</p>
          <OrderAddress
            name="address"
            draft={draft}
            category="ship-a"
            countries={countries}
            fieldProps={fieldProps}
            change={change}
          />
        </Section>
      )}
    </>
  );
}

/** The donation as a receipt line; empty until the amount can be parsed. */
function useLines(draft: DonateDraft): OrderLine[] {
  const review = useMessages(reviewMessages);
  const amount = donated(draft);
  if (amount === 0) return [];
  const name = draft.process === 'monthly' ? review.monthlyDonation : review.onetimeDonation;
  return [{ kind: 'donation-item', name, quantity: 1, ...donationLine(amount) }];
}

const ALIASES = { donation: 'amount', 'cart.donation': 'amount', 'donation.dollars': 'amount' };

function shownFields(draft: DonateDraft): string[] {
  if (isLater(draft)) return ['amount'];
  return ['amount', 'recipient_name', ...(draft.page.subscriber ? [] : ['name', 'email', ...linesIn('address')])];
}
