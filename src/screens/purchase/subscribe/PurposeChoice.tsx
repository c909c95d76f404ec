import type { Tied } from '#app/problems-shown.ts';
import { GIFTS } from '#machines/purchase/subscribe/subscribe.machine.ts';
import type { ClampedQuantity } from '#machines/rules/cart/quantity.ts';
import type { Purpose } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { giftWords } from '#messages/en/subscribe.ts';
import { QuantityField } from '#parts/form/QuantityField.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { useClampNote } from '#screens/purchase/builder/use-clamp-note.ts';

export interface PurposeChoiceProps {
  purpose: Purpose;
  /** How many are given. */
  gifts: ClampedQuantity;
  tied: Tied;
  change: (change: { purpose?: Purpose; quantity?: string }) => void;
}

/** Whom a subscription is for, and how many are given (SUBSCRIBE-10, GIFT-2). */
export function PurposeChoice({ purpose, gifts, tied, change }: PurposeChoiceProps) {
  const words = useMessages(giftWords);
  const note = useClampNote(gifts, GIFTS);
  return (
    <Section title={words.purpose} group>
      <RadioGroup
        legend={words.purpose}
        hideLegend
        value={purpose}
        options={[
          { value: 'personal', label: words.personal },
          { value: 'gift', label: words.gift, description: words.giftHint },
        ]}
        onChange={(chosen) => change({ purpose: chosen })}
      />
      {purpose === 'gift' && (
        <QuantityField
          {...tied}
          label={words.quantity}
          hint={note}
          value={gifts.quantity}
          minimum={GIFTS.min}
          maximum={GIFTS.max}
          onChange={(quantity) => change({ quantity })}
        />
      )}
      <LiveRegion text={(purpose === 'gift' && note) || ''} hidden />
    </Section>
  );
}
