import {
  type SubscriptionChangeContext,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change-context.ts';
import { pendingIn } from '#machines/account/subscription-change/subscription-change-order.ts';
import type { Problem } from '#machines/lib/problem.ts';
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
import type { CheckoutShown } from '#screens/purchase/checkout/use-checkout.ts';

export interface ChangeConclusionProps {
  context: SubscriptionChangeContext;
  checkout: CheckoutShown;
  /** An address is on its way. */
  isSaving: boolean;
  /** What the provider refused. */
  problems: readonly Problem[];
  onSubmit: () => void;
}

/** How a change ends: checked out, and paid where it costs something (SUBS-8); as an address that is saved; or not begun. */
export function ChangeConclusion({ context, checkout, isSaving, problems, onSubmit }: ChangeConclusionProps) {
  const words = useMessages(subscriptionChangeWords);
  const level = useMessages(levelWords);
  const { settings } = context.page;
  const labelOf = useDeliveryLabel(settings);
  const { choice } = context;
  const subscription = subscriptionOf(context);
  const pending = pendingIn(context);
  if (pending === 'change' || checkout.status !== 'sendable') {
    const line = {
      kind: 'subscription-upgrade' as const,
      name: fill(words.line, { level: level[choice.level], delivery: labelOf(choice.deliverable) }),
      quantity: 1,
      amount: changePrice(subscription, choice) ?? 0,
      shipping: 0,
      discount: 0,
    };
    return (
      <CheckoutPanel
        checkout={checkout}
        lines={[line]}
        terms={settings.terms_of_sale}
        onFile={subscription.card}
        offersKeeping
        locale={settings.locale}
        problems={problems}
        isBotChecked={settings.bot_check !== undefined}
        onSubmit={onSubmit}
      />
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
