import type { Tied } from '#app/problems-shown.ts';
import { chosenTier, type DonateContext, type DonateEvent } from '#machines/purchase/donate/donate-context.ts';
import { tiersOf } from '#machines/rules/donation/donation.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { donateWords, tierWords } from '#messages/en/donate.ts';
import { fill } from '#messages/text.ts';
import { AmountField } from '#parts/form/AmountField.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { TierChoice } from '#parts/form/TierChoice.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface DonationAmountProps {
  context: DonateContext;
  tied: Tied;
  send: (event: DonateEvent) => void;
}

/** How often and how much: a tier, or any other amount (DONATE-2, DONATE-9). */
export function DonationAmount({ context, tied, send }: DonationAmountProps) {
  const words = useMessages(donateWords);
  const money = useMoney();
  const { page, process, form, isLinkRefused } = context;
  const names: Record<string, string> = useMessages(tierWords);
  const nameOf = (name: string) => (Object.hasOwn(names, name) && names[name]) || name;
  const priceOf = (cents: number) =>
    process === 'monthly' ? fill(words.perMonth, { amount: money(cents) }) : money(cents);
  return (
    <>
      <Section title={words.process}>
        <RadioGroup
          legend={words.process}
          hideLegend
          value={process}
          options={[
            { value: 'onetime', label: words.onetime },
            { value: 'monthly', label: words.monthly, description: words.monthlyNote },
          ]}
          onChange={(chosen) => send({ type: 'process.chosen', process: chosen })}
        />
      </Section>
      <Section title={words.size}>
        {isLinkRefused && <Notice>{fill(words.linkRefused, { amount: money(page.donate.amount) })}</Notice>}
        <TierChoice
          legend={words.size}
          value={chosenTier(context)?.name}
          tiers={tiersOf(page.settings.donation_tiers).map((tier) => ({
            value: tier.name,
            name: nameOf(tier.name),
            amount: priceOf(tier[process]),
          }))}
          onChange={(name) => send({ type: 'tier.chosen', name })}
        />
        <AmountField
          {...tied}
          label={words.donateAmount}
          hint={words.donateAmountHint}
          value={form.amount}
          onChange={(value) => send({ type: 'field.changed', field: 'amount', value })}
        />
      </Section>
    </>
  );
}
