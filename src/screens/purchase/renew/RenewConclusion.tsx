import type { Problem } from '#machines/lib/problem.ts';
import { builtOf, type RenewContext } from '#machines/purchase/renew/renew-context.ts';
import { useMessages } from '#messages/context.tsx';
import { renewNoteWords } from '#messages/en/subscription.ts';
import { useOrderLines } from '#screens/purchase/builder/use-order-lines.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { LaterPanel } from '#screens/purchase/checkout/LaterPanel.tsx';
import type { CheckoutShown } from '#screens/purchase/checkout/use-checkout.ts';

export interface RenewConclusionProps {
  context: RenewContext;
  checkout: CheckoutShown;
  /** What is ordered is on its way to the cart. */
  isAdding: boolean;
  /** What the provider refused. */
  problems: readonly Problem[];
  onSubmit: () => void;
}

/** How a renewal ends: paid with the card on file or a new one (RENEW-8), or in the cart (CHECK-53). */
export function RenewConclusion({ context, checkout, isAdding, problems, onSubmit }: RenewConclusionProps) {
  const { renewNote } = useMessages(renewNoteWords);
  const { settings, payment_info } = context.page;
  const built = builtOf(context);
  const lines = useOrderLines(built);
  if (context.timing === 'later') return <LaterPanel lines={lines} busy={isAdding} />;
  return (
    <CheckoutPanel
      checkout={checkout}
      lines={lines}
      terms={settings.terms_of_sale}
      note={built.choice.term === 'lifetime' ? undefined : renewNote}
      onFile={payment_info}
      offersKeeping
      locale={settings.locale}
      problems={problems}
      isBotChecked={settings.bot_check !== undefined}
      onSubmit={onSubmit}
    />
  );
}
