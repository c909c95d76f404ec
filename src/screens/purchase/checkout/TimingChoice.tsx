import type { Timing } from '#machines/purchase/checkout/later.ts';
import { useMessages } from '#messages/context.tsx';
import { timingWords } from '#messages/en/checkout.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';

export interface TimingChoiceProps {
  timing: Timing;
  onChange: (timing: Timing) => void;
}

/** Whether an order is checked out now or put into the cart, where the host lets the reader choose (CHECK-53). */
export function TimingChoice({ timing, onChange }: TimingChoiceProps) {
  const words = useMessages(timingWords);
  return (
    <Section title={words.title}>
      <RadioGroup
        legend={words.title}
        hideLegend
        value={timing}
        options={[
          { value: 'now', label: words.now },
          { value: 'later', label: words.later, description: words.laterHint },
        ]}
        onChange={onChange}
      />
    </Section>
  );
}
