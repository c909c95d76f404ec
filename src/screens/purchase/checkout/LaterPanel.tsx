import type { OrderLine } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { timingWords } from '#messages/en/checkout.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { OrderReview } from './OrderReview.tsx';

export interface LaterPanelProps {
  lines: readonly OrderLine[];
  busy: boolean;
}

/** The conclusion of an order that is checked out later: what goes into the cart, and the button that puts it there (CHECK-53). */
export function LaterPanel({ lines, busy }: LaterPanelProps) {
  const words = useMessages(timingWords);
  return (
    <Section title={words.review}>
      <OrderReview lines={lines} />
      <SubmitButton label={busy ? words.adding : words.add} busy={busy} />
      <LiveRegion text={busy ? words.adding : ''} hidden />
    </Section>
  );
}
