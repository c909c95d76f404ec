import type { Tied } from '#app/problems-shown.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { MEDIA, type Medium } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { mediumWords } from '#messages/en/subscription.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Money } from '#parts/text/Money.tsx';

export interface MediumChoiceProps {
  value: Medium;
  /** What a subscription costs in each medium, without shipping. */
  prices: Record<Medium, Cents>;
  /** The media that the coupon in use closes (SUBSCRIBE-17). */
  closed: readonly Medium[];
  tied: Tied;
  onChange: (medium: Medium) => void;
}

/** In which medium: the deliverable of a subscription (SUBSCRIBE-5). */
export function MediumChoice({ value, prices, closed, tied, onChange }: MediumChoiceProps) {
  const subscribe = useMessages(subscribeWords);
  const words = useMessages(mediumWords);
  const hints = { print: words.printHint, digital: words.digitalHint };
  return (
    <Section title={subscribe.adjust}>
      <RadioGroup
        {...tied}
        legend={subscribe.adjust}
        hideLegend
        value={value}
        options={MEDIA.map((medium) => ({
          value: medium,
          label: words[medium],
          description: hints[medium],
          price: <Money cents={prices[medium]} />,
          disabled: closed.includes(medium),
          disabledReason: subscribe.closedByCoupon,
        }))}
        onChange={onChange}
      />
    </Section>
  );
}
