import {
  pendingIn,
  type SubscriptionChangeDraft,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change.machine.ts';
import { changePrice } from '#machines/rules/subscription/upgrade.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords } from '#messages/en/subscription.ts';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { fill } from '#messages/text.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import type { PurchaseShown } from '#screens/purchase/checkout/use-purchase.ts';

export interface ChangeConclusionProps {
  draft: SubscriptionChangeDraft;
  purchase: PurchaseShown;
  /** An address is on its way. */
  isSaving: boolean;
}

/** How a change ends: checked out, and paid where it costs something (SUBS-8); as an address that is saved; or not begun. */
export function ChangeConclusion({ draft, purchase, isSaving }: ChangeConclusionProps) {
  const words = useMessages(subscriptionChangeWords);
  const level = useMessages(levelWords);
  const labelOf = useDeliveryLabel(draft.page.settings);
  const { choice } = draft;
  const subscription = subscriptionOf(draft);
  const pending = pendingIn(draft);
  if (pending === 'change' || purchase.checkout.status !== 'sendable') {
    const line = {
      kind: 'subscription-upgrade' as const,
      name: fill(words.line, { level: level[choice.level], delivery: labelOf(choice.deliverable) }),
      quantity: 1,
      amount: changePrice(subscription, choice) ?? 0,
      shipping: 0,
      discount: 0,
    };
    return (
      <CheckoutPanel purchase={purchase} page={draft.page} lines={[line]} onFile={subscription.card} offersKeeping />
    );
  }
  if (pending === 'nothing') return null;
  return (
    <Section title={words.saveTitle}>
      <SubmitButton label={isSaving ? words.saving : words.save} busy={isSaving} />
      <LiveRegion text={isSaving ? words.saving : ''} hidden />
    </Section>
  );
}
