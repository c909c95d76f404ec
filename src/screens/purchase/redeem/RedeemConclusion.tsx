import type { Problem } from '#machines/lib/problem.ts';
import { giftOf, type RedeemContext } from '#machines/purchase/redeem/redeem-context.ts';
import { redeemPrice } from '#machines/purchase/redeem/redeem-order.ts';
import { needsUpgrade } from '#machines/rules/subscription/gift.ts';
import { useMessages } from '#messages/context.tsx';
import { redeemWords } from '#messages/en/redeem.ts';
import { fill } from '#messages/text.ts';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import type { CheckoutShown } from '#screens/purchase/checkout/use-checkout.ts';

export interface RedeemConclusionProps {
  context: RedeemContext;
  checkout: CheckoutShown;
  /** What the provider refused. */
  problems: readonly Problem[];
  onSubmit: () => void;
}

/** How a redemption ends: at once, or with the payment of its upgrade (REDEEM-10). */
export function RedeemConclusion({ context, checkout, problems, onSubmit }: RedeemConclusionProps) {
  const words = useMessages(redeemWords);
  const { settings, subscriber, payment_info } = context.page;
  const { deliverable } = context;
  const labelOf = useDeliveryLabel(settings);
  const isUpgrade = needsUpgrade(giftOf(context), deliverable);
  const line = {
    kind: isUpgrade ? ('subscription-upgrade' as const) : ('gift-subscription' as const),
    name: isUpgrade ? fill(words.upgradeLine, { delivery: labelOf(deliverable) }) : words.giftLine,
    quantity: 1,
    amount: redeemPrice(context),
    shipping: 0,
    discount: 0,
  };
  return (
    <CheckoutPanel
      checkout={checkout}
      lines={[line]}
      hidesReview={!isUpgrade}
      terms={settings.terms_of_sale}
      onFile={payment_info}
      offersKeeping={subscriber !== null}
      locale={settings.locale}
      problems={problems}
      isBotChecked={settings.bot_check !== undefined}
      onSubmit={onSubmit}
    />
  );
}
