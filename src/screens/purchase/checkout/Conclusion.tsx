import type { Timing } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import { timingMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { OrderTotal } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { CheckoutPanel, type CheckoutPanelProps } from './CheckoutPanel.tsx';

export const Conclusion = ({ timing, ...panel }: CheckoutPanelProps & { timing: Timing }) =>
  timing === 'now' ? (
    <CheckoutPanel {...panel} isSummarized />
  ) : (
    <LaterPanel lines={panel.lines} totals={panel.totals} purchase={panel.purchase} />
  );

type LaterPanelProps = Pick<CheckoutPanelProps, 'lines' | 'totals' | 'purchase'>;

function LaterPanel({ lines, totals, purchase: { isAdding: busy, isTold, isPricing } }: LaterPanelProps) {
  const words = useMessages(timingMessages);
  return (
    <Section title={words.review}>
      <OrderTotal lines={lines} totals={totals} />
      <SubmitButton label={busy ? words.adding : words.add} busy={busy || isTold || isPricing} />
      <LiveRegion text={busy ? words.adding : ''} hidden />
    </Section>
  );
}

interface TimingChoiceProps {
  timing: Timing;
  onChange: (timing: Timing) => void;
}

/** Offers checkout now or later, if the host allows it (CHECK-53). */
export function TimingChoice({ timing, onChange }: TimingChoiceProps) {
  const words = useMessages(timingMessages);
  return (
    <RadioSection
      legend={words.title}
      value={timing}
      options={[
        { value: 'now', label: words.now },
        { value: 'later', label: words.later, description: words.laterHint },
      ]}
      onChange={onChange}
    />
  );
}
